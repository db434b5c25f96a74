import { Footer, Header, SeoKeywords, type ShellData, SideNav, type User } from '@jobsite/shell/islands'
import { NextPagesShellProvider } from '@jobsite/shell/islands/next/pages'
import '@jobsite/shell/styles.css'
import type { AppProps } from 'next/app'
import { config, ownPaths } from '../shellConfig'
import '../styles/globals.css'

/** Props that the pages of this app pass to the shell. A static page passes none: its user is not known yet. */
export interface PageProps {
  shellData?: ShellData
  user?: User | null
}

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  return (
    <NextPagesShellProvider
      config={config}
      data={pageProps.shellData}
      user={pageProps.user}
      ownPaths={ownPaths}
      // This site has no service worker.
      registerServiceWorker={false}
    >
      <Header />
      <SideNav />
      <Component {...pageProps} />
      <SeoKeywords />
      <Footer />
    </NextPagesShellProvider>
  )
}
