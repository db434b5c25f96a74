import { afterEach, beforeEach, expect, vi } from 'vitest'

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const

// Output nobody expected is a defect. A test that expects some takes it off the list with `takeConsole`.
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

/** What was written to the console so far in this test, `method: text`, counted as expected from here on. */
export function takeConsole(): string[] {
  const taken = lines
  lines = []
  return taken
}
