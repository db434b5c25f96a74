import type { EndpointPaths } from '../endpoints.ts'
import type { Language } from '../language/language.ts'
import type { SiteIdentity } from '../url/safeHref.ts'

/** Environment of a page app, which selects the preset of {@link defineConfig}. */
export type Mode = 'staging' | 'release' | 'production'

/** One URL for both languages, or one for each. */
export type LocalizedUrl = Readonly<Record<Language, string>>

/** Place of an item: how it is placed, and by which menu or item. */
export type Place = readonly [how: 'in' | 'after' | 'before', id: string]

/** A checked item of the site's own, or a change of one of the shell's. See `SiteMenuItem`. */
export interface MenuChange {
  readonly id: string
  readonly label?: Readonly<Record<Language, string>>
  /** Without a slash at the end. */
  readonly path?: Readonly<Record<Language, string>>
  readonly address?: Readonly<Record<Language, string>>
  /** Whether the address has the site's tracking parameters: it is on a host of the site. */
  readonly isTracked?: boolean
  readonly badge?: 'new' | null
  readonly gated?: boolean
  readonly hidden?: boolean
  /** Time from which it counts, in milliseconds since the epoch. */
  readonly from?: number
  /** Time from which it counts no more. */
  readonly until?: number
  readonly places?: readonly Place[]
}

/** Settings of the shell that differ between environments, sites and pages. Every host is defined here. */
export interface ShellConfig extends SiteIdentity {
  readonly mode: Mode
  /** Name of the site, in the copyright line and as the logo's text. */
  readonly siteName: string
  /** Prefix of site-relative links, for apps on another host than the site. @default '' */
  readonly linkBase: string
  readonly hosts: {
    /** Host of the logout page. */
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
  /** Paths of the services below their hosts, by name of the endpoint. @default the specified paths */
  readonly paths?: Partial<EndpointPaths>
  readonly links: {
    readonly cvTemplates: LocalizedUrl
    readonly hrInsider: LocalizedUrl
    readonly techRecruitment: LocalizedUrl
    readonly learning: LocalizedUrl
    /** URL without its last segment, which is the language. */
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
  /** Image URLs. Without any, the built-in logo is rendered, which needs no request. */
  readonly logos: {
    readonly desktopLogo?: string
    readonly desktopWhiteLogo?: string
    readonly responsiveLogo?: string
    readonly inTechLogo?: string
  }
  readonly menu: {
    /** Items to omit: a top-level item by its index, any item by its id. */
    readonly hidden: readonly (number | string)[]
    /**
     * Replacement URLs by item id and language: site-relative, or http(s) on a host of the site (on any host for items
     * that link to another site). Any other URL is ignored, and the item keeps its own.
     */
    readonly hrefs: Readonly<Record<string, Partial<LocalizedUrl>>>
    /** The site's own items and changes, as `defineSite` has checked them. @default none */
    readonly items?: readonly MenuChange[]
    /** Times at which an item begins or ends, in milliseconds since the epoch. @default none has dates */
    readonly dates?: readonly number[]
  }
  /** Paths of campaign pages; their English URL ends with an `en` segment. */
  readonly campaignPaths: readonly string[]
  /**
   * Referrer hosts, with their subdomains, that do not start a new visit in attribution.
   * @default the hosts of the two social logins
   */
  readonly ignoredReferrers: readonly string[]
  readonly topLocationIds: readonly number[]
  readonly topCategoryIds: readonly number[]
  /** `1`, `'1'` or `true` enables the job-function feature. */
  readonly enableJobFunction: number | string | boolean
  /** Exposed to pages; the shell itself loads no chat widget. */
  readonly chatWidget: { readonly accountId: string; readonly appId: string }
}

/** A config in which every key is optional, at every level. Lists are replaced, not merged. */
export type ConfigOverrides = OverridesOf<ShellConfig>

type OverridesOf<T> = {
  [K in keyof T]?: (T[K] extends readonly unknown[] ? T[K] : T[K] extends object ? OverridesOf<T[K]> : T[K]) | undefined
}
