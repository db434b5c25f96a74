import type { ComponentType, RefAttributes } from 'react'
import { Footer } from '../components/Footer/Footer.tsx'
import { Header } from '../components/Header/Header.tsx'
import { LanguageSwitch } from '../components/LanguageSwitch/LanguageSwitch.tsx'
import { SeoBottomText } from '../components/SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords } from '../components/SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner } from '../components/SidebarBanner/SidebarBanner.tsx'
import { SideNav } from '../components/SideNav/SideNav.tsx'
import { TopBanner } from '../components/TopBanner/TopBanner.tsx'
import type { HostOptions, PartOptions, ProviderOptions } from '../options/options.ts'
import { partOf } from '../options/parts.ts'
import { MOUNT_POINT_NAMES, type SlotName } from './mountPointNames.ts'

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

/** Returns the names of the options that a mount point's component takes. */
const namesOf = (name: SlotName): readonly string[] => partOf(name).mount ?? []

/** Names of all options that components take. */
const PART_OPTION_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(MOUNT_POINT_NAMES.flatMap(namesOf))

/** Picks the options of a mount point's component. */
export function partOptions(name: SlotName, options: PartOptions): PartOptions {
  const given = options as Readonly<Record<string, unknown>>
  return Object.fromEntries(namesOf(name).flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])))
}

/** Picks the options of the provider: those that no component takes. */
export function providerProps(options: HostOptions): ProviderOptions {
  return Object.fromEntries(Object.entries(options).filter(([key]) => !PART_OPTION_NAMES.has(key)))
}

/** Returns the id prefix of a mount point's component, equal on servers and in browsers. */
export const idPrefix = (name: SlotName): string => `shell-${name}-`
