import type * as full from '../islands.ts'
import { createIsland } from './createIsland.tsx'

// Marked for the page's bundler: it leaves out the components that the page does not import.
export const Breadcrumbs = /* @__PURE__ */ createIsland<typeof full.Breadcrumbs>('breadcrumbs')
export const Footer = /* @__PURE__ */ createIsland<typeof full.Footer>('footer')
export const Header = /* @__PURE__ */ createIsland<typeof full.Header>('header')
export const LanguageSwitch = /* @__PURE__ */ createIsland<typeof full.LanguageSwitch>('languageSwitch')
export const SeoBottomText = /* @__PURE__ */ createIsland<typeof full.SeoBottomText>('seoBottomText')
export const SeoKeywords = /* @__PURE__ */ createIsland<typeof full.SeoKeywords>('seoKeywords')
export const SidebarBanner = /* @__PURE__ */ createIsland<typeof full.SidebarBanner>('sidebarBanner')
export const SideNav = /* @__PURE__ */ createIsland<typeof full.SideNav>('sideNav')
export const SkipLink = /* @__PURE__ */ createIsland<typeof full.SkipLink>('skipLink')
export const TopBanner = /* @__PURE__ */ createIsland<typeof full.TopBanner>('topBanner')
