import type { ComponentType } from 'react'
import { type ComposedComponents, type ComposedProps, composeShell } from '../react/composeShell.tsx'
import { createIsland } from './createIsland.tsx'
import { ShellProvider } from './ShellProvider.tsx'

type Island = ComponentType<Record<string, unknown>>

const Header = createIsland<Island>('header')
const SideNav = createIsland<Island>('sideNav')
const Footer = createIsland<Island>('footer')
const SkipLink = createIsland<Island>('skipLink')
const TopBanner = createIsland<Island>('topBanner')
const SeoBottomText = createIsland<Island>('seoBottomText')
const SeoKeywords = createIsland<Island>('seoKeywords')
const SidebarBanner = createIsland<Island>('sidebarBanner')

const COMPONENTS: ComposedComponents = {
  ShellProvider,
  Footer,
  Header,
  SeoBottomText,
  SeoKeywords,
  SidebarBanner,
  SideNav,
  SkipLink,
  TopBanner,
}

/** The whole shell around a page; see the main entry. */
export function Shell(props: ComposedProps) {
  return composeShell(COMPONENTS, props)
}
