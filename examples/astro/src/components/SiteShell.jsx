import { Footer, Header, ShellProvider, SideNav } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'

// Here the services are behind the site's own address.
const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

/** Provider and parts in one island; the page between them is Astro's own. */
export function SiteShell({ url, children }) {
  return (
    <ShellProvider config={config} url={url} user={null} registerServiceWorker={false}>
      <Header />
      <SideNav />
      {children}
      <Footer />
    </ShellProvider>
  )
}
