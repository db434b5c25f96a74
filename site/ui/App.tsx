import {
  Breadcrumbs,
  Footer,
  Header,
  SeoBottomText,
  SeoKeywords,
  ShellProvider,
  SidebarBanner,
  SideNav,
  SkipLink,
  TopBanner,
} from '@jobsite/shell/islands'
import { StrictMode, useCallback, useMemo, useState } from 'react'
import { TOP_BANNER_ZONE } from '../web/siteConfig.ts'
import { SavedJobs } from './jobs/SavedJobs.tsx'
import { Page } from './Page.tsx'
import { PageUrlProvider } from './pageUrl.ts'
import { reloadForOtherUser } from './reloadForOtherUser.ts'
import { rememberBanner } from './rememberBanner.ts'
import type { PageState } from './view.ts'
import { LanguageProvider } from './words.ts'

/** A page of the site in its shell: the same on the server and in the browser. */
export function App({
  origin,
  url: firstUrl,
  view,
  variant,
  savedJobs,
  appliedJobs,
  switches,
  trail,
  ...shell
}: PageState) {
  const [url, setUrl] = useState(firstUrl)
  const replaceUrl = useCallback((next: string) => {
    window.history.replaceState(window.history.state, '', next)
    setUrl(next)
  }, [])
  const pageUrl = useMemo(() => ({ url, replaceUrl }), [url, replaceUrl])
  const isFull = variant === undefined
  const footerSlots = switches && {
    footerBottom: (
      <p>
        <a href={switches.href}>{switches.label}</a>
      </p>
    ),
  }
  return (
    <StrictMode>
      <ShellProvider
        url={url}
        isShowReferral
        recentSearches
        onTrack={rememberBanner}
        refreshUser={() => reloadForOtherUser(shell.user)}
        {...shell}
      >
        <SkipLink />
        {isFull && <TopBanner zoneName={TOP_BANNER_ZONE} trackClicks />}
        <Header skipTo={null} variant={variant} />
        {isFull && <SideNav />}
        {trail && <Breadcrumbs className="crumbs" trail={trail} />}
        <main id="main-content" tabIndex={-1}>
          <LanguageProvider value={shell.language}>
            <PageUrlProvider value={pageUrl}>
              <SavedJobs initial={savedJobs} applied={appliedJobs} isSeeker={Boolean(shell.user)}>
                <Page view={view} origin={origin} />
              </SavedJobs>
            </PageUrlProvider>
          </LanguageProvider>
        </main>
        {isFull && (
          <>
            <SeoBottomText />
            <SeoKeywords />
          </>
        )}
        <Footer variant={variant} slots={footerSlots} />
        {isFull && <SidebarBanner />}
      </ShellProvider>
    </StrictMode>
  )
}
