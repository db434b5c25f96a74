import type { BannerCombination } from '../core/banner/rotation.ts'
import { shouldRequestTopBanner } from '../core/banner/shouldRequestTopBanner.ts'
import type { ShellConfig } from '../core/config/config.ts'
import { isWholeConfig } from '../core/config/defineConfig.ts'
import { LANGUAGE_COOKIE } from '../core/contracts.ts'
import { decodeCookieValue, parseCookieHeader } from '../core/cookies/parseCookies.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language, parseLanguageCookie } from '../core/language/language.ts'
import { wholeLogger } from '../core/log.ts'
import type { PageName } from '../core/pages/pages.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { withoutTracking } from '../core/seo/bottomText.ts'
import type { ShellData, ShellDataPart } from '../core/shellData.ts'
import { periodOf } from '../core/site/periods.ts'
import type { Site } from '../core/site/site.ts'
import { splitUrl } from '../core/url/splitUrl.ts'
import type { AdaptedEndpoint } from '../services/adapters.ts'
import { type CallOptions, TIMEOUT_MS } from '../services/callEndpoint.ts'
import type { SectionPage } from '../services/defineService.ts'
import {
  fetchEndpoint as callAdapted,
  type FetchEndpointOptions,
  type InputOf,
  type OutputOf,
} from '../services/fetchEndpoint.ts'
import { sectionServices } from '../services/services.ts'
import { configIn } from './parseSite.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

/** Request to read: a platform `Request`, or a URL with headers. */
export interface ShellRequest {
  /** Absolute or site-relative URL. */
  readonly url: string
  readonly headers?: Pick<Headers, 'get'> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Options of {@link loadShellData}: facts about the page that its request does not contain. */
export interface LoadShellDataOptions extends Omit<CallOptions, 'signal'>, Partial<BannerCombination> {
  /** Name of the page. @default detected from the URL */
  readonly page?: PageName | undefined
  /**
   * Language of the page. @default the URL's language, then the visitor's cookie, then Vietnamese, also for an
   * unsupported language
   */
  readonly language?: Language | undefined
  /** Zone of the top banner. @default no top banner is requested */
  readonly zoneName?: string | undefined
  /** Canonical URL of the page, absolute or site-relative. @default the request's URL on the site */
  readonly canonicalUrl?: string | undefined
  /** Sections to load. @default all */
  readonly parts?: readonly ShellDataPart[] | undefined
  /** Time limit for all sections together, in milliseconds. @default 1000 */
  readonly timeoutMs?: number | undefined
}

/** Default time limit, in milliseconds. */
const DEADLINE_MS = 1000

const ALL = Object.keys(sectionServices) as readonly ShellDataPart[]

/**
 * Loads the data of the first paint (theme, banners, keywords, bottom text) in parallel, under one deadline, for the
 * provider's `data`. Each section fails alone. Never rejects: without a URL, or with an incomplete config, it loads
 * nothing and logs an error.
 *
 * @param site the site, or its config.
 *
 * @example const data = await loadShellData(request, site, { zoneName: 'search_result_top' })
 */
export async function loadShellData(
  request: ShellRequest,
  site: Site | ShellConfig,
  options: LoadShellDataOptions = {},
): Promise<ShellData> {
  const config = configIn(site)
  if (typeof request?.url === 'string' && isWholeConfig(config)) return loadParts(request, config, Object(options))
  wholeLogger(options?.logger).error(
    '[@jobsite/shell] loadShellData was called without a request that has a `url`, or with an incomplete config, so nothing is loaded. Pass the request, and the result of defineSite() or defineConfig(). (code: no-request)',
  )
  return {}
}

async function loadParts(
  request: ShellRequest,
  config: ShellConfig,
  options: LoadShellDataOptions,
): Promise<ShellData> {
  const { timeoutMs = DEADLINE_MS, fetch, logger, zoneName } = options
  const local = locate(request.url)
  const pageName = options.page ?? detectPage(local, config)
  const page: SectionPage = {
    url: local,
    page: pageName,
    language: isLanguage(options.language) ? options.language : requestLanguage(request, local, config),
    pageUrl: canonicalUrl(options.canonicalUrl, config) ?? withoutTracking(`${config.siteOrigin}${local}`),
    zoneName: shouldRequestTopBanner(local, pageName) ? zoneName : undefined,
    companyIndustries: options.companyIndustries ?? [],
    jobFunctionIds: options.jobFunctionIds ?? [],
    sanitize: sanitizeHtml,
  }
  const call: CallOptions = { fetch, logger, timeoutMs, signal: request.signal }
  const { parts } = options
  const sections = Array.isArray(parts) ? ALL.filter((part) => parts.includes(part)) : ALL
  const now = periodOf(config, Date.now())
  return Object.assign(
    now === undefined ? {} : { now },
    ...(await Promise.all(sections.map((part) => sectionServices[part].fetchSection(config, page, call)))),
  )
}

/** Returns a request's URL on the site: path and query. */
function locate(url: string): string {
  const parts = splitUrl(url)
  // A path appended to the site’s origin must not become part of its host.
  return `/${parts?.path.replace(/^\//, '') ?? ''}${parts?.search ?? ''}`
}

/** Returns the page's canonical URL, made absolute; `undefined` if there is none. */
function canonicalUrl(url: string | undefined, { siteOrigin }: ShellConfig): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined
  return /^\/(?!\/)/.test(url) ? siteOrigin + url : url
}

function requestLanguage(request: ShellRequest, local: string, config: ShellConfig): Language {
  const stored = parseCookieHeader(readCookieHeader(request)).get(LANGUAGE_COOKIE)
  const chosen = stored === undefined ? undefined : parseLanguageCookie(decodeCookieValue(stored))
  return detectLanguage(local, config) ?? chosen ?? DEFAULT_LANGUAGE
}

/** Returns the `Cookie` header of a platform's request or, in JavaScript without types, of Node's. */
function readCookieHeader({ headers }: ShellRequest): string | null | undefined {
  return typeof headers?.get === 'function'
    ? headers.get('cookie')
    : (headers as { cookie?: string } | undefined)?.cookie
}

/** Data that is the same on every page. */
const SHARED = (Object.keys(sectionServices) as ShellDataPart[]).filter(
  (part) => sectionServices[part].section?.isShared,
)

/** Most attempts for one section. */
const ATTEMPTS = 3

/** Options of {@link loadStaticShellData}. */
interface LoadStaticShellDataOptions extends LoadShellDataOptions {
  /** Time limit of each of three attempts, in milliseconds. @default 3000 */
  readonly timeoutMs?: number | undefined
  /**
   * Whether to reject with an error that names the sections whose services did not respond, so that a build fails rather
   * than being released without them. @default false: they are missing, and browsers request them
   */
  readonly isRequired?: boolean | undefined
}

/**
 * Loads the data of prerendered and cached pages: theme, sidebar banner and keywords, and with `canonicalUrl` the
 * sections of that page. Reads no cookie, header or URL, so that all visitors can share its result. A service that does
 * not respond is asked three times; its section is then missing.
 *
 * @param site the site, or its config.
 * @param options `language` defaults to the canonical URL's, else to Vietnamese.
 *
 * @throws Error with `isRequired`, for sections whose services did not respond. Never rejects otherwise.
 *
 * @example const data = await loadStaticShellData(site, { language: 'en' })
 */
export async function loadStaticShellData(
  site: Site | ShellConfig,
  options: LoadStaticShellDataOptions = {},
): Promise<ShellData> {
  const {
    canonicalUrl,
    parts,
    timeoutMs = TIMEOUT_MS,
    isRequired,
    ...rest
  }: LoadStaticShellDataOptions = Object(options)
  const shared = canonicalUrl === undefined ? SHARED : Object.keys(sectionServices)
  const named: readonly string[] = Array.isArray(parts) ? parts : shared
  // Where the page has no top banner, none is missing.
  const hasTopBanner = Boolean(rest.zoneName) && shouldRequestTopBanner(canonicalUrl ?? '/', rest.page)
  const wanted = named.filter(
    (part): part is ShellDataPart => part in sectionServices && (part !== 'topBanner' || hasTopBanner),
  )
  let data: ShellData = {}
  let missing = wanted
  for (let attempt = 0; attempt < ATTEMPTS && missing.length > 0; attempt += 1) {
    const loaded = await loadShellData({ url: canonicalUrl ?? '/' }, site, {
      ...rest,
      canonicalUrl,
      timeoutMs,
      parts: missing,
    })
    data = { ...data, ...loaded }
    missing = missing.filter((part) => data[part] === undefined)
  }
  if (isRequired && missing.length > 0)
    throw new Error(
      `[@jobsite/shell] The services of ${missing.join(', ')} did not respond in ${ATTEMPTS} attempts. Check config.hosts and the services, or leave out isRequired: browsers then request these sections. (code: missing-sections)`,
    )
  return data
}

/**
 * Calls an endpoint that has an adapter. Never rejects: `null` for any failure, which is logged in one line.
 *
 * @example await fetchEndpoint(site, 'jobSearch', { query: 'kế toán', locationIds: [29] })
 */
export async function fetchEndpoint<Name extends AdaptedEndpoint>(
  site: Site | ShellConfig,
  endpoint: Name,
  input: InputOf<Name>,
  options: FetchEndpointOptions = {},
): Promise<OutputOf<Name> | null> {
  try {
    return await callAdapted(configIn(site), endpoint, input, options)
  } catch {
    // Without the error's message, which may quote what is sent.
    wholeLogger(options?.logger).warn(
      `[@jobsite/shell] ${endpoint}: the request failed; continuing without it. (code: no-answer)`,
    )
    return null
  }
}
