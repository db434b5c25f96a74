import { type ComposedComponents, type ComposedProps, composeShell } from '../react/composeShell.tsx'
import {
  Footer,
  Header,
  SeoBottomText,
  SeoKeywords,
  SidebarBanner,
  SideNav,
  SkipLink,
  TopBanner,
} from './components.ts'
import { ShellProvider } from './ShellProvider.tsx'

const COMPONENTS = {
  ShellProvider,
  Footer,
  Header,
  SeoBottomText,
  SeoKeywords,
  SidebarBanner,
  SideNav,
  SkipLink,
  TopBanner,
} as unknown as ComposedComponents

/** The whole shell around a page; see the main entry. */
export function Shell(props: ComposedProps) {
  return composeShell(COMPONENTS, props)
}
