import { type EndpointName, endpoints } from '../core/endpoints.ts'
import { withoutUndefined } from '../core/withoutUndefined.ts'
import { ANSWERS, type MockAnswer, type MockRequest } from './answers.ts'
import { type ShellFixtures, shellFixtures } from './fixtures.ts'

/**
 * Returns the status and body of an endpoint's response; `null` for a URL that is no endpoint of the shell. Needs no
 * `Request` and no `Response`, which Jest's jsdom does not have.
 */
export function answerEndpoint(
  request: MockRequest,
  fixtures: Partial<ShellFixtures> = {},
): (MockAnswer & { readonly status: number }) | null {
  const { pathname } = new URL(request.url)
  const name = (Object.keys(endpoints) as EndpointName[]).find((key) => pathname.endsWith(endpoints[key].path))
  if (name === undefined) return null
  if (request.method === 'OPTIONS') return { status: 204 }
  if (request.method !== endpoints[name].method) return { status: 405 }
  return { status: 200, ...ANSWERS[name]({ ...shellFixtures, ...withoutUndefined(fixtures) }, request) }
}
