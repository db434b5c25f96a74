import { SHELL_ENDPOINTS } from './endpoints.ts'
import { shellFixtures } from './fixtures.ts'
import type { ShellFixtures } from './ShellFixtures.ts'

/** Any page may ask. */
const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' }

/**
 * Answers a request as the site's services would, whatever their host. Web standards only: for test servers, service
 * workers and edges.
 *
 * @returns `null` for what is no endpoint of the shell.
 *
 * @example answerShellRequest(new Request('https://ms.jobsite.example/banners/v1.0/themes'))?.status // 200
 */
export function answerShellRequest(request: Request, fixtures: Partial<ShellFixtures> = {}): Response | null {
  const { pathname } = new URL(request.url)
  const endpoint = SHELL_ENDPOINTS.find(({ path }) => pathname.endsWith(path))
  if (!endpoint) return null
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: OPEN })
  const { status = 200, body } = endpoint.answer(request, { ...shellFixtures, ...fixtures })
  return Response.json(body, { status, headers: OPEN })
}
