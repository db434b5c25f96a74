import type { Language } from '@jobsite/shell/core'

/** A live example: `examples/<name>.tsx`, and the page around it. */
export interface Demo {
  /** Height of its frame, in px. */
  readonly height: number
  /** URLs of its page. @default a page of search results */
  readonly urls?: Readonly<Record<Language, string>>
  /** Whether it shows who is logged in. */
  readonly hasUser?: true
  /** Least width of its window on a desktop, in px. @default that of the header of desktops */
  readonly least?: number
  /** The width at which it is first shown. @default 'desktop' */
  readonly width?: 'phone'
  /** Whether the example renders the provider itself. */
  readonly ownsProvider?: true
  /** Class of the page around it. @default a whole page */
  readonly body?: 'small' | 'bare' | 'alone'
}

const LISTING = {
  vi: '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn',
  en: '/it-software-jobs-in-ho-chi-minh-i35v29-en',
}

export const DEFAULT_URLS: Readonly<Record<Language, string>> = { vi: '/viec-lam', en: '/jobs' }

/** The live examples by component, in the order of the site. */
export const DEMOS = {
  Shell: { height: 640, hasUser: true, ownsProvider: true },
  Header: { height: 440, hasUser: true },
  Search: { height: 520 },
  SideNav: { height: 600, hasUser: true, width: 'phone' },
  LanguageSwitch: { height: 84, body: 'bare' },
  Footer: { height: 460 },
  Breadcrumbs: { height: 84, urls: LISTING, body: 'alone' },
  TopBanner: { height: 360 },
  SidebarBanner: { height: 560, least: 1500 },
  SeoBottomText: { height: 400, body: 'alone' },
  SeoKeywords: { height: 260, urls: LISTING, body: 'alone' },
  SkipLink: { height: 180, body: 'small' },
} as const satisfies Record<string, Demo>

export type DemoName = keyof typeof DEMOS

/** Who is logged in, in an example. */
export type DemoUser = 'visitor' | 'seeker'

/** Returns the file of an example's page, in the folder of all. */
export const demoFile = (name: string, language: Language, user: DemoUser): string =>
  `${name}.${language}${user === 'seeker' ? '.seeker' : ''}.html`

/** Message of an example to the page that shows it: what a visitor has followed. */
export interface DemoMessage {
  readonly demo: string
  readonly url: string
  readonly language: Language
}
