import { Footer, Header, type Language, SeoKeywords, SideNav } from '@jobsite/shell/islands'
import { NextShellProvider } from '@jobsite/shell/islands/next'
import { loadStaticShellData } from '@jobsite/shell/server'
import '@jobsite/shell/styles.css'
import { cacheLife } from 'next/cache'
import type { ReactNode } from 'react'
import '../globals.css'
import { config, ownPaths, serverConfig } from '../shellConfig'

export const metadata = { title: 'Next.js, a hidden locale', icons: { icon: 'data:,' } }

interface Props {
  children: ReactNode
  params: Promise<{ lang: string }>
}

export function generateStaticParams() {
  return [{ lang: 'vi' }, { lang: 'en' }]
}

/** Loads data that is the same for all users: at build time, and again every hour. */
async function loadData(language: Language) {
  'use cache'
  cacheLife('hours')
  return loadStaticShellData(serverConfig, { language })
}

export default async function RootLayout({ children, params }: Props) {
  const language = (await params).lang === 'en' ? 'en' : 'vi'
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <link rel="expect" href="#main-content" blocking="render" />
      </head>
      <body>
        <NextShellProvider
          config={config}
          data={await loadData(language)}
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
        </NextShellProvider>
      </body>
    </html>
  )
}
