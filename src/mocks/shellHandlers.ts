import { type HttpHandler, http } from 'msw'
import { answerShellRequest } from './answerShellRequest.ts'
import { SHELL_ENDPOINTS } from './endpoints.ts'
import type { ShellFixtures } from './ShellFixtures.ts'

/**
 * Request handlers of every endpoint that the shell calls, on any host, for `setupServer` and `setupWorker` of msw.
 *
 * @param fixtures what is answered with; what is not named stays as in `shellFixtures`.
 *
 * @example setupServer(...shellHandlers({ topBanners: [] }))
 */
export function shellHandlers(fixtures: Partial<ShellFixtures> = {}): HttpHandler[] {
  return SHELL_ENDPOINTS.map(({ path }) =>
    http.get(`*${path}`, ({ request }) => answerShellRequest(request, fixtures) ?? undefined),
  )
}

/** The handlers of an ordinary day. */
export const handlers: readonly HttpHandler[] = /* @__PURE__ */ shellHandlers()
