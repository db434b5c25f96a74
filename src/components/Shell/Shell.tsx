import { type ComposedComponents, type ComposedProps, composeShell } from '../../react/composeShell.tsx'
import type { ShellProviderProps } from '../../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../../react/ShellProvider.tsx'
import { Footer, type FooterProps } from '../Footer/Footer.tsx'
import { Header, type HeaderProps } from '../Header/Header.tsx'
import { SeoBottomText, type SeoBottomTextProps } from '../SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords, type SeoKeywordsProps } from '../SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner, type SidebarBannerProps } from '../SidebarBanner/SidebarBanner.tsx'
import { SideNav, type SideNavProps } from '../SideNav/SideNav.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import type { ShellSlotNodes } from '../shared/Slot.tsx'
import { TopBanner, type TopBannerProps } from '../TopBanner/TopBanner.tsx'

/** Props of the shell's components, by component. */
export interface ShellPartProps {
  readonly header?: Omit<HeaderProps, 'variant' | 'slots'> | undefined
  readonly sideNav?: Omit<SideNavProps, 'slots'> | undefined
  readonly topBanner?: Omit<TopBannerProps, 'zoneName'> | undefined
  readonly seoBottomText?: SeoBottomTextProps | undefined
  readonly seoKeywords?: SeoKeywordsProps | undefined
  readonly footer?: Omit<FooterProps, 'variant' | 'slots'> | undefined
  readonly sidebarBanner?: SidebarBannerProps | undefined
}

/** Props of the whole shell: the provider's, and those of its components. */
export interface ShellProps
  extends ShellProviderProps,
    Pick<HeaderProps, 'skipTo' | 'searchShortcut'>,
    Pick<FooterProps, 'year'>,
    Pick<TopBannerProps, 'trackClicks' | 'edgeColors' | 'reserve'> {
  /** `'minimal'` renders the small header and footer, for login, apply and onboarding pages. @default 'full' */
  variant?: 'full' | 'minimal' | undefined
  /** Page content for the slots of header, side navigation and footer. @default none */
  slots?: ShellSlotNodes | undefined
  /** Zone of the banners above the page. @default no top banner */
  zoneName?: string | undefined
  /**
   * Props of single components: `{ footer: { className: 'wide' }, topBanner: { onBannerClick } }`. They take precedence
   * over props of the same name on the shell. @default none
   */
  parts?: ShellPartProps | undefined
}

/**
 * The whole shell around a page, in the usual order. Renders the top banner, header, side navigation, page, text below
 * the listing, keyword block, footer and sidebar banner.
 */
export function Shell(props: ShellProps) {
  return composeShell(COMPONENTS, props as ComposedProps)
}

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
