import { Footer, Header, ShellProvider, SideNav } from '@jobsite/shell'
import { StrictMode, useMemo } from 'react'
import { siteConfig } from '../web/siteConfig.ts'
import { Page } from './Page.tsx'
import type { PageState } from './view.ts'

/** A page of the site in its shell: the same on the server and in the browser. */
export function App({ origin, view, ...shell }: PageState) {
  const config = useMemo(() => siteConfig(origin), [origin])
  return (
    <StrictMode>
      <ShellProvider config={config} isShowReferral {...shell}>
        <Header />
        <SideNav />
        <main id="main-content" tabIndex={-1}>
          <Page view={view} />
        </main>
        <Footer />
      </ShellProvider>
    </StrictMode>
  )
}
