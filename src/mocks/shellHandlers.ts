import type { HttpHandler } from 'msw'
import { type EndpointName, type EndpointPaths, endpoints } from '../core/endpoints.ts'
import { answerShellRequest } from './answerShellRequest.ts'
import { pathOf } from './answers.ts'
import { FIXTURE_IMAGE_PATH } from './fixtureImages.ts'
import type { ShellFixtures } from './fixtures.ts'
import { msw } from './msw.ts'

/**
 * Returns request handlers of every endpoint that the shell calls, on any host, for `setupServer` and `setupWorker` of
 * msw.
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
  if (msw) return createHandlers(msw.http, fixtures, paths)
  throw new Error(
    '[@jobsite/shell] Request handlers need msw, which is not installed. Install it ("npm install --save-dev msw"), or answer requests with answerShellRequest, which needs none. (code: no-msw)',
  )
}

function createHandlers(
  http: typeof import('msw')['http'],
  fixtures: Partial<ShellFixtures>,
  paths?: Partial<EndpointPaths>,
): HttpHandler[] {
  const answer = ({ request }: { request: Request }) => answerShellRequest(request, fixtures, paths) ?? undefined
  return [
    ...(Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
      const path = `*${pathOf(name, paths)}`
      const { method } = endpoints[name]
      return [
        method === 'GET' ? http.get(path, answer) : http.post(path, answer),
        // The preflight, which happy-dom sends as a request of its own.
        http.options(path, answer),
      ]
    }),
    http.get(`*${FIXTURE_IMAGE_PATH}`, answer),
  ]
}

/** Handlers that respond with `shellFixtures`; empty where msw is not installed. */
export const handlers: readonly HttpHandler[] = /* @__PURE__ */ defaultHandlers()

function defaultHandlers(): HttpHandler[] {
  return msw ? createHandlers(msw.http, {}) : []
}
