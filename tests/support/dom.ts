import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Machines can be slow: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 })

// Development builds of React record a stack for each element: ten frames are enough.
Error.stackTraceLimit = 10

// No test reaches the network: a page gets `data`, or a `fetch` of the test.
globalThis.fetch = (url) => Promise.reject(new TypeError(`no fetch was passed for ${url}`))

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // What is queued still belongs to this test: a step back in the history takes two tasks.
  for (const _ of [1, 2]) await new Promise((resolve) => setTimeout(resolve))
})
