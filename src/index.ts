/**
 * React components, provider and hooks of the shell. Renders on a server and hydrates.
 *
 * @packageDocumentation
 */

export type { AttributionModel } from './browser/attribution/recordVisit.ts'
export type { EdgeColors } from './browser/banners/edgeColors.ts'
export { dispatchShellEvent, onShellEvent } from './browser/events/shellEvents.ts'
export { readInitialData, writeInitialData } from './browser/storage/initialData.ts'
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Footer, type FooterProps } from './components/Footer/Footer.tsx'
export { Header, type HeaderProps } from './components/Header/Header.tsx'
export { LanguageSwitch, type LanguageSwitchProps } from './components/LanguageSwitch/LanguageSwitch.tsx'
export { SeoBottomText, type SeoBottomTextProps } from './components/SeoBottomText/SeoBottomText.tsx'
export { SeoKeywords, type SeoKeywordsProps } from './components/SeoKeywords/SeoKeywords.tsx'
export { Shell, type ShellPartProps, type ShellProps } from './components/Shell/Shell.tsx'
export { SidebarBanner, type SidebarBannerProps } from './components/SidebarBanner/SidebarBanner.tsx'
export { SideNav, type SideNavProps } from './components/SideNav/SideNav.tsx'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx'
export type { ShellSlotNodes } from './components/shared/Slot.tsx'
export { TopBanner, type TopBannerProps } from './components/TopBanner/TopBanner.tsx'
export type { BannerClick } from './core/banner/banner.ts'
export type { ConfigOverrides, ShellConfig } from './core/config/config.ts'
export type { ShellEventMap, ShellEventName } from './core/contracts.ts'
export type { Language } from './core/language/language.ts'
export type { Logger } from './core/log.ts'
export type { Messages } from './core/messages/messages.ts'
export type { Named, Taxonomy } from './core/named.ts'
export type { PageName } from './core/pages/pages.ts'
export type { DistrictsByProvince } from './core/reference/places.ts'
export type { OwnPaths } from './core/routes/isOwnUrl.ts'
export type { BottomText } from './core/seo/bottomText.ts'
export type { ShellData } from './core/shellData.ts'
export type { SeasonalTheme } from './core/theme/seasonalTheme.ts'
export type { TrackEvent } from './core/track.ts'
export type { ResumeSummary } from './core/user/resumeSummary.ts'
export type { User } from './core/user/user.ts'
export { type ReferenceData, useReferenceData } from './react/data/useReferenceData.ts'
export type { ShellProviderProps } from './react/provider/ShellProviderProps.ts'
export type { Track } from './react/provider/useTrack.ts'
export type {
  JobFunctionGroupSource,
  LinkComponent,
  ShellContextValue,
  Suggest,
  SuggestRequest,
} from './react/ShellContext.ts'
export { ShellProvider } from './react/ShellProvider.tsx'
export type { ChosenLocation, Onboarding, ShellState } from './react/shellState.ts'
export { useShell } from './react/useShell.ts'
export type { AdaptedEndpoint, Adapter, Adapters } from './services/adapters.ts'
export type { CallOptions } from './services/callEndpoint.ts'
export type { Fetch } from './services/request.ts'
