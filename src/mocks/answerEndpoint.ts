import { type EndpointName, type EndpointPaths, endpoints } from '../core/endpoints.ts'
import { servicePath } from '../core/servicePath.ts'
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
  paths?: Partial<EndpointPaths>,
): (MockAnswer & { readonly status: number }) | null {
  const { pathname } = new URL(request.url)
  const name = (Object.keys(endpoints) as EndpointName[]).find((key) => pathname.endsWith(pathOf(key, paths)))
  if (name === undefined) return null
  if (request.method === 'OPTIONS') return { status: 204 }
  if (request.method !== endpoints[name].method) return { status: 405 }
  return { status: 200, ...ANSWERS[name]({ ...shellFixtures, ...withoutUndefined(fixtures) }, request) }
}

/** Returns the path of an endpoint without a query: requests are found by it. */
export const pathOf = (name: EndpointName, paths: Partial<EndpointPaths> | undefined): string =>
  servicePath(paths?.[name], endpoints[name].path).split('?', 1)[0] as string
