import { Footer, Header, SeoKeywords, SideNav } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { NextShellProvider, ShellStyleRegistry } from '@jobsite/shell/next'
import { loadShellData } from '@jobsite/shell/server'
import { headers } from 'next/headers'

export const metadata = { title: 'Next.js, app router', icons: { icon: 'data:,' } }

// Rules of the shell run in a server component; the parts are client components, rendered on the server too.
// Here the services are behind the site's own address; a browser needs no host for them, this server does.
const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

async function loadData() {
  const known = await headers()
  const origin = `http://${known.get('host')}`
  const services = defineConfig({ hosts: { api: origin, metadata: origin, metaService: origin, banners: origin } })
  return loadShellData({ url: '/', headers: known }, services, { parts: ['theme', 'sidebarBanner', 'seoKeywords'] })
}

export default async function RootLayout({ children }) {
  const data = await loadData()
  return (
    <html lang="vi">
      <head>
        <link rel="expect" href="#main-content" blocking="render" />
      </head>
      <body style={{ margin: 0 }}>
        <ShellStyleRegistry>
          <NextShellProvider config={config} data={data} user={null} registerServiceWorker={false}>
            <Header />
            <SideNav />
            {children}
            <SeoKeywords />
            <Footer />
          </NextShellProvider>
        </ShellStyleRegistry>
      </body>
    </html>
  )
}
