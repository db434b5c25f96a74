import { Footer, Header, type Language, SeoKeywords, SideNav } from '@jobsite/shell/islands'
import { NextShellProvider } from '@jobsite/shell/islands/next'
import { loadStaticShellData } from '@jobsite/shell/server'
import '@jobsite/shell/styles.css'
import { cacheLife } from 'next/cache'
import { type ReactNode, Suspense } from 'react'
import { CurrentUser } from './CurrentUser'
import './globals.css'
import { config, ownPaths, serverConfig } from './shellConfig'

interface Props {
  language: Language
  children: ReactNode
}

/** Loads data that is the same for all users: at build time, and again every hour. */
async function loadData(language: Language) {
  'use cache'
  cacheLife('hours')
  return loadStaticShellData(serverConfig, { language })
}

/** The document of both root layouts: `lang` is in the HTML of static pages. */
export async function SiteDocument({ language, children }: Props) {
  return (
    // The shell changes `lang` if `?lang=` requests the other language.
    <html lang={language} suppressHydrationWarning>
      <head>
        <link rel="expect" href="#main-content" blocking="render" />
      </head>
      <body>
        <NextShellProvider
          config={config}
          data={await loadData(language)}
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
        </NextShellProvider>
      </body>
    </html>
  )
}
