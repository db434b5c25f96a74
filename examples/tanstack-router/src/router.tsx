import { site } from '@example/site'
import { Footer, Header, SeoKeywords, ShellProvider, SideNav } from '@jobsite/shell'
import { alternateLinks, type PageName, requestUrl } from '@jobsite/shell/core'
import { useTanStackRoute } from '@jobsite/shell/tanstack-router'
import { createRootRoute, createRoute, createRouter, Outlet, useLocation } from '@tanstack/react-router'

/** The pages that this app serves. Links to any other page of the site are page loads. */
const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']

const rootRoute = createRootRoute({ component: Root })

function Root() {
  const url = requestUrl(useLocation({ select: ({ href }) => href }))
  return (
    // This site has no service worker.
    <ShellProvider site={site} user={null} ownPaths={ownPaths} registerServiceWorker={false} {...useTanStackRoute()}>
      {alternateLinks(site.config.siteOrigin + url).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <Header />
      <SideNav />
      <Outlet />
      <SeoKeywords />
      <Footer />
    </ShellProvider>
  )
}

const pageRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', component: Page })

function Page() {
  return (
    <main id="main-content" style={{ minHeight: '100vh' }}>
      <h1>{useLocation().pathname}</h1>
    </main>
  )
}

export const router = createRouter({ routeTree: rootRoute.addChildren([pageRoute]) })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
