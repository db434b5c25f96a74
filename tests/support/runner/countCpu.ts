import { afterAll } from 'vitest'
import { cpuSeconds } from './cpuSeconds.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of a test file. */
    cpuSeconds?: number
  }
}

const before = cpuSeconds()

// Tells the reporter the CPU time of a test file: of its worker and of the browsers and programs that this has started. One that
// an earlier file started and that ends in this one would make it negative.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it
afterAll(({}, file) => {
  const now = cpuSeconds()
  if (now !== null && before !== null) file.meta.cpuSeconds = Math.max(0, now - before)
})
