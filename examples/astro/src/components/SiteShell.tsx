import { site } from '@example/site'
import { Footer, Header, type ShellData, ShellProvider, SideNav } from '@jobsite/shell/islands'
import { type ReactNode, useSyncExternalStore } from 'react'

interface Props {
  url: string
  data: ShellData
  children?: ReactNode
}

const neverChanges = () => () => {}

/** Returns the page's URL with its query, which the HTML of a prerendered page does not contain. */
function useUrlWithQuery(url: string) {
  const [path = ''] = url.split('?')
  return useSyncExternalStore(
    neverChanges,
    () => path + location.search,
    () => url,
  )
}

/** Provider and components in one island; the page between them is rendered by Astro. */
export function SiteShell({ url, data, children }: Props) {
  return (
    // This site has no service worker.
    <ShellProvider site={site} data={data} url={useUrlWithQuery(url)} user={null} registerServiceWorker={false}>
      <Header />
      <SideNav />
      {children}
      <Footer />
    </ShellProvider>
  )
}
