import type { PageName } from '@jobsite/shell/core'
import { Footer, Header, type Language, SeoKeywords, SideNav } from '@jobsite/shell/islands'
import { loadStaticShellData } from '@jobsite/shell/server'
import '@jobsite/shell/styles.css'
import { cacheLife } from 'next/cache'
import { type ReactNode, Suspense } from 'react'
import { CurrentUser } from './CurrentUser'
import { currentSite } from './currentSite'
import { SiteShell } from './SiteShell'
import './globals.css'

/** The pages that this app serves. Links to any other page of the site are page loads. */
const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']

interface Props {
  language: Language
  children: ReactNode
}

/** Loads the site, and data that is the same for all users: at build time, and again every hour. */
async function loadShell(language: Language) {
  'use cache'
  cacheLife('hours')
  const site = await currentSite()
  return { site, data: await loadStaticShellData(site, { language }) }
}

/** The document of both root layouts: `lang` is in the HTML of static pages. */
export async function SiteDocument({ language, children }: Props) {
  const { site, data } = await loadShell(language)
  return (
    // The shell changes `lang` if `?lang=` requests the other language.
    <html lang={language} suppressHydrationWarning>
      <head>
        <link rel="expect" href="#main-content" blocking="render" />
      </head>
      <body>
        <SiteShell
          site={site}
          data={data}
          ownPaths={ownPaths}
          // This site has no service worker.
          registerServiceWorker={false}
        >
          <Header />
          <SideNav />
          {children}
          <SeoKeywords />
          <Footer />
          {/* Depends on the request, so it streams later, inside a Suspense boundary. */}
          <Suspense fallback={null}>
            <CurrentUser />
          </Suspense>
        </SiteShell>
      </body>
    </html>
  )
}
