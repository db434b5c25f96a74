import { Shell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { loadShellData } from '@jobsite/shell/server'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useRouteLoaderData,
} from 'react-router'
import './page.css'
import { ShellLink } from './ShellLink.jsx'

export const meta = () => [{ title: 'React Router' }]

// Here the services are behind the site's own address; a browser needs no host for them, this server does.
const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

/** What can be on the first paint. */
export function loader({ request }) {
  const { origin } = new URL(request.url)
  const services = defineConfig({ hosts: { api: origin, metadata: origin, metaService: origin, banners: origin } })
  return loadShellData(request, services, { zoneName: 'search_result_top' })
}

/** Asked for once: later pages ask for what is theirs by themselves. */
export const shouldRevalidate = () => false

export function Layout({ children }) {
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <link rel="expect" href="#main-content" blocking="render" />
        <Meta />
        <Links />
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
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <Shell
      config={config}
      data={useRouteLoaderData('root')}
      zoneName="search_result_top"
      url={pathname + search}
      user={null}
      linkComponent={ShellLink}
      navigate={navigate}
      registerServiceWorker={false}
    >
      <Outlet />
    </Shell>
  )
}
