import { Header, ShellProvider, SideNav } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import type { BrowserAppProps } from './props.ts'
import { useTestPage } from './useTestPage.ts'

/** The page of the browser tests: the shell around a body that is tall enough to scroll. */
export function App({ origin, overrides, hasRouter = false, ...props }: BrowserAppProps) {
  const { hasSideNav, hasHeader, ...routed } = useTestPage(props.url, hasRouter)
  const config = defineConfig({
    siteOrigin: origin,
    siteDomain: 'localhost',
    ...overrides,
    hosts: { api: origin, ...overrides?.hosts },
  })
  return (
    <ShellProvider config={config} {...props} {...routed}>
      {hasHeader && <Header />}
      {hasSideNav && <SideNav />}
      <main id="main-content" tabIndex={-1}>
        <h1>{props.page ?? 'shell'}</h1>
        <p>
          <label>
            Other field <input />
          </label>
        </p>
        <div style={{ height: 2400 }} />
        <p>
          <a href="/end">The end</a>
        </p>
      </main>
    </ShellProvider>
  )
}
