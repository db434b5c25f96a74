import type { PageName } from '@jobsite/shell/core'
import { Footer, Header, type Language, SeoKeywords, SideNav } from '@jobsite/shell/islands'
import { loadStaticShellData } from '@jobsite/shell/server'
import '@jobsite/shell/styles.css'
import { cacheLife } from 'next/cache'
import type { ReactNode } from 'react'
import { currentSite } from '../currentSite'
import '../globals.css'
import { SiteShell } from './SiteShell'

export const metadata = { title: 'Next.js, a hidden locale', icons: { icon: 'data:,' } }

/** The pages that this app serves. Links to any other page of the site are page loads. */
const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']

interface Props {
  children: ReactNode
  params: Promise<{ lang: string }>
}

export function generateStaticParams() {
  return [{ lang: 'vi' }, { lang: 'en' }]
}

/** Loads the site, and data that is the same for all users: at build time, and again every hour. */
async function loadShell(language: Language) {
  'use cache'
  cacheLife('hours')
  const site = await currentSite()
  return { site, data: await loadStaticShellData(site, { language }) }
}

export default async function RootLayout({ children, params }: Props) {
  const language = (await params).lang === 'en' ? 'en' : 'vi'
  const { site, data } = await loadShell(language)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <link rel="expect" href="#main-content" blocking="render" />
      </head>
      <body>
        <SiteShell
          site={site}
          data={data}
          localePrefix={`/${language}`}
          ownPaths={ownPaths}
          user={null}
          // This site has no service worker.
          registerServiceWorker={false}
        >
          <Header />
          <SideNav />
          {children}
          <SeoKeywords />
          <Footer />
        </SiteShell>
      </body>
    </html>
  )
}
