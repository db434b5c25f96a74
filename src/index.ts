/**
 * The React half of the shell: components, provider and hooks for page apps. Renders on a server and hydrates.
 *
 * @packageDocumentation
 */
export { dispatchShellEvent, onShellEvent, type ShellEventMap, type ShellEventName } from './browser/shellEvents.ts'
export { Footer, type FooterProps } from './components/Footer/Footer.tsx'
export { Header, type HeaderProps } from './components/Header/Header.tsx'
export { LanguageSwitch, type LanguageSwitchProps } from './components/LanguageSwitch/LanguageSwitch.tsx'
export { Shell } from './components/Shell/Shell.tsx'
export { SideNav, type SideNavProps } from './components/SideNav/SideNav.tsx'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx'
export {
  type LinkComponent,
  type ShellContextValue,
  type Suggest,
  type SuggestRequest,
  useShell,
} from './react/ShellContext.ts'
export { ShellProvider, type ShellProviderProps } from './react/ShellProvider.tsx'
export type { ChosenLocation, ShellState } from './react/shellState.ts'
