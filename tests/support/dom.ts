import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'

// Machines can be slow: what is waited for may take its time.
configure({ asyncUtilTimeout: PATIENCE_MS })

// Errors of failed attempts are many: ten frames are enough.
Error.stackTraceLimit = 10

// React 19 records a stack for each element in development, up to a limit, to name components in warnings. That takes a fifth
// of the time, and a warning fails a test without them: the limit is reached from the start.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const { [internals]: ofReact } = React as { [internals]?: object }
if (ofReact)
  Object.defineProperty(ofReact, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })

// The DOM of these tests has no layout, and so nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

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
