import type { HttpHandler } from 'msw'
import type { EndpointPaths } from '../core/endpoints.ts'
import type { ShellFixtures } from './fixtures.ts'
import { msw } from './msw.ts'
import { mswHandlers } from './mswHandlers.ts'

/**
 * Returns the request handlers of `mswHandlers` of `/testing`, made with the msw that is installed.
 *
 * @param fixtures data of the responses; missing keys are those of `shellFixtures`.
 *
 * @param paths `paths` of the page's config. @default the specified ones
 *
 * @throws Error where msw is not installed. `answerShellRequest` needs none.
 *
 * @example setupServer(...shellHandlers({ topBanners: [] }))
 */
export function shellHandlers(fixtures: Partial<ShellFixtures> = {}, paths?: Partial<EndpointPaths>): HttpHandler[] {
  if (msw) return mswHandlers(msw.http, fixtures, paths)
  throw new Error(
    '[@jobsite/shell] Request handlers need msw, which is not installed. Install it ("npm install --save-dev msw"), or answer requests with answerShellRequest, which needs none. (code: no-msw)',
  )
}

/** Handlers that respond with `shellFixtures`; empty where msw is not installed. */
export const handlers: readonly HttpHandler[] = /* @__PURE__ */ defaultHandlers()

function defaultHandlers(): HttpHandler[] {
  return msw ? mswHandlers(msw.http) : []
}
