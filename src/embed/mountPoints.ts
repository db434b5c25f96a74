import type { ComponentType, RefAttributes } from 'react'
import { Footer } from '../components/Footer/Footer.tsx'
import { Header } from '../components/Header/Header.tsx'
import { LanguageSwitch } from '../components/LanguageSwitch/LanguageSwitch.tsx'
import { partOf } from '../components/parts.ts'
import { SeoBottomText } from '../components/SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords } from '../components/SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner } from '../components/SidebarBanner/SidebarBanner.tsx'
import { SideNav } from '../components/SideNav/SideNav.tsx'
import { TopBanner } from '../components/TopBanner/TopBanner.tsx'
import type { ProviderOptions } from '../react/provider/ProviderOptions.ts'
import type { SlotName } from './mountPointNames.ts'

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
export type HostOptions = ProviderOptions & PartOptions

/** Components that can be mounted into a page without React, by mount point. */
export const MOUNT_POINTS = {
  topBanner: TopBanner,
  header: Header,
  sideNav: SideNav,
  seoBottomText: SeoBottomText,
  seoKeywords: SeoKeywords,
  footer: Footer,
  sidebarBanner: SidebarBanner,
  languageSwitch: LanguageSwitch,
} as unknown as Readonly<Record<SlotName, ComponentType<PartOptions & RefAttributes<HTMLElement>>>> satisfies Record<
  SlotName,
  unknown
>

/** Picks the options of a mount point's component. */
export function partOptions(name: SlotName, options: PartOptions): PartOptions {
  const takes: readonly string[] = partOf(name).mount ?? []
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => takes.includes(key) && value !== undefined),
  )
}

/** Picks the options of the provider. */
export function providerProps(options: HostOptions): ProviderOptions {
  const { variant: _, skipTo: __, searchShortcut: ___, zoneName: ____, ...props } = options
  return props
}

/** Returns the id prefix of a mount point's component, equal on servers and in browsers. */
export const idPrefix = (name: SlotName): string => `shell-${name}-`
