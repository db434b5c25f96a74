import { type HttpHandler, http } from 'msw'
import { endpoints } from '../core/endpoints.ts'
import { answerShellRequest } from './answerShellRequest.ts'
import { FIXTURE_IMAGE_PATH } from './fixtureImages.ts'
import type { ShellFixtures } from './ShellFixtures.ts'

/**
 * Request handlers of every endpoint that the shell calls, on any host, for `setupServer` and `setupWorker` of msw.
 *
 * @param fixtures what is answered with; what is not named stays as in `shellFixtures`.
 *
 * @example setupServer(...shellHandlers({ topBanners: [] }))
 */
export function shellHandlers(fixtures: Partial<ShellFixtures> = {}): HttpHandler[] {
  const answer = ({ request }: { request: Request }) => answerShellRequest(request, fixtures) ?? undefined
  return [
    ...Object.values(endpoints).map(({ method, path }) =>
      method === 'GET' ? http.get(`*${path}`, answer) : http.post(`*${path}`, answer),
    ),
    http.get(`*${FIXTURE_IMAGE_PATH}`, answer),
  ]
}

/** The handlers of an ordinary day. */
export const handlers: readonly HttpHandler[] = /* @__PURE__ */ shellHandlers()
