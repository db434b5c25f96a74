import type { SidebarBanner, TopBanner } from './banner/banner.ts'
import type { BannerCombination } from './banner/rotation.ts'
import type { Language } from './language/language.ts'
import type { BottomText } from './seo/bottomText.ts'
import type { SeoKeyword } from './seo/seoKeywords.ts'
import type { SeasonalTheme } from './theme/seasonalTheme.ts'

/**
 * What a server has fetched for the first paint; plain data, safe to send as JSON. A part that is there was asked for,
 * and is not asked for again in the browser: `null` says that there is none, or that its service failed.
 */
export interface ShellData {
  readonly theme?: SeasonalTheme | null
  readonly topBanner?: TopBannerData | null
  readonly sidebarBanner?: SidebarBanner | null
  readonly seoKeywords?: SeoKeywordsData | null
  readonly bottomText?: BottomTextData | null
}

/** Top banners, and what they were asked for. */
export interface TopBannerData extends BannerCombination {
  readonly zoneName: string
  /** In the order that they take turns in. */
  readonly banners: readonly TopBanner[]
}

/** SEO keywords, and the language that they were asked for in. */
export interface SeoKeywordsData {
  readonly language: Language
  readonly keywords: readonly SeoKeyword[]
}

/** A page's bottom text, and the address that it was asked for by. */
export interface BottomTextData {
  readonly pageUrl: string
  readonly text: BottomText | null
}
