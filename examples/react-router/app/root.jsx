import { Shell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
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
import { ShellLink } from './ShellLink.jsx'

export const meta = () => [{ title: 'React Router' }]

/** The site's own address is known to the server alone. */
export function loader({ request }) {
  return { origin: new URL(request.url).origin }
}

export function Layout({ children }) {
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body style={{ margin: 0 }}>
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
  const { origin } = useRouteLoaderData('root')
  const config = defineConfig({
    siteDomain: new URL(origin).hostname,
    siteOrigin: origin,
    hosts: { api: origin, metadata: origin, metaService: origin, banners: origin },
  })
  return (
    <Shell config={config} url={pathname + search} user={null} linkComponent={ShellLink} navigate={navigate}>
      <Outlet />
    </Shell>
  )
}
