import type { ComponentType } from 'react'
import { Footer } from '../components/Footer/Footer.tsx'
import { Header } from '../components/Header/Header.tsx'
import { LanguageSwitch } from '../components/LanguageSwitch/LanguageSwitch.tsx'
import { SeoBottomText } from '../components/SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords } from '../components/SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner } from '../components/SidebarBanner/SidebarBanner.tsx'
import { SideNav } from '../components/SideNav/SideNav.tsx'
import { TopBanner } from '../components/TopBanner/TopBanner.tsx'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'

/** What a page that is not React can set on the parts themselves. */
export interface PartOptions {
  /** `'minimal'` draws the header and the footer of login, apply and onboarding pages. @default 'full' */
  variant?: 'full' | 'minimal'
  /** Id of the element that the header's skip link leads to. @default 'main-content' */
  skipTo?: string
  /** Whether `/` gives focus to the header's search. @default true */
  searchShortcut?: boolean
  /** The zone whose banners the top banner shows. @default no top banner */
  zoneName?: string
}

/** Everything that a page tells the shell beside its slots. */
export type HostOptions = Omit<ShellProviderProps, 'children'> & PartOptions

interface Slot {
  readonly part: ComponentType<PartOptions>
  /** The options of the part. */
  readonly takes: readonly (keyof PartOptions)[]
  /** The part's custom element. */
  readonly element: `job-shell-${string}`
}

const slot = (part: ComponentType<never>, element: Slot['element'], takes: Slot['takes'] = []): Slot => ({
  part: part as ComponentType<PartOptions>,
  element,
  takes,
})

/** The parts that can be mounted into a page that is not React, by the name of their slot. */
export const SLOTS = {
  topBanner: slot(TopBanner, 'job-shell-top-banner', ['zoneName']),
  header: slot(Header, 'job-shell-header', ['variant', 'skipTo', 'searchShortcut']),
  sideNav: slot(SideNav, 'job-shell-side-nav'),
  seoBottomText: slot(SeoBottomText, 'job-shell-seo-bottom-text'),
  seoKeywords: slot(SeoKeywords, 'job-shell-seo-keywords'),
  footer: slot(Footer, 'job-shell-footer', ['variant']),
  sidebarBanner: slot(SidebarBanner, 'job-shell-sidebar-banner'),
  languageSwitch: slot(LanguageSwitch, 'job-shell-language-switch'),
} as const satisfies Record<string, Slot>

/** The name of a slot. */
export type SlotName = keyof typeof SLOTS

/** The names of all slots. */
export const SLOT_NAMES = Object.keys(SLOTS) as SlotName[]

/** The options of a slot's part, out of all. */
export function partOptions(name: SlotName, options: PartOptions): PartOptions {
  const { takes } = SLOTS[name] as Slot
  return Object.fromEntries(takes.filter((key) => options[key] !== undefined).map((key) => [key, options[key]]))
}

/** The options of the provider, out of all. */
export function providerProps(options: HostOptions): Omit<ShellProviderProps, 'children'> {
  const { variant: _, skipTo: __, searchShortcut: ___, zoneName: ____, ...props } = options
  return props
}

/** What the ids of a slot's part begin with, the same on servers and in browsers. */
export const idPrefix = (name: SlotName): string => `shell-${name}-`
