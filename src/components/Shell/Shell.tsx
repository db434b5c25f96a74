import { ShellProvider, type ShellProviderProps } from '../../react/ShellProvider.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'

/** The whole shell around a page, in its usual order. Renders the header, the side navigation, the page as
 * given, and the footer. */
export function Shell({ children, ...props }: ShellProviderProps) {
  return (
    <ShellProvider {...props}>
      <Header />
      <SideNav />
      {children}
      <Footer />
    </ShellProvider>
  )
}
