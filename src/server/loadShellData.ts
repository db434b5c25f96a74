import { fetchBottomText } from '../api/bottomText.ts'
import type { CallOptions } from '../api/callEndpoint.ts'
import { fetchSeoKeywords } from '../api/keywordSeo.ts'
import { fetchSidebarBanner } from '../api/sidebarBanner.ts'
import { fetchTheme } from '../api/themes.ts'
import { fetchTopBanners } from '../api/topBanner.ts'
import type { BannerCombination } from '../core/banner/rotation.ts'
import { shouldRequestTopBanner } from '../core/banner/shouldRequestTopBanner.ts'
import type { ShellConfig } from '../core/config/config.ts'
import { isWholeConfig } from '../core/config/isWholeConfig.ts'
import { cookieNames } from '../core/constants.ts'
import { DEFAULT_LANGUAGE, type Language } from '../core/language/language.ts'
import { parseLanguageCookie } from '../core/language/languageCookie.ts'
import type { PageName } from '../core/pages/pages.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { bottomTextPageUrl } from '../core/seo/bottomText.ts'
import type { BottomTextData, ShellData, TopBannerData } from '../core/shellData.ts'
import { splitUrl } from '../core/url/splitUrl.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

/** What is read of a request: one of the platform's, or an address and headers. */
export interface ShellRequest {
  /** Absolute or site-relative. */
  readonly url: string
  readonly headers?: Pick<Headers, 'get'> | undefined
  readonly signal?: AbortSignal | undefined
}

/** A part of the data. */
export type ShellDataPart = keyof ShellData

/** What is known of the page beside its request. */
export interface LoadShellDataOptions extends Omit<CallOptions, 'signal'>, Partial<BannerCombination> {
  /** @default found from the address */
  readonly page?: PageName
  /** @default the address's language, then the visitor's cookie, then Vietnamese */
  readonly language?: Language
  /** The zone of the top banner; without one, none is asked for. */
  readonly zoneName?: string
  /** The page's canonical address. @default the request's, on the site */
  readonly canonicalUrl?: string
  /** @default all of them */
  readonly parts?: readonly ShellDataPart[]
  /** How long the whole may take, in milliseconds. @default 1000 */
  readonly timeoutMs?: number
}

/** A page waits for this no longer, in milliseconds. */
const DEADLINE_MS = 1000

const ALL: readonly ShellDataPart[] = ['theme', 'topBanner', 'sidebarBanner', 'seoKeywords', 'bottomText']

/**
 * Fetches what can be on the first paint, side by side and under one deadline. Each part fails alone, and a part that
 * was asked for is not asked for again in the browser. Pass the result to the provider's `data`. Never rejects: called
 * without an address or a whole configuration it asks for nothing, and says so.
 *
 * @example const data = await loadShellData(request, config, { zoneName: 'search_result_top' })
 */
export async function loadShellData(
  request: ShellRequest,
  config: ShellConfig,
  options: LoadShellDataOptions = {},
): Promise<ShellData> {
  if (typeof request?.url === 'string' && isWholeConfig(config)) return loadParts(request, config, options)
  const { logger = console } = options
  logger.error(
    '[@jobsite/shell] loadShellData was called without a request that has a `url`, or with a configuration that has gaps; nothing is fetched. Pass the request, and what defineConfig gives. (code: no-request)',
  )
  return {}
}

async function loadParts(
  request: ShellRequest,
  config: ShellConfig,
  options: LoadShellDataOptions,
): Promise<ShellData> {
  const { parts = ALL, timeoutMs = DEADLINE_MS, fetch, logger, zoneName } = options
  const { companyIndustries = [], jobFunctionIds = [] } = options
  const { path, local } = locate(request.url)
  const page = options.page ?? detectPage(local, config)
  const language = options.language ?? requestLanguage(request, local, config)
  const call: CallOptions = { fetch, logger, timeoutMs, signal: request.signal }
  const asks = (part: ShellDataPart): boolean => parts.includes(part)

  const topBanner = async (): Promise<TopBannerData | undefined> => {
    if (!asks('topBanner') || !zoneName || !shouldRequestTopBanner(path, page)) return undefined
    const query = { zoneName, companyIndustries, jobFunctionIds }
    return { ...query, banners: (await fetchTopBanners(config, { ...query, language }, call)) ?? [] }
  }
  const bottomText = async (): Promise<BottomTextData> => {
    const pageUrl = bottomTextPageUrl(options.canonicalUrl ?? `${config.siteOrigin}${local}`)
    const text = await fetchBottomText(config, pageUrl, call)
    const content = text && sanitizeHtml(text.html)
    return { pageUrl, text: text && content ? { id: text.id, content, image: text.image } : null }
  }
  const [theme, banners, sidebarBanner, keywords, text] = await Promise.all([
    asks('theme') ? fetchTheme(config, call) : undefined,
    topBanner(),
    asks('sidebarBanner') ? fetchSidebarBanner(config, language, call) : undefined,
    asks('seoKeywords') ? fetchSeoKeywords(config, language, call) : undefined,
    asks('bottomText') ? bottomText() : undefined,
  ])
  return {
    ...(theme !== undefined && { theme }),
    ...(banners && { topBanner: banners }),
    ...(sidebarBanner !== undefined && { sidebarBanner }),
    ...(keywords !== undefined && { seoKeywords: { language, keywords: keywords ?? [] } }),
    ...(text && { bottomText: text }),
  }
}

/** A request's path, and its address on the site: path and query. */
function locate(url: string): { path: string; local: string } {
  const parts = splitUrl(url)
  // What is put behind the site's origin must not become part of its host.
  const path = `/${parts?.path.replace(/^\//, '') ?? ''}`
  return { path, local: `${path}${parts?.search ?? ''}` }
}

function requestLanguage({ headers }: ShellRequest, local: string, config: ShellConfig): Language {
  const cookie = headers?.get('cookie') ?? ''
  const stored = new RegExp(`(?:^|;)\\s*${cookieNames.language}=([^;\\s]*)`).exec(cookie)?.[1]
  return detectLanguage(local, config) ?? parseLanguageCookie(stored) ?? DEFAULT_LANGUAGE
}
