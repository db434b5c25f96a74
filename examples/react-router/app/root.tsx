import { alternateLinks, detectLanguage, type PageName, requestUrl } from '@jobsite/shell/core'
import { Footer, Header, SeoKeywords, ShellProvider, SideNav, TopBanner, type User } from '@jobsite/shell/islands'
import { useReactRouterRoute } from '@jobsite/shell/react-router'
import { loadShellData } from '@jobsite/shell/server'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import './app.css'
import { currentSite } from './currentSite.server'

export const links: LinksFunction = () => [{ rel: 'icon', href: 'data:,' }]

export const meta = () => [{ title: 'React Router' }]

const ZONE = 'search_result_top'

/** The pages that this app serves. Links to any other page of the site are page loads. */
const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']

/**
 * Loads the site, the document's language, its URLs in both languages, the data of the first paint, and the user, who comes
 * from a cookie here. The rules of `/core` that are imported for it are not in the browser's code.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = requestUrl(request)
  const site = await currentSite()
  const session = /(?:^|; )session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const user: User | null = session ? { userId: 7, firstName: session } : null
  return {
    site,
    language: detectLanguage(url) ?? 'vi',
    alternates: alternateLinks(site.config.siteOrigin + url),
    shellData: await loadShellData(request, site, { zoneName: ZONE }),
    user,
  }
}

/** Loads the data once; client navigations load their own. */
export const shouldRevalidate = () => false

/** Returns the page's nonce in the browser: React Router knows it only on the server. */
const readNonce = () =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('[property="csp-nonce"]')?.nonce

export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={known?.language ?? 'vi'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="expect" href="#main-content" blocking="render" />
        {known?.alternates.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        <Meta />
        <Links nonce={readNonce()} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const known = useRouteLoaderData<typeof loader>('root')
  return (
    <ShellProvider
      site={known?.site}
      data={known?.shellData}
      user={known?.user}
      ownPaths={ownPaths}
      // This site has no service worker. The shell cannot detect that under a policy with a nonce.
      registerServiceWorker={false}
      {...useReactRouterRoute()}
    >
      <TopBanner zoneName={ZONE} />
      <Header />
      <SideNav />
      <Outlet />
      <SeoKeywords />
      <Footer />
    </ShellProvider>
  )
}

/** The template's, inside of the same document. Errors of pages are shown without the shell. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <main id="main-content">
      <h1>{isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : 'Error'}</h1>
    </main>
  )
}
