import type { Msw } from './msw.ts'

/** msw for CJS, where there is no top-level `await`; `null` where it is not installed. */
export const msw: Msw | null = load()

function load(): Msw | null {
  try {
    return require('msw')
  } catch {
    return null
  }
}
