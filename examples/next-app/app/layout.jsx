import { Footer, Header, SideNav } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { NextShellProvider, ShellStyleRegistry } from '@jobsite/shell/next'

export const metadata = { title: 'Next.js, app router', icons: { icon: 'data:,' } }

// Rules of the shell run in a server component; the parts are client components, rendered on the server too.
const origin = process.env.SITE_ORIGIN ?? 'https://www.jobsite.example'
const config = defineConfig({
  siteDomain: new URL(origin).hostname,
  siteOrigin: origin,
  hosts: { api: origin, metadata: origin, metaService: origin, banners: origin },
})

export default function RootLayout({ children }) {
  return (
    <html lang="vi">
      <body style={{ margin: 0 }}>
        <ShellStyleRegistry>
          <NextShellProvider config={config} user={null}>
            <Header />
            <SideNav />
            {children}
            <Footer />
          </NextShellProvider>
        </ShellStyleRegistry>
      </body>
    </html>
  )
}
