import type { ComponentType } from 'react'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { Footer } from '../components/Footer/Footer.tsx'
import { Header } from '../components/Header/Header.tsx'
import { LanguageSwitch } from '../components/LanguageSwitch/LanguageSwitch.tsx'
import { SeoBottomText } from '../components/SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords } from '../components/SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner } from '../components/SidebarBanner/SidebarBanner.tsx'
import { SideNav } from '../components/SideNav/SideNav.tsx'
import { SkipLink } from '../components/SkipLink/SkipLink.tsx'
import { TopBanner } from '../components/TopBanner/TopBanner.tsx'
import type { ShellInternals } from '../react/ShellContext.ts'
import { sameValue } from '../react/sameValue.ts'

/** Context values that a component displays. */
type Shown = readonly (keyof ShellInternals)[]

const TEXTS: Shown = ['language', 'config', 'linkComponent']
const URLS: Shown = [...TEXTS, 'url', 'pageName', 'alternateUrl']
const MENU: Shown = [...URLS, 'menu', 'user', 'resumeSummary']

/** The full components by the name that islands know them by, each with the context values that it displays. */
export const byName = {
  breadcrumbs: [Breadcrumbs, [...URLS, 'taxonomy']],
  footer: [Footer, TEXTS],
  header: [
    Header,
    [
      ...MENU,
      'section',
      'theme',
      'logos',
      'keyword',
      'locationId',
      'locations',
      'categoryId',
      'taxonomy',
      'districts',
      'jobFunctionParentId',
      'jobFunctionGroup',
      'data',
    ],
  ],
  languageSwitch: [LanguageSwitch, URLS],
  seoBottomText: [SeoBottomText, [...TEXTS, 'bottomSEOContent', 'url', 'data']],
  seoKeywords: [SeoKeywords, [...TEXTS, 'url', 'locationId', 'categoryId', 'taxonomy', 'data']],
  sidebarBanner: [SidebarBanner, [...TEXTS, 'data']],
  sideNav: [SideNav, [...MENU, 'section']],
  skipLink: [SkipLink, TEXTS],
  topBanner: [TopBanner, [...URLS, 'companyIndustries', 'jobFunctions', 'data', 'pageView']],
} as const satisfies Record<string, readonly [component: ComponentType<never>, shows: Shown]>

type PartName = keyof typeof byName

/** The full components, whatever props they take. */
export const components = Object.fromEntries(
  Object.entries(byName).map(([name, [component]]) => [name, component]),
) as unknown as Readonly<Record<PartName, ComponentType<Record<string, unknown>>>>

/** Returns whether a component's output would change, by content: pages and the provider recreate objects. */
export function isOutputChanged(name: PartName, before: ShellInternals, now: ShellInternals): boolean {
  return byName[name][1].some((value) => !sameValue(before[value], now[value]))
}
