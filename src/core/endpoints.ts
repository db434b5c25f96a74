import { configured } from './config/configured.ts'
import { describeValue } from './log.ts'
import { toList } from './looseValues.ts'
import { encodeQueryValue, joinQuery } from './url/query.ts'
import { trimTrailingSlashes } from './url/splitUrl.ts'

/** Method and path of an endpoint, below its host. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** Key of its host in `config.hosts`. */
  readonly host: 'api' | 'metadata' | 'metaService' | 'banners'
  readonly path: string
}

/* @__NO_SIDE_EFFECTS__ */
const get = (host: Endpoint['host'], path: string): Endpoint => Object.freeze({ method: 'GET', host, path })

/* @__NO_SIDE_EFFECTS__ */
const post = (host: Endpoint['host'], path: string): Endpoint => Object.freeze({ method: 'POST', host, path })

/**
 * All endpoints that the shell calls.
 *
 * @example endpoints.themes.path // '/banners/v1.0/themes'
 */
export const endpoints = /* @__PURE__ */ Object.freeze({
  jobLevels: get('metadata', '/meta/v1.0/job-levels'),
  companyIndustries: get('metadata', '/meta/v1.0/company-industries'),
  jobFunctions: get('metadata', '/meta/v1.2/job-functions'),
  keywordSeo: get('metaService', '/meta/v1.0/keyword-seo'),
  bottomText: get('banners', '/banners/v1.0/bottom-text'),
  topBanner: get('banners', '/banners/v1.0/top-banner'),
  sidebarBanner: get('banners', '/banners/v1.0/sidebar-banner'),
  themes: get('banners', '/banners/v1.0/themes'),
  searchbarHighlight: get('banners', '/banners/v1.0/searchbar-highlight'),
  hotKeywords: get('api', '/hot-keywords/api/v2/hot-keywords'),
  keywordSuggestions: get('api', '/hot-keywords/api/v2/keywords/suggestion'),
  jobSearch: get('api', '/job-search/v1.0/search'),
  suggestJobTitle: get('api', '/api-gateway/v1.0/suggest-job-title'),
  resumeSummary: get('api', '/api-gateway/v1.0/profile/resume-summary'),
  resumeSettingInfo: get('api', '/api-gateway/v1.1/resume-setting-info'),
  resumeChangeSearchable: post('api', '/api-gateway/v1.0/profile/resume-change-searchable'),
  updateResumeFile: post('api', '/api-gateway/v1.0/profile/update-resume-file'),
  attachedProfile: get('api', '/api-gateway/v1.0/profile/attached-profile'),
  jobAlertsAnonymous: post('api', '/api-gateway/v1.0/job-alerts-anonymous'),
  checkingPopup: get('api', '/api-gateway/v1.0/checking-popup'),
  trackBannerClick: post('api', '/log-aggregator/v2/track-banner-click'),
})

/** Name of an endpoint. */
export type EndpointName = keyof typeof endpoints

/** Paths of endpoints by name, below their hosts. */
export type EndpointPaths = Readonly<Record<EndpointName, string>>

/**
 * Returns the URL of an endpoint: its configured host, its path, and the parameters with a value, in the order passed.
 * Lists are joined by commas; empty lists and `undefined` are omitted.
 *
 * @param paths configured paths. @default the specified ones
 *
 * @example endpointUrl({ ...hosts, banners: 'https://b.example' }, 'topBanner', { zoneName: 'top', jobFunctionIds: [1, 2] })
 * // 'https://b.example/banners/v1.0/top-banner?zoneName=top&jobFunctionIds=1,2'
 */
export function endpointUrl(
  hosts: Readonly<Record<Endpoint['host'], string>>,
  name: EndpointName,
  query: EndpointQuery = {},
  paths?: Partial<EndpointPaths>,
): string {
  if (!Object.hasOwn(endpoints, name))
    throw new TypeError(
      `[@jobsite/shell] There is no endpoint ${describeValue(name)}. Pass a key of \`endpoints\`. (code: unknown-endpoint)`,
    )
  const { host, path: specified } = endpoints[name]
  const path = servicePath(paths?.[name], specified)
  const pieces = Object.entries(Object(query) as EndpointQuery).flatMap(([key, value]) => {
    const text = toList([value].flat())
      .map((item) => encodeQueryValue(String(item)))
      .join(',')
    return text === '' ? [] : [`${encodeQueryValue(key)}=${text}`]
  })
  return `${trimTrailingSlashes(String(configured(hosts?.[host])))}${path}${path.includes('?') ? joinQuery(pieces).replace('?', '&') : joinQuery(pieces)}`
}

/** Query parameters of an endpoint. */
export type EndpointQuery = Readonly<Record<string, string | number | readonly number[] | undefined>>

/**
 * Returns the path of a service as it is configured, with one slash at its start; the specified one where it is not
 * configured.
 */
export const servicePath = (configured: unknown, specified: string): string =>
  typeof configured === 'string' && configured.trim() !== '' ? `/${configured.trim().replace(/^\/+/, '')}` : specified
