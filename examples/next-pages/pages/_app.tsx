import type { PageName, Site } from '@jobsite/shell/core'
import { Footer, Header, SeoKeywords, type ShellData, ShellProvider, SideNav, type User } from '@jobsite/shell/islands'
import { useNextPagesRoute } from '@jobsite/shell/next/pages'
import '@jobsite/shell/styles.css'
import type { AppProps } from 'next/app'
import '../styles/globals.css'

/** The pages that this app serves. Links to any other page of the site are page loads. */
const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']

/** Props that the pages of this app pass to the shell. A static page passes only the site: its user is not known yet. */
export interface PageProps {
  site: Site
  shellData?: ShellData
  user?: User | null
}

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  return (
    <ShellProvider
      site={pageProps.site}
      data={pageProps.shellData}
      user={pageProps.user}
      ownPaths={ownPaths}
      // This site has no service worker.
      registerServiceWorker={false}
      {...useNextPagesRoute()}
    >
      <Header />
      <SideNav />
      <Component {...pageProps} />
      <SeoKeywords />
      <Footer />
    </ShellProvider>
  )
}
