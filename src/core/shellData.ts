import type { SidebarBanner, TopBanner } from './banner/banner.ts'
import type { BannerCombination } from './banner/rotation.ts'
import type { Language } from './language/language.ts'
import type { BottomText } from './seo/bottomText.ts'
import type { SeoKeyword } from './seo/seoKeywords.ts'
import type { SeasonalTheme } from './theme/seasonalTheme.ts'

/**
 * Data that a server loaded for the first paint; JSON-serializable. `null`: there is none. A missing section is
 * requested by the component that shows it.
 */
export interface ShellData {
  /** The season's logos; `null` for no season: the theme stored in this browser is removed. */
  readonly theme?: SeasonalTheme | null
  /**
   * Time of the menu: the beginning of the period between the dates of its items, in milliseconds since the epoch.
   * @default before all dates: the browser adds what has begun
   */
  readonly now?: number
  readonly topBanner?: TopBannerData | null
  readonly sidebarBanner?: SidebarBanner | null
  readonly seoKeywords?: SeoKeywordsData | null
  readonly bottomText?: BottomTextData | null
}

/** Key of a section of {@link ShellData}. */
export type ShellDataPart = Exclude<keyof ShellData, 'now'>

/** Top banners, with the zone and combination that they were requested for. */
export interface TopBannerData extends BannerCombination {
  readonly zoneName: string
  /** In rotation order. */
  readonly banners: readonly TopBanner[]
  /** Combination that the service responded for, under which the rotation is stored. @default the requested one */
  readonly rotation?: BannerCombination
}

/** SEO keywords, with the language that they were requested in. */
export interface SeoKeywordsData {
  readonly language: Language
  readonly keywords: readonly SeoKeyword[]
}

/** Bottom text of a page, with the page URL that it was requested for. */
export interface BottomTextData {
  readonly pageUrl: string
  readonly text: BottomText | null
}

/**
 * Returns whether a server has answered for a section, so that the browser does not request it: `null` says that there
 * is none.
 *
 * @param language of the page, where the section is in one. @default the section is the same in both
 */
export function isSectionGiven<Section extends object>(
  section: Section | null | undefined,
  language?: Language,
): section is Section | null {
  return section
    ? language === undefined || !('language' in section) || section.language === language
    : section === null
}
