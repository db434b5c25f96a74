import {
  Footer as FullFooter,
  Header as FullHeader,
  ShellProvider as FullProvider,
  SideNav as FullSideNav,
  type ShellProps,
} from '@jobsite/shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type ElementType,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
} from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Footer, Header, SideNav } from '../../src/islands/components.ts'
import { IslandsPage } from '../../src/islands/IslandsPage.ts'
import { ShellProvider } from '../../src/islands/ShellProvider.tsx'
import { hydrate } from './hydrate.ts'
import { closeIslands, PAGE_PROPS, readIslandModules, settle } from './islandPage.tsx'

const RouterContext = createContext<string | null>(null)

/** A node of the page that shows a context of the page. */
const Route = () => <i>{`Route: ${useContext(RouterContext)}`}</i>

/** A router's link: it fails outside of its router. */
function RouterLink(props: ComponentPropsWithoutRef<'a'>) {
  if (useContext(RouterContext) === null) throw new Error('no router')
  return <a {...props} data-router="" />
}

type Components = Readonly<Record<'Provider' | 'Header' | 'SideNav' | 'Footer', ElementType>>
const FULL: Components = { Provider: FullProvider, Header: FullHeader, SideNav: FullSideNav, Footer: FullFooter }
const ISLANDS: Components = { Provider: ShellProvider, Header, SideNav, Footer }

const routerPage = (components: Components, { slots, ...props }: ShellProps) => (
  <RouterContext.Provider value="/jobs">
    <components.Provider {...PAGE_PROPS} attribution={false} {...props}>
      <components.Header slots={slots} />
      <components.SideNav slots={slots} />
      <components.Footer slots={slots} />
    </components.Provider>
  </RouterContext.Provider>
)

const htmlOf = (props: ShellProps) => renderToString(routerPage(FULL, props))

let host: HTMLElement
let faults: unknown[]
function open(props: ShellProps = {}) {
  const page = hydrate(htmlOf(props), routerPage(ISLANDS, props))
  ;({ host, faults } = page)
  return { change: (changed: ShellProps) => act(() => page.rerender(routerPage(ISLANDS, changed))) }
}

const part = (name: string): HTMLElement => host.querySelector(`[data-shell="${name}"]`) as HTMLElement
const field = () => part('header').querySelector('input') as HTMLInputElement
const isEnhanced = (name: string) => waitFor(() => expect(part(name).hasAttribute('data-enhanced')).toBe(true))
const linksOf = (root: ParentNode, css: string) =>
  [...root.querySelectorAll(`${css} a`)].map(
    (link) => `${link.getAttribute('href')} ${link.hasAttribute('data-router')}`,
  )

/** Expects the texts and links of the full components. */
async function showsWhatFullComponentsShow(props: ShellProps): Promise<void> {
  const right = document.createElement('div')
  right.innerHTML = htmlOf(props)
  for (const name of ['header', 'side-nav', 'footer']) {
    const css = `[data-shell="${name}"]`
    const texts = (root: ParentNode) => root.querySelector(css)?.textContent
    await waitFor(() => {
      expect(linksOf(host, css), name).toEqual(linksOf(right, css))
      expect(texts(host), name).toBe(texts(right))
    })
  }
}

const SLOTS = { slots: { beforeUser: <Route />, sideNavTop: <Route />, footerBottom: <Route /> } }
const LINKS = { linkComponent: RouterLink as NonNullable<ShellProps['linkComponent']> }

/** What a page passes to its components that needs the page's contexts. */
const CONTENT: [string, ShellProps][] = [
  ['page nodes', SLOTS],
  ['links of the page’s router', LINKS],
]

beforeAll(readIslandModules)

afterEach(async () => {
  await closeIslands()
  expect(faults).toEqual([])
})

it.each(CONTENT)(
  'page content has the page’s contexts: %s, given to components that are hydrated',
  async (_, given) => {
    const { change } = open()
    change({ language: 'vi', url: '/viec-lam' })
    await waitFor(() => expect(part('footer').textContent).toContain('Người tìm việc'))
    await settle()
    const props = { language: 'vi' as const, url: '/viec-lam', ...given }
    change(props)
    await showsWhatFullComponentsShow(props)
  },
)

it.each(CONTENT)('page content has the page’s contexts: %s, given as React hydrates a component', async (_, given) => {
  const { change } = open()
  const hasKey = (element: Element | null, prefix: string) =>
    Object.keys(element ?? {}).some((key) => key.startsWith(prefix))
  // The code is there: another component has been hydrated.
  const sideNav = part('side-nav')
  fireEvent.focusIn(sideNav.querySelector('a') as HTMLElement)
  await waitFor(() => expect(hasKey(sideNav.firstElementChild, '__reactFiber')).toBe(true))
  await settle()
  const header = part('header')
  expect(hasKey(header, '__reactContainer')).toBe(false)
  act(() => field().focus())
  for (let step = 0; step < 100 && !hasKey(header, '__reactContainer'); step++) await Promise.resolve()
  expect(hasKey(header, '__reactContainer')).toBe(true)
  change(given)
  await showsWhatFullComponentsShow(given)
})

it.each(CONTENT)('page content may be missing again before the code is there: %s', async (_, given) => {
  let resolve: (() => void) | undefined
  const slow = new Promise<void>((loaded) => {
    resolve = loaded
  })
  const { load } = IslandsPage.prototype
  vi.spyOn(IslandsPage.prototype, 'load').mockImplementation(async function (this: IslandsPage) {
    await slow
    return load.call(this)
  })
  const { change } = open(given)
  change({})
  await settle()
  resolve?.()
  await showsWhatFullComponentsShow({})
})

describe.each<[string, (page: ReactNode) => ReactNode]>([
  ['without a boundary', (page) => page],
  ['in a boundary', (page) => <Suspense fallback={<p>Wait</p>}>{page}</Suspense>],
])('a page %s whose nodes load late', (_, wrap) => {
  it('stays as the server rendered it until then, and keeps what was typed and clicked meanwhile', async () => {
    let load: (() => void) | undefined
    const Late = lazy(
      () =>
        new Promise<{ default: typeof Route }>((resolve) => {
          load = () => resolve({ default: Route })
        }),
    )
    const latePage = (components: Components, Node: ElementType) =>
      wrap(routerPage(components, { slots: { beforeUser: <Node /> } }))
    const page = hydrate(renderToString(latePage(FULL, Route)), latePage(ISLANDS, Late))
    ;({ host, faults } = page)
    await settle()
    expect(host.innerHTML).toBe(page.server)
    act(() => field().focus())
    fireEvent.input(field(), { target: { value: 'nurse' } })
    const menu = () => part('header').querySelector('nav .shell-entry[aria-expanded]') as HTMLElement
    fireEvent.click(menu())
    await settle()
    expect(part('header').style.display).toBe('')
    await act(async () => load?.())
    await waitFor(() => expect(menu().getAttribute('aria-expanded')).toBe('true'))
    expect(part('header').textContent).toContain('Route: /jobs')
    expect(field().value).toBe('nurse')
    fireEvent.click(menu())
    expect(menu().getAttribute('aria-expanded')).toBe('false')
  })
})

it('a hydrated header keeps what the visitor did in it as it gets page nodes', async () => {
  const { change } = open()
  act(() => field().focus())
  await isEnhanced('header')
  fireEvent.change(field(), { target: { value: 'nurse' } })
  field().setSelectionRange(2, 3)
  change(SLOTS)
  await waitFor(() => expect(part('header').textContent).toContain('Route: /jobs'))
  const { value, selectionStart, selectionEnd } = field()
  expect([value, selectionStart, selectionEnd]).toEqual(['nurse', 2, 3])
  expect(document.activeElement).toBe(field())
})

it('the side navigation stays open as it gets page nodes', async () => {
  const { change } = open()
  fireEvent.click(part('header').querySelector('.shell-menu-button') as HTMLElement)
  await waitFor(() => expect(part('side-nav').hasAttribute('open')).toBe(true))
  await settle()
  change(SLOTS)
  await waitFor(() => expect(part('side-nav').textContent).toContain('Route: /jobs'))
  await settle()
  expect(part('side-nav').hasAttribute('open')).toBe(true)
  fireEvent.click(part('side-nav').querySelector('.shell-close') as HTMLElement)
  await waitFor(() => expect(part('side-nav').hasAttribute('open')).toBe(false))
})
