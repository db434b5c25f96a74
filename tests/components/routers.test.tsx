import { Footer, Shell as FullShell, Header, type ShellProviderProps, SideNav } from '@jobsite/shell'
import { messages } from '@jobsite/shell/core'
import { NextShellProvider, useNextRoute } from '@jobsite/shell/next'
import { NextPagesShellProvider, useNextPagesRoute } from '@jobsite/shell/next/pages'
import { ReactRouterShellProvider, type RouterRouteOptions, useReactRouterRoute } from '@jobsite/shell/react-router'
import { TanStackRouterShellProvider, useTanStackRoute } from '@jobsite/shell/tanstack-router'
import { fireEvent, within } from '@testing-library/react'
import type { AnchorHTMLAttributes, ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withoutPrefix } from '../../src/core/url/locale.ts'
import { Shell as IslandShell } from '../../src/islands/Shell.tsx'
import { hydrate } from './hydrate.ts'
import { closeIslands, readIslandModules } from './islandPage.tsx'
import { config, NO_DATA, SILENT } from './shell.tsx'

/** What a router knows: its URL with the base path, the base path, and whether the page was made for its request. */
const router = vi.hoisted(() => ({
  href: '/',
  base: '',
  isReady: true,
  /** Of Next.js: the locale that it has removed from the URL, and that of its last navigation and of its links. */
  locale: undefined as string | undefined,
  locales: [] as unknown[],
  /** Of TanStack Router: where the history is, while a page is on its way. */
  ahead: undefined as string | undefined,
  push: vi.fn(),
  loadPage: vi.fn(),
}))

// jsdom has no page loads.
vi.mock('../../src/browser/navigation/navigateTo.ts', () => ({
  navigateTo: (href: string, go?: (href: string) => void) => (go ?? router.loadPage)(href),
}))

// The routers, as their documentation describes what the adapters use of them.
const innerUrl = () => new URL(withoutPrefix(router.href, router.base) ?? '/', 'http://localhost')
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to?: string; locale?: false }
const RouterLink = ({ to, locale, ...rest }: LinkProps) => (
  <a data-router="" data-locale={locale === false ? 'none' : undefined} {...rest} href={to ?? rest.href} />
)
vi.mock('react-router', () => ({
  Link: (props: LinkProps) => <RouterLink {...props} />,
  useHref: () => router.base || '/',
  useLocation: () => innerUrl(),
  useNavigate: () => router.push,
}))
vi.mock('@tanstack/react-router', () => {
  const location = (href = router.href) => ({
    publicHref: href.replace('29.10', '29.1'),
    href,
    state: { __TSR_key: href },
  })
  return {
    useLocation: () => location(),
    useRouter: () => ({
      basepath: router.base || '/',
      history: { location: location(router.ahead), push: router.push },
    }),
  }
})
vi.mock('next/navigation.js', () => ({
  usePathname: () => innerUrl().pathname,
  useRouter: () => ({ push: router.push }),
  useSelectedLayoutSegments: () => [],
  useServerInsertedHTML: () => undefined,
}))
vi.mock('next/router.js', () => ({
  useRouter: () => {
    const { pathname, search, hash } = innerUrl()
    const { locale, base: basePath, isReady } = router
    const push = (href: string, _: unknown, options?: { locale?: unknown }) => {
      router.locales.push(options?.locale)
      return router.push(href)
    }
    return { asPath: pathname + search + hash, basePath, isReady, locale, defaultLocale: 'vi', push }
  },
}))
vi.mock('next/link.js', () => ({ default: (props: LinkProps) => <RouterLink {...props} /> }))

interface Router {
  readonly useRoute: (options?: RouterRouteOptions) => Pick<Required<ShellProviderProps>, 'url' | 'navigate'>
  readonly Provider: ComponentType<ShellProviderProps & RouterRouteOptions>
  /** Whether the HTML of a page for a request has the query. */
  readonly hasQuery: boolean
  /** Whether its links are the router's own. */
  readonly hasLinks: boolean
  /** Whether its navigation takes URLs with the base path. */
  readonly isWhole?: boolean
}

const ROUTERS: Readonly<Record<string, Router>> = {
  'the app router of Next.js': {
    useRoute: useNextRoute,
    Provider: NextShellProvider,
    hasQuery: false,
    hasLinks: true,
  },
  'the pages router of Next.js': {
    useRoute: useNextPagesRoute,
    Provider: NextPagesShellProvider,
    hasQuery: true,
    hasLinks: true,
  },
  'React Router': {
    useRoute: useReactRouterRoute,
    Provider: ReactRouterShellProvider,
    hasQuery: true,
    hasLinks: true,
  },
  'TanStack Router': {
    useRoute: useTanStackRoute,
    Provider: TanStackRouterShellProvider,
    hasQuery: true,
    hasLinks: false,
    isWhole: true,
  },
}

type Host = ComponentType<ShellProviderProps>
const HOSTS: Readonly<Record<string, Host>> = {
  '@jobsite/shell': FullShell,
  '@jobsite/shell/islands': IslandShell as Host,
}

const ROWS = Object.entries(ROUTERS).flatMap(([name, it]) =>
  Object.entries(HOSTS).map(([entry, Host]) => ({ name, entry, Host, ...it })),
)

const PAGE = {
  config,
  data: NO_DATA,
  user: { userId: 7 },
  logger: SILENT,
  registerServiceWorker: false,
  attribution: false,
} satisfies ShellProviderProps

/** A page as every page team writes it; what it passes after the hook's props is its own. */
function pageOf(Host: Host, useRoute: Router['useRoute'], options?: RouterRouteOptions, own?: ShellProviderProps) {
  return function Page() {
    return (
      <Host {...PAGE} {...useRoute(options)} {...own}>
        <main id="main-content">Page</main>
      </Host>
    )
  }
}

/** Opens a page in a browser at a URL, with the HTML that a server rendered for `served`. */
function open(
  row: Pick<Router, 'useRoute'> & { Host: Host },
  { served, href = served, options, own }: Visit,
): { switchTo: () => string | null; servedSwitch: string | null; host: HTMLElement } {
  router.href = served
  const Served = pageOf(FullShell, row.useRoute, options, own)
  const html = renderToString(<Served />)
  router.href = href
  window.history.replaceState(null, '', href)
  const Page = pageOf(row.Host, row.useRoute, options, own)
  const { host, faults } = hydrate(html, <Page />)
  expect(faults).toEqual([])
  const switchIn = (root: ParentNode) =>
    root.querySelector('[data-shell="language-switch"] a')?.getAttribute('href') ?? null
  return {
    host,
    switchTo: () => switchIn(host),
    servedSwitch: switchIn(new DOMParser().parseFromString(html, 'text/html')),
  }
}

interface Visit {
  readonly served: string
  readonly href?: string
  readonly options?: RouterRouteOptions
  readonly own?: ShellProviderProps
}

const linkOf = (host: HTMLElement, name: string): HTMLAnchorElement => {
  const links = within(host)
    .getAllByText(name)
    .map((text) => text.closest('a'))
  return links.find((link) => link !== null) ?? expect.unreachable(`no link ${name}`)
}

beforeAll(readIslandModules)

beforeEach(() => {
  Object.assign(router, { base: '', isReady: true, locale: undefined, locales: [], ahead: undefined })
  router.push.mockClear()
  router.loadPage.mockClear()
})

afterEach(async () => {
  await closeIslands()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

describe.each(ROWS)('the hook of $name, with $entry', (row) => {
  it('passes the URL on, with what servers do not know after hydration', async () => {
    const { servedSwitch, switchTo } = open(row, { served: '/jobs?l=29', href: '/jobs?l=29#top' })
    expect(servedSwitch).toBe(row.hasQuery ? '/viec-lam?l=29' : '/viec-lam')
    await expect.poll(switchTo).toBe('/viec-lam?l=29#top')
  })

  it('leaves the query of a page that was made before its request until hydration', async () => {
    router.isReady = false
    const { servedSwitch, switchTo } = open(row, {
      served: '/jobs',
      href: '/jobs?l=29',
      options: { prerendered: true },
    })
    expect(servedSwitch).toBe('/viec-lam')
    await expect.poll(switchTo).toBe('/viec-lam?l=29')
  })

  it('removes the locale that a proxy adds', async () => {
    const { servedSwitch, switchTo } = open(row, {
      served: '/en/jobs',
      href: '/jobs',
      options: { localePrefix: '/en' },
    })
    expect(servedSwitch).toBe('/viec-lam')
    await expect.poll(switchTo).toBe('/viec-lam')
  })

  it('is overridden by what the page passes after it', async () => {
    const navigate = vi.fn()
    const { host, servedSwitch } = open(row, { served: '/jobs', own: { url: '/my-profile', language: 'en', navigate } })
    expect(servedSwitch).toBe('/ho-so')
    fireEvent.click(linkOf(host, messages.en.menu.findJobs))
    await expect.poll(() => navigate.mock.calls).toEqual([['/job-search']])
    expect(router.push).not.toHaveBeenCalled()
  })

  it('navigates with the router', async () => {
    const { host } = open(row, { served: '/viec-lam' })
    fireEvent.click(linkOf(host, messages.vi.menu.findJobs))
    await expect.poll(() => router.push.mock.calls).toEqual([['/tim-viec-lam']])
    expect(router.loadPage).not.toHaveBeenCalled()
  })
})

it('the hook of the pages router has the locale that the router removes, and adds none to the site’s URLs', async () => {
  router.locale = 'en'
  const { host, switchTo } = open({ useRoute: useNextPagesRoute, Host: FullShell }, { served: '/' })
  expect(switchTo()).toBe('/')
  const html = renderToString(<Whole Provider={NextPagesShellProvider} />)
  expect(html).toContain('data-locale="none"')
  fireEvent.click(linkOf(host, messages.en.menu.findJobs))
  await expect.poll(() => router.locales).toEqual([false])
})

it.each([
  ['has the URL that its router rewrites', '/jobs?l=29.10', undefined, '/viec-lam?l=29.10'],
  ['has the URL of the page on view while another one is on its way', '/jobs?l=29', '/muc-luong', '/viec-lam?l=29'],
])('the hook of TanStack Router %s', (_, served, ahead, switchTo) => {
  router.ahead = ahead
  expect(open({ useRoute: useTanStackRoute, Host: FullShell }, { served }).switchTo()).toBe(switchTo)
})

/** The app router's base path is written into the app as it is built. */
async function withBase(row: (typeof ROWS)[number], base: string) {
  router.base = base
  if (row.useRoute !== useNextRoute) return row
  vi.stubEnv('__NEXT_ROUTER_BASEPATH', base)
  vi.resetModules()
  const built = await import('../../src/routers/next.ts')
  return { ...row, useRoute: built.useNextRoute, Provider: built.NextShellProvider }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

const BASE = '/quan-ly-nghe-nghiep'

describe.each(ROWS)('below a base path, the hook of $name, with $entry,', (row) => {
  it('has the site’s URL', async () => {
    const { servedSwitch, switchTo } = open(await withBase(row, '/danh-sach-cong-ty'), { served: '/danh-sach-cong-ty' })
    expect(servedSwitch).toBe('/company-list')
    await expect.poll(switchTo).toBe('/company-list')
  })

  it('navigates below it with the router, and loads the pages outside of it', async () => {
    const { host } = open(await withBase(row, BASE), { served: `${BASE}/tong-quan` })
    fireEvent.click(linkOf(host, messages.vi.menu.findJobs))
    await expect.poll(() => router.loadPage.mock.calls).toEqual([['/tim-viec-lam']])
    expect(router.push).not.toHaveBeenCalled()
    const below = linkOf(host, messages.vi.menu.myJobs)
    const href = below.getAttribute('href') ?? ''
    expect(href).toMatch(new RegExp(`^${BASE}/`))
    fireEvent.click(below)
    await expect.poll(() => router.push.mock.calls).toEqual([[row.isWhole ? href : href.slice(BASE.length)]])
  })
})

const isMain = ({ Host }: (typeof ROWS)[number]): boolean => Host === FullShell

describe.each(ROWS.filter(isMain))('the provider of $name', (row) => {
  const linksOf = (html: string) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const hrefs = (css: string) => [...page.querySelectorAll(css)].map((link) => link.getAttribute('href'))
    return { routed: hrefs('a[data-router]'), plain: hrefs('a:not([data-router])') }
  }

  it('has links of its router for URLs below its base path, and plain ones elsewhere', async () => {
    const { Provider } = await withBase(row, BASE)
    router.href = `${BASE}/tong-quan`
    const { routed, plain } = linksOf(renderToString(<Whole Provider={Provider} />))
    expect(row.hasLinks ? routed : plain).toContain(row.hasLinks ? '/tong-quan' : `${BASE}/tong-quan`)
    expect(plain).toEqual(expect.arrayContaining(['/', '/viec-lam', '/danh-sach-cong-ty']))
    if (row.hasLinks) expect(plain.filter((href) => href?.startsWith(`${BASE}/`))).toEqual([])
    else expect(routed).toEqual([])
  })

  it('has the URL and links of the page, if it passes its own', () => {
    router.href = '/jobs'
    const html = renderToString(<Whole Provider={row.Provider} url="/my-profile" linkComponent={OwnLink} />)
    expect(html).toContain('href="/ho-so"')
    expect(html).toContain('data-own=""')
    expect(html).not.toContain('data-router')
  })
})

const OwnLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a data-own="" {...props} />

/** A page with a router's provider. */
function Whole({ Provider, ...own }: ShellProviderProps & Pick<Router, 'Provider'>) {
  return (
    <Provider {...PAGE} {...own}>
      <Header />
      <SideNav />
      <Footer />
    </Provider>
  )
}
