import { Footer, Header, ShellProvider, SideNav } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'

const origin = import.meta.env.PUBLIC_SITE_ORIGIN ?? 'https://www.jobsite.example'
const config = defineConfig({
  siteDomain: new URL(origin).hostname,
  siteOrigin: origin,
  hosts: { api: origin, metadata: origin, metaService: origin, banners: origin },
})

/** Provider and parts in one island; the page between them is Astro's own. */
export function SiteShell({ url, children }) {
  return (
    <ShellProvider config={config} url={url} user={null}>
      <Header />
      <SideNav />
      {children}
      <Footer />
    </ShellProvider>
  )
}
