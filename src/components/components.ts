import type { ComponentProps, ComponentType, JSX } from 'react'
import { PARTS, type PartName } from '../options/parts.ts'
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx'
import { Footer } from './Footer/Footer.tsx'
import { Header } from './Header/Header.tsx'
import { LanguageSwitch } from './LanguageSwitch/LanguageSwitch.tsx'
import { SeoBottomText } from './SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords } from './SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner } from './SidebarBanner/SidebarBanner.tsx'
import { SideNav } from './SideNav/SideNav.tsx'
import { SkipLink } from './SkipLink/SkipLink.tsx'
import { TopBanner } from './TopBanner/TopBanner.tsx'

const typed = {
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
} satisfies Record<PartName, ComponentType<never>>

type Components = typeof typed

type Elements = JSX.IntrinsicElements
type Attribute = { [Tag in keyof Elements]: keyof Elements[Tag] }[keyof Elements]

/** Props that are no attributes of an element. */
type OwnProp<Name extends PartName> = Exclude<keyof ComponentProps<Components[Name]>, Attribute>

PARTS satisfies { [Name in PartName]: { readonly own: Record<OwnProp<Name>, true> } }

/** The components by name, whatever props they take. */
export const components = typed as unknown as Readonly<Record<PartName, ComponentType<Record<string, unknown>>>>
