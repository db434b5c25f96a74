import {
  Breadcrumbs,
  Footer,
  Header,
  SeoBottomText,
  SeoKeywords,
  ShellProvider,
  SidebarBanner,
  SideNav,
  TopBanner,
} from '@jobsite/shell'
import { defineConfig, type ShellData } from '@jobsite/shell/core'
import type { BrowserAppProps } from './props.ts'
import { useTestPage } from './useTestPage.ts'

/** Data of a server that requested everything and got nothing. */
const NOTHING: ShellData = { theme: null, topBanner: null, sidebarBanner: null, seoKeywords: null, bottomText: null }

/** The services of tests that care for the search only. */
const USUAL_SERVICES = 'usual'

/** The page of the browser tests: the shell around a body that is tall enough to scroll. */
export function App({
  origin,
  services,
  overrides,
  hasRouter = false,
  followsLocation = false,
  parts = [],
  topBanner,
  refreshedUser,
  canonical,
  hasPolicy,
  earlyEvents,
  variant,
  slots,
  ...props
}: BrowserAppProps) {
  const { hasSideNav, hasHeader, ...routed } = useTestPage(props.url, hasRouter)
  const base = `${origin}/services/${services ?? USUAL_SERVICES}`
  const config = defineConfig({
    siteOrigin: origin,
    siteDomain: 'localhost',
    ...overrides,
    hosts: { api: base, metadata: base, metaService: base, banners: base, ...overrides?.hosts },
  })
  const data = services === undefined ? NOTHING : undefined
  const refresh = refreshedUser === undefined ? undefined : async () => refreshedUser
  return (
    <ShellProvider
      config={config}
      data={data}
      registerServiceWorker={false}
      refreshUser={refresh}
      {...props}
      {...routed}
      {...(followsLocation && { url: undefined })}
    >
      {parts.includes('topBanner') && <TopBanner zoneName="test_zone" {...topBanner} />}
      {hasHeader && <Header variant={variant} slots={slots} />}
      {hasSideNav && <SideNav slots={slots} />}
      {parts.includes('breadcrumbs') && <Breadcrumbs />}
      <main id="main-content" tabIndex={-1}>
        <h1>{props.page ?? 'shell'}</h1>
        <p>
          <label>
            Other field <input />
          </label>
        </p>
        <div className="tall" />
        <p>
          <a href="/end">The end</a>
        </p>
      </main>
      {parts.includes('seoBottomText') && <SeoBottomText />}
      {parts.includes('seoKeywords') && <SeoKeywords />}
      {parts.includes('footer') && <Footer variant={variant} slots={slots} />}
      {parts.includes('sidebarBanner') && <SidebarBanner />}
    </ShellProvider>
  )
}
