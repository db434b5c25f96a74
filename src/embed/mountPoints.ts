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
import type { SlotName } from './slotNames.ts'

/** Component options of pages without React. */
export interface PartOptions {
  /** `'minimal'` renders the header and footer of login, apply and onboarding pages. @default 'full' */
  variant?: 'full' | 'minimal' | undefined
  /** Id of the skip link's target. @default 'main-content' */
  skipTo?: string | undefined
  /** Whether `/` focuses the header's search. @default true */
  searchShortcut?: boolean | undefined
  /** Zone of the top banner. @default no top banner */
  zoneName?: string | undefined
}

/** All options of the shell except the mount points. */
export type HostOptions = Omit<ShellProviderProps, 'children'> & PartOptions

interface Slot {
  readonly part: ComponentType<PartOptions>
  /** Options of the component. */
  readonly takes: readonly (keyof PartOptions)[]
  /** Name of the custom element. */
  readonly element: `job-shell-${string}`
}

const slot = (part: ComponentType<never>, element: Slot['element'], takes: Slot['takes'] = []): Slot => ({
  part: part as ComponentType<PartOptions>,
  element,
  takes,
})

/** Components that can be mounted into a page without React, by mount point. */
export const SLOTS = {
  topBanner: slot(TopBanner, 'job-shell-top-banner', ['zoneName']),
  header: slot(Header, 'job-shell-header', ['variant', 'skipTo', 'searchShortcut']),
  sideNav: slot(SideNav, 'job-shell-side-nav'),
  seoBottomText: slot(SeoBottomText, 'job-shell-seo-bottom-text'),
  seoKeywords: slot(SeoKeywords, 'job-shell-seo-keywords'),
  footer: slot(Footer, 'job-shell-footer', ['variant']),
  sidebarBanner: slot(SidebarBanner, 'job-shell-sidebar-banner'),
  languageSwitch: slot(LanguageSwitch, 'job-shell-language-switch'),
} as const satisfies Record<SlotName, Slot>

/** Picks the options of a mount point's component. */
export function partOptions(name: SlotName, options: PartOptions): PartOptions {
  const { takes } = SLOTS[name] as Slot
  return Object.fromEntries(takes.filter((key) => options[key] !== undefined).map((key) => [key, options[key]]))
}

/** Picks the options of the provider. */
export function providerProps(options: HostOptions): Omit<ShellProviderProps, 'children'> {
  const { variant: _, skipTo: __, searchShortcut: ___, zoneName: ____, ...props } = options
  return props
}

/** Returns the id prefix of a mount point's component, equal on servers and in browsers. */
export const idPrefix = (name: SlotName): string => `shell-${name}-`
