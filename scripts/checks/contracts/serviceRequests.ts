import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AdaptedEndpoint } from '../../../src/services/adapters.ts'
import type { CallOptions } from '../../../src/services/callEndpoint.ts'
import { type ContractSnapshot, contractSnapshotOf } from './contractSnapshot.ts'

/** Input of every service: each takes those of the values that it needs. */
const INPUT = {
  language: 'vi',
  keyword: 'kế toán',
  query: 'java',
  categoryIds: [35],
  locationIds: [29],
  page: 0,
  hitsPerPage: 20,
  zoneName: 'top',
  companyIndustries: [1],
  jobFunctionIds: [5],
  pageUrl: 'https://www.jobsite.example/viec-lam',
}

const KEYWORD = { keyword: 'kế toán', language: 'vi' }

/** Input of the services that send whatever they are called with. */
const SENT_AS_IS: Partial<Record<AdaptedEndpoint, unknown>> = {
  keywordSuggestions: KEYWORD,
  suggestJobTitle: KEYWORD,
  resumeChangeSearchable: { isSearchable: true },
  updateResumeFile: { file: 'cv.pdf' },
  jobAlertsAnonymous: { email: 'an@example.com' },
  trackBannerClick: { bannerId: 7, zoneName: 'top' },
}

/** Calls a service with usual input. Services of seekers are called with the token, or with `token`. */
export type ServiceCall = (options: CallOptions, token?: string) => Promise<unknown>

/**
 * Returns a call of every service of the sources in a folder, by the name of its endpoint.
 *
 * @param origin of all hosts; `https://{host}.example` of each without it.
 */
export async function serviceCalls(root: string, origin?: string): Promise<Readonly<Record<string, ServiceCall>>> {
  const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(join(root, 'src', file)).href)
  const { services } = await load<typeof import('../../../src/services/services.ts')>('services/services.ts')
  const { defaultAdapters } = await load<typeof import('../../../src/services/adapters.ts')>('services/adapters.ts')
  const { fetchEndpoint } =
    await load<typeof import('../../../src/services/fetchEndpoint.ts')>('services/fetchEndpoint.ts')
  const { defineConfig } =
    await load<typeof import('../../../src/core/config/defineConfig.ts')>('core/config/defineConfig.ts')
  const hosts = Object.fromEntries(
    Object.keys(defineConfig().hosts).map((name) => [name, origin ?? `https://${name}.example`]),
  )
  const config = defineConfig({ hosts })
  return Object.fromEntries([
    ...Object.entries(services).map(([name, service]): [string, ServiceCall] => [
      name,
      (options, token = 'token') => service.fetch(config, { ...INPUT, user: { accessToken: token } }, options),
    ]),
    ...(Object.keys(defaultAdapters) as AdaptedEndpoint[]).map((name): [string, ServiceCall] => [
      name,
      (options, token) =>
        fetchEndpoint(config, name, (SENT_AS_IS[name] ?? INPUT) as never, { ...options, ...(token && { token }) }),
    ]),
  ])
}

/** Returns the request that each service makes, and the parameters of their URLs. */
export async function readServiceRequests(
  root: string,
): Promise<{ readonly requests: ContractSnapshot; readonly parameters: readonly string[] }> {
  const parameters = new Set<string>()
  const requests: [string, ContractSnapshot][] = []
  const logger = { debug() {}, info() {}, warn() {}, error() {} }
  for (const [name, call] of Object.entries(await serviceCalls(root))) {
    const fetch = async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
      for (const key of new URL(url).searchParams.keys()) parameters.add(key)
      const sent = [...new Headers(headers)].filter(([key]) => key !== 'accept')
      requests.push([
        name,
        contractSnapshotOf([
          ['request', `${method} ${url}`],
          ...sent,
          ...(body ? [['body', String(body)] as const] : []),
        ]),
      ])
      return new Response(null, { status: 500 })
    }
    await call({ fetch, logger })
  }
  return { requests: contractSnapshotOf(requests), parameters: [...parameters] }
}
