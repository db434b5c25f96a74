import { Footer, Header, SeoKeywords, SideNav } from '@jobsite/shell/islands'
import { NextShellProvider } from '@jobsite/shell/islands/next'
import { loadStaticShellData } from '@jobsite/shell/server'
import '@jobsite/shell/styles.css'
import type { ReactNode } from 'react'
import { config, ownPaths, serverConfig } from '../shellConfig'

export const metadata = { title: 'Next.js, a hidden locale', icons: { icon: 'data:,' } }

interface Props {
  children: ReactNode
  params: Promise<{ lang: string }>
}

export function generateStaticParams() {
  return [{ lang: 'vi' }, { lang: 'en' }]
}

export default async function RootLayout({ children, params }: Props) {
  const language = (await params).lang === 'en' ? 'en' : 'vi'
  const data = await loadStaticShellData(serverConfig, { language })
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <link rel="expect" href="#main-content" blocking="render" />
      </head>
      <body style={{ margin: 0 }}>
        <NextShellProvider
          config={config}
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
        </NextShellProvider>
      </body>
    </html>
  )
}
