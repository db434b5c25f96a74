import { ShellProvider, type ShellProviderProps } from '../../react/ShellProvider.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { SeoBottomText } from '../SeoBottomText/SeoBottomText.tsx'
import { SeoKeywords } from '../SeoKeywords/SeoKeywords.tsx'
import { SidebarBanner } from '../SidebarBanner/SidebarBanner.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { TopBanner } from '../TopBanner/TopBanner.tsx'

/** Props of the whole shell: the provider's, and the zone of its top banner. */
export interface ShellProps extends ShellProviderProps {
  /** The zone whose banners are shown above the page. @default no top banner */
  zoneName?: string
}

/**
 * The whole shell around a page, in its usual order. Renders the top banner, the header, the side navigation, the page
 * as given, the text below its listing, the keyword block, the footer and the sidebar banner.
 */
export function Shell({ children, zoneName, ...props }: ShellProps) {
  return (
    <ShellProvider {...props}>
      {zoneName && <TopBanner zoneName={zoneName} />}
      <Header />
      <SideNav />
      {children}
      <SeoBottomText />
      <SeoKeywords />
      <Footer />
      <SidebarBanner />
    </ShellProvider>
  )
}
