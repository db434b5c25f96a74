import { afterEach, beforeEach, expect, vi } from 'vitest'

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const

// Output no one expected is a defect. A test that expects some takes it off the list with `takeConsole`.
let lines: string[] = []

beforeEach(() => {
  lines = []
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      lines.push(`${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  const unexpected = lines
  lines = []
  vi.restoreAllMocks()
  expect(unexpected, 'unexpected console output').toEqual([])
})

/** Returns the console messages of this test (`method: text`) and marks them as expected. */
export function takeConsole(): string[] {
  const taken = lines
  lines = []
  return taken
}
