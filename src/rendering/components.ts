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

/** The full components, by the name that islands know them by. */
export const byName = {
  breadcrumbs: Breadcrumbs,
  footer: Footer,
  header: Header,
  languageSwitch: LanguageSwitch,
  seoBottomText: SeoBottomText,
  seoKeywords: SeoKeywords,
  sidebarBanner: SidebarBanner,
  sideNav: SideNav,
  skipLink: SkipLink,
  topBanner: TopBanner,
}

/** The full components, whatever props they take. */
export const components = byName as unknown as Readonly<
  Record<keyof typeof byName, ComponentType<Record<string, unknown>>>
>
