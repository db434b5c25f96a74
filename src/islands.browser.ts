import { createIsland } from './islands/createIsland.tsx'
import { Shell as IslandShell } from './islands/Shell.tsx'
import type * as full from './islands.ts'

// The browser build of `@jobsite/shell/islands`; its types are those of `islands.ts`.
export { dispatchShellEvent, onShellEvent } from './browser/events/shellEvents.ts'
export { readInitialData, writeInitialData } from './browser/storage/initialData.ts'
export { loadShell } from './islands/loadRendering.ts'
export { ShellProvider } from './islands/ShellProvider.tsx'
export { useReferenceData, useShell } from './islands/useShell.ts'

export const Breadcrumbs = createIsland<typeof full.Breadcrumbs>('breadcrumbs')
export const Footer = createIsland<typeof full.Footer>('footer')
export const Header = createIsland<typeof full.Header>('header')
export const LanguageSwitch = createIsland<typeof full.LanguageSwitch>('languageSwitch')
export const SeoBottomText = createIsland<typeof full.SeoBottomText>('seoBottomText')
export const SeoKeywords = createIsland<typeof full.SeoKeywords>('seoKeywords')
export const Shell = IslandShell as typeof full.Shell
export const SidebarBanner = createIsland<typeof full.SidebarBanner>('sidebarBanner')
export const SideNav = createIsland<typeof full.SideNav>('sideNav')
export const SkipLink = createIsland<typeof full.SkipLink>('skipLink')
export const TopBanner = createIsland<typeof full.TopBanner>('topBanner')
