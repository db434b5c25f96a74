import { type EndpointName, type EndpointPaths, endpoints } from '../core/endpoints.ts'
import { answerShellRequest } from './answerShellRequest.ts'
import { pathOf } from './answers.ts'
import { FIXTURE_IMAGE_PATH } from './fixtureImages.ts'
import type { ShellFixtures } from './fixtures.ts'

/** The functions of msw's `http` that create request handlers. */
export interface MswHttp<Handler> {
  get(path: string, resolver: MswResolver): Handler
  post(path: string, resolver: MswResolver): Handler
  options(path: string, resolver: MswResolver): Handler
}

/** Responds to an intercepted request; `undefined` leaves it to the next handler. */
export type MswResolver = (intercepted: { request: Request }) => Response | undefined

/**
 * Returns request handlers of every endpoint that the shell calls, on any host, for `setupServer` and `setupWorker` of
 * [msw](https://mswjs.io) 2.4 or newer.
 *
 * @param http `http` of msw, which the shell does not import.
 * @param fixtures data of the responses; missing keys are those of `shellFixtures`.
 * @param paths `paths` of the page's config. @default the specified ones
 *
 * @example setupServer(...mswHandlers(http, { topBanners: [] }))
 */
export function mswHandlers<Handler>(
  http: MswHttp<Handler>,
  fixtures: Partial<ShellFixtures> = {},
  paths?: Partial<EndpointPaths>,
): Handler[] {
  const answer: MswResolver = ({ request }) => answerShellRequest(request, fixtures, paths) ?? undefined
  return [
    ...(Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
      const path = `*${pathOf(name, paths)}`
      return [
        endpoints[name].method === 'GET' ? http.get(path, answer) : http.post(path, answer),
        // The preflight, which happy-dom sends as a request of its own.
        http.options(path, answer),
      ]
    }),
    http.get(`*${FIXTURE_IMAGE_PATH}`, answer),
  ]
}
