import { Footer, Header, SeoKeywords, SideNav } from '@jobsite/shell'
import { alternateLinks, requestUrl } from '@jobsite/shell/core'
import { TanStackRouterShellProvider } from '@jobsite/shell/tanstack-router'
import { createRootRoute, createRoute, createRouter, Outlet, useLocation } from '@tanstack/react-router'
import { config, ownPaths } from './shellConfig'

const rootRoute = createRootRoute({ component: Root })

function Root() {
  const url = requestUrl(useLocation({ select: ({ href }) => href }))
  return (
    // This site has no service worker.
    <TanStackRouterShellProvider config={config} user={null} ownPaths={ownPaths} registerServiceWorker={false}>
      {alternateLinks(config.siteOrigin + url).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <Header />
      <SideNav />
      <Outlet />
      <SeoKeywords />
      <Footer />
    </TanStackRouterShellProvider>
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
