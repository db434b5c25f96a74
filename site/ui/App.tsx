import {
  Footer,
  Header,
  SeoBottomText,
  SeoKeywords,
  ShellProvider,
  SidebarBanner,
  SideNav,
  SkipLink,
  TopBanner,
} from '@jobsite/shell'
import { StrictMode, useMemo } from 'react'
import { siteConfig, TOP_BANNER_ZONE } from '../web/siteConfig.ts'
import { Page } from './Page.tsx'
import type { PageState } from './view.ts'

/** A page of the site in its shell: the same on the server and in the browser. */
export function App({ origin, view, ...shell }: PageState) {
  const config = useMemo(() => siteConfig(origin), [origin])
  return (
    <StrictMode>
      <ShellProvider config={config} isShowReferral {...shell}>
        <SkipLink />
        <TopBanner zoneName={TOP_BANNER_ZONE} trackClicks />
        <Header skipTo={null} />
        <SideNav />
        <main id="main-content" tabIndex={-1} data-beside={shell.data?.sidebarBanner ? '' : undefined}>
          <Page view={view} />
        </main>
        <SeoBottomText />
        <SeoKeywords />
        <Footer />
        <SidebarBanner />
      </ShellProvider>
    </StrictMode>
  )
}
