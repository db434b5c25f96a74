import type { PageName } from '@jobsite/shell/core'
import { Footer, Header, SeoKeywords, ShellProvider, SideNav } from '@jobsite/shell/islands'
import shellStyles from '@jobsite/shell/styles.css?url'
import { useTanStackRoute } from '@jobsite/shell/tanstack-router'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadPage } from '../loadPage'
import appCss from '../styles.css?url'

/** The pages that this app serves. Links to any other page of the site are page loads. */
const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']

export const Route = createRootRoute({
  loader: ({ location }) => loadPage({ data: location.publicHref }),
  // Loads the data once; after a navigation the shell loads its own.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'TanStack Start' },
    ],
    links: [
      { rel: 'icon', href: 'data:,' },
      { rel: 'expect', href: '#main-content', blocking: 'render' },
      { rel: 'stylesheet', href: shellStyles },
      { rel: 'stylesheet', href: appCss },
      ...(loaderData?.alternates ?? []).map(({ hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
    ],
  }),
  shellComponent: RootDocument,
  component: Root,
})

/** The document. It is rendered for errors too, when there is no data. */
function RootDocument({ children }: { children: ReactNode }) {
  const language = Route.useMatch({ select: ({ loaderData }) => loaderData?.language })
  return (
    <html lang={language ?? 'vi'} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** The shell around the pages. */
function Root() {
  const { site, shellData, user } = Route.useLoaderData()
  return (
    <ShellProvider
      site={site}
      data={shellData}
      user={user}
      ownPaths={ownPaths}
      // This site has no service worker. The shell cannot detect that under a policy with a nonce.
      registerServiceWorker={false}
      {...useTanStackRoute()}
    >
      <Header />
      <SideNav />
      <Outlet />
      <SeoKeywords />
      <Footer />
    </ShellProvider>
  )
}
