/**
 * The React half of the shell: components, provider and hooks for page apps. Renders on a server and hydrates.
 *
 * @packageDocumentation
 */
export type { AdaptedEndpoint, Adapter, Adapters } from './api/adapters.ts'
export type { CallOptions } from './api/callEndpoint.ts'
export type { Fetch } from './api/request.ts'
export { readInitialData, writeInitialData } from './browser/initialData.ts'
export type { EdgeColors } from './browser/sampleEdgeColors.ts'
export { dispatchShellEvent, onShellEvent, type ShellEventMap, type ShellEventName } from './browser/shellEvents.ts'
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Footer, type FooterProps } from './components/Footer/Footer.tsx'
export { Header, type HeaderProps } from './components/Header/Header.tsx'
export { LanguageSwitch, type LanguageSwitchProps } from './components/LanguageSwitch/LanguageSwitch.tsx'
export { SeoBottomText, type SeoBottomTextProps } from './components/SeoBottomText/SeoBottomText.tsx'
export { SeoKeywords, type SeoKeywordsProps } from './components/SeoKeywords/SeoKeywords.tsx'
export { Shell, type ShellProps } from './components/Shell/Shell.tsx'
export { SidebarBanner, type SidebarBannerProps } from './components/SidebarBanner/SidebarBanner.tsx'
export { SideNav, type SideNavProps } from './components/SideNav/SideNav.tsx'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx'
export type { ShellSlotNodes } from './components/Slot/Slot.tsx'
export { type BannerClick, TopBanner, type TopBannerProps } from './components/TopBanner/TopBanner.tsx'
export type { Logger } from './core/log.ts'
export type { ShellData } from './core/shellData.ts'
export type { TrackEvent } from './core/track.ts'
export type { ShellProviderProps } from './react/provider/ShellProviderProps.ts'
export type {
  LinkComponent,
  ShellContextValue,
  Suggest,
  SuggestRequest,
} from './react/ShellContext.ts'
export { ShellProvider } from './react/ShellProvider.tsx'
export { type ReferenceData, useReferenceData } from './react/services/useReferenceData.ts'
export type { ChosenLocation, Onboarding, ShellState } from './react/shellState.ts'
export { useShell } from './react/useShell.ts'
