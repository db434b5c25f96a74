import type { ShellProviderProps } from '../../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../../react/ShellProvider.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { SeoBottomText } from '../SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords } from '../SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner } from '../SidebarBanner/SidebarBanner.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import type { ShellSlotNodes } from '../Slot/Slot.tsx'
import { TopBanner } from '../TopBanner/TopBanner.tsx'

/** Props of the whole shell: the provider's, and those that its parts are told. */
export interface ShellProps extends ShellProviderProps {
  /** `'minimal'` leaves the small header and footer around the page: for login, apply and onboarding. @default 'full' */
  variant?: 'full' | 'minimal'
  /** What the page puts into header, side navigation and footer. @default nothing */
  slots?: ShellSlotNodes
  /** The zone whose banners are shown above the page. @default no top banner */
  zoneName?: string
}

/**
 * The whole shell around a page, in its usual order. Renders the top banner, the header, the side navigation, the page
 * as given, the text below its listing, the keyword block, the footer and the sidebar banner.
 */
export function Shell({ children, zoneName, variant, slots, ...props }: ShellProps) {
  if (variant === 'minimal')
    return (
      <ShellProvider {...props}>
        <Header variant={variant} slots={slots} />
        {children}
        <Footer variant={variant} slots={slots} />
      </ShellProvider>
    )
  return (
    <ShellProvider {...props}>
      {zoneName && (
        <>
          {/* First of all: what stands above the header is passed over too. */}
          <SkipLink />
          <TopBanner zoneName={zoneName} />
        </>
      )}
      <Header slots={slots} skipTo={zoneName ? null : undefined} />
      <SideNav slots={slots} />
      {children}
      <SeoBottomText />
      <SeoKeywords />
      <Footer slots={slots} />
      <SidebarBanner />
    </ShellProvider>
  )
}
