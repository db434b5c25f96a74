import type { Language } from '../language/language.ts'
import type { SiteIdentity } from '../url/safeHref.ts'

/** The environments a page app runs in. */
export type Mode = 'staging' | 'release' | 'production'

/** One address for both languages, or one each. */
export type LocalizedUrl = Readonly<Record<Language, string>>

/** Everything about the shell that differs between environments, sites and pages. Every host is set here, once. */
export interface ShellConfig extends SiteIdentity {
  readonly mode: Mode
  /** Shown in the copyright line and as the logo's text. */
  readonly siteName: string
  /** Put before site-relative links, for apps that run on another host than the site. @default '' */
  readonly linkBase: string
  readonly hosts: {
    /** Logs visitors out. */
    readonly secure: string
    readonly employer: string
    /** Base of the microservices (`msBasePath`). */
    readonly api: string
    /** Base of reference data, `{metadata}/meta/v1.0/…`. */
    readonly metadata: string
    /** Base of SEO keywords, `{metaService}/meta/v1.0/keyword-seo`. */
    readonly metaService: string
    /** Base of banners and themes, `{banners}/banners/v1.0/…`. */
    readonly banners: string
  }
  readonly links: {
    readonly cvTemplates: LocalizedUrl
    readonly hrInsider: LocalizedUrl
    readonly techRecruitment: LocalizedUrl
    readonly learning: LocalizedUrl
    /** Without its last segment, which is the language. */
    readonly faq: string
    readonly appStore: string
    readonly googlePlay: string
    readonly governmentRegistration: string
  }
  readonly social: {
    readonly facebook: string
    readonly linkedin: string
    readonly tiktok: string
    readonly youtube: string
    readonly spotify: string
  }
  readonly company: {
    readonly name: string
    readonly address: Readonly<Record<Language, string>>
    readonly phone: string
    readonly registration: Readonly<Record<Language, string>>
  }
  /** Image addresses. Where there is none, the shell draws its own mark, which needs no request. */
  readonly logos: {
    readonly desktopLogo?: string
    readonly desktopWhiteLogo?: string
    readonly responsiveLogo?: string
    readonly inTechLogo?: string
  }
  readonly menu: {
    /** Items left out: a top-level item by its index, any item by its id. */
    readonly hidden: readonly (number | string)[]
    /** Addresses that replace an item's own, by item id and language. */
    readonly hrefs: Readonly<Record<string, Partial<LocalizedUrl>>>
  }
  /** Paths of campaign pages, which turn English by a last `en` segment. */
  readonly campaignPaths: readonly string[]
  readonly topLocationIds: readonly number[]
  readonly topCategoryIds: readonly number[]
  /** `1`, `'1'` or `true` turns the job-function feature on. */
  readonly enableJobFunction: number | string | boolean
  /** Exposed to pages; the shell itself loads no chat widget. */
  readonly chatWidget: { readonly accountId: string; readonly appId: string }
}

/** A configuration with every part optional, all the way down. Lists are replaced, not merged. */
export type ConfigOverrides = DeepPartial<ShellConfig>

type DeepPartial<T> = {
  [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : T[K] extends object ? DeepPartial<T[K]> : T[K]
}
