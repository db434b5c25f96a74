import type { BannerCombination } from '../core/banner/rotation.ts'
import type { ShellConfig } from '../core/config/config.ts'
import { isWholeConfig } from '../core/config/isWholeConfig.ts'
import { LANGUAGE_COOKIE } from '../core/contracts.ts'
import { decodeCookieValue, parseCookieHeader } from '../core/cookies/parseCookies.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../core/language/language.ts'
import { parseLanguageCookie } from '../core/language/languageCookie.ts'
import { wholeLogger } from '../core/log.ts'
import type { PageName } from '../core/pages/pages.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { withoutTracking } from '../core/seo/bottomText.ts'
import type { ShellData, ShellDataPart } from '../core/shellData.ts'
import { periodOf } from '../core/site/periods.ts'
import type { Site } from '../core/site/site.ts'
import { splitUrl } from '../core/url/splitUrl.ts'
import type { CallOptions } from '../services/callEndpoint.ts'
import type { SectionPage } from '../services/defineService.ts'
import { sectionServices } from '../services/services.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'
import { configIn } from './siteConfig.ts'

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
 * Loads the data of the first paint: theme, banners, keywords and bottom text, in parallel and under one deadline. Each
 * section fails alone, and a section that was loaded is not requested again in the browser. Pass the result to the
 * provider's `data`. Never rejects: called without a URL or with an incomplete config it loads nothing and logs an
 * error.
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
  const page: SectionPage = {
    url: local,
    page: options.page ?? detectPage(local, config),
    language: isLanguage(options.language) ? options.language : requestLanguage(request, local, config),
    pageUrl: canonicalUrl(options.canonicalUrl, config) ?? withoutTracking(`${config.siteOrigin}${local}`),
    zoneName,
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
