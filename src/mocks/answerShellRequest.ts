import type { EndpointPaths } from '../core/endpoints.ts'
import { answerEndpoint } from './answers.ts'
import { fixtureImage } from './fixtureImages.ts'
import type { ShellFixtures } from './fixtures.ts'

/** CORS headers that allow every origin. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST',
}

/**
 * Answers a request as the site's services do, on any host. Uses web standards only: for test servers, service workers
 * and edges.
 *
 * @param fixtures data of the responses; missing and undefined keys are those of `shellFixtures`.
 *
 * @param paths `paths` of the page's config. @default the specified ones
 *
 * @returns the response; `null` for a URL that is no endpoint of the shell.
 *
 * @example answerShellRequest(new Request('https://ms.jobsite.example/banners/v1.0/themes'))?.status // 200
 */
export function answerShellRequest(
  request: Request,
  fixtures: Partial<ShellFixtures> = {},
  paths?: Partial<EndpointPaths>,
): Response | null {
  const image = fixtureImage(new URL(request.url).pathname)
  if (image !== null) return new Response(image, { headers: { ...OPEN, 'content-type': 'image/svg+xml' } })
  const answer = answerEndpoint(request, fixtures, paths)
  if (!answer) return null
  const { status, body } = answer
  if (body === undefined) return new Response(null, { status, headers: OPEN })
  return Response.json(body, { status, headers: OPEN })
}
