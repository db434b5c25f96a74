import {
  Breadcrumbs,
  dispatchShellEvent,
  Footer,
  Header,
  LanguageSwitch,
  onShellEvent,
  ShellProvider,
  type ShellProviderProps,
  SidebarBanner,
  SideNav,
  TopBanner,
  useShell,
} from '@jobsite/shell'
import type { ShellData } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRef, type ReactElement, type RefObject } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { countListeners } from './countListeners.ts'
import { createServices, withoutData } from './services.ts'
import { config, NO_DATA, page, renderPage } from './shell.tsx'

let shell: ReturnType<typeof useShell>
function Probe() {
  shell = useShell()
  return null
}
const provide = (props: ShellProviderProps = {}) => (
  <ShellProvider config={config} {...props}>
    <Probe />
  </ShellProvider>
)

/** Expects what is thrown while rendering. React reports it as well; how often and in which words depends on its version. */
function expectRefused(element: ReactElement, message: RegExp): void {
  window.addEventListener('error', (event) => event.preventDefault())
  expect(() => render(element)).toThrow(message)
  takeConsole()
}

describe('the current language', () => {
  it.each([
    ['the prop', { language: 'en', url: '/viec-lam' }, '2', 'en'],
    ['the URL', { url: '/jobs' }, '2', 'en'],
    ['the cookie', { url: '/career-newbies' }, '1', 'en'],
    ['Vietnamese', { url: '/career-newbies' }, '', 'vi'],
  ] as const)('is that of %s', (_, props, cookie, language) => {
    if (cookie) document.cookie = `lang=${cookie}; path=/`
    render(provide(props))
    expect(shell.langCode).toBe(language)
    expect(shell.messages).toBeDefined()
  })
})

describe('unknown values', () => {
  it.each([
    ['a page', { page: 'nope' }],
    ['a language', { language: 'fr' }],
    ['nothing', { page: null, language: null, config: null }],
  ])('%s are replaced by the URL’s', (_, unknown) => {
    render(provide({ url: '/salary', ...(unknown as object) }))
    expect(shell).toMatchObject({ pageName: 'salary', language: 'en' })
  })

  it.each<[object, object]>([
    [
      {
        keyword: null,
        locationId: null,
        categoryId: null,
        locations: null,
        companyIndustries: null,
        jobFunctions: null,
      },
      { keyword: '', locationId: [], categoryId: [], locations: [], companyIndustries: [], jobFunctions: [] },
    ],
    [
      { keyword: 7, locationId: '29', categoryId: {}, locations: [null, { parentId: '24' }] },
      { keyword: '', locationId: [], categoryId: [], locations: [{ parentId: 24 }] },
    ],
    [{ locationId: ['29', -1, 29] }, { locationId: [29] }],
    [
      { locationId: [29n], companyIndustries: {} },
      { locationId: [], companyIndustries: [] },
    ],
    [{ categoryId: ['all', 35] }, { categoryId: [] }],
  ])('%o of a page without types becomes %o, and the search stays', (given, expected) => {
    const { rerender } = renderPage({ url: '/tim-viec', children: <Probe />, ...given })
    expect(shell).toMatchObject(expected)
    expect(screen.getByRole('search')).toBeDefined()
    rerender(page({ url: '/tim-viec', children: <Probe /> }))
    rerender(page({ url: '/tim-viec', children: <Probe />, ...given }))
    expect(shell).toMatchObject(expected)
    act(() => shell.setShell(given))
    expect(shell).toMatchObject(expected)
    expect(screen.getByRole('search')).toBeDefined()
  })

  it.each<[string, unknown]>([
    ['taxonomy', null],
    ['taxonomy', 'all'],
    ['taxonomy', {}],
    ['taxonomy', { categories: null, locations: 7 }],
    ['districts', null],
    ['districts', { 24: 7, 29: [null], 28: {} }],
    ['fetch', null],
    ['fetch', 7],
    ['linkComponent', { default: () => null }],
    ['linkComponent', <b key="link" />],
    ['logger', null],
    ['logger', 'console'],
    ['logger', { debug() {} }],
    ['parts', null],
  ])('%s of a page without types is as if left out: %o', async (name, value) => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({})))
    vi.stubGlobal('fetch', fetch)
    const props = { data: { ...NO_DATA, theme: undefined }, fetch: undefined, logger: undefined, user: undefined }
    renderPage({ registerServiceWorker: false, ...props, [name]: value })
    const picker = screen.getAllByRole('button', { name: /Địa điểm|địa điểm/ })[0] as HTMLElement
    fireEvent.click(picker)
    expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(60)
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    const failure = expect.stringContaining('/banners/v1.0/themes: the answer has another shape')
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(failure))
    expect(takeConsole()).toEqual([failure])
  })

  it('a logger without all methods keeps those it has', async () => {
    const warn = vi.fn()
    const fetch = () => Promise.resolve(Response.json({}))
    renderPage({ data: { ...NO_DATA, theme: undefined }, user: undefined, fetch, logger: { warn } as never })
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('/banners/v1.0/themes')))
  })

  it('rows that are none are left out of the taxonomy, and ids as text are read', () => {
    const taxonomy = { categories: [null, 7], locations: [null, {}, { id: '24', name: 'Thủ đô', nameEn: 'Capital' }] }
    renderPage({ locationId: [24], taxonomy: taxonomy as never })
    expect(within(screen.getByRole('search')).getByRole('button', { name: /Thủ đô/ })).toBeDefined()
    expect(screen.getByRole('contentinfo')).toBeDefined()
  })

  it('a user of a database keeps the page and its menus', () => {
    const user = { userId: 7n, firstName: 'An', lastName: 'Lê', jobTitle: { id: 5 } }
    renderPage({ user: user as never, resumeSummary: {}, children: <Probe /> })
    expect(shell.user).toEqual({ ...user, jobTitle: undefined })
    const sideNav = document.querySelector<HTMLElement>('[data-shell="side-nav"]')
    expect(sideNav?.querySelector('.shell-name')?.textContent).toBe('An Lê')
    expect(sideNav?.querySelector('.shell-job')).toBeNull()
  })

  it('a router that cannot navigate leaves links to the browser', () => {
    renderPage({ navigate: {} as never })
    let isLeft: boolean | undefined
    const stay = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', stay, { once: true })
    fireEvent.click(document.querySelector('a[href="/danh-sach-cong-ty"]') as HTMLAnchorElement)
    expect(isLeft).toBe(true)
  })

  it('overrides instead of a config throw a helpful error', () => {
    expectRefused(provide({ config: { siteName: 'Việc làm' } as never }), /defineConfig.*partial-config/)
  })
})

describe('the URL', () => {
  it('is the browser’s where the prop is missing, and followed', () => {
    window.history.replaceState(null, '', '/muc-luong')
    render(provide())
    expect(shell.pageName).toBe('salary')
    act(() => {
      window.history.pushState(null, '', '/interview')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(shell).toMatchObject({ pageName: 'interview', language: 'en' })
  })
})

describe('what a page shares', () => {
  it('has every value of the specification', () => {
    render(provide({ url: '/viec-lam' }))
    expect(shell).toMatchObject({
      langCode: 'vi',
      mode: 'production',
      pageName: 'searchResult',
      keyword: '',
      companyIndustries: [],
      jobFunctions: [],
      locationId: [],
      categoryId: [],
      locations: [],
      bottomSEOContent: null,
      theme: null,
      serviceWorker: null,
    })
    expect(shell).toHaveProperty('user', undefined)
    expect(shell).toHaveProperty('section', undefined)
  })

  it('follows its props, and keeps what events set in between', () => {
    const { rerender } = render(provide({ url: '/viec-lam', keyword: 'java', locationId: [29] }))
    act(() => void dispatchShellEvent('SEARCH', { params: { query: 'php', locationId: [24, -1], categoryId: [35] } }))
    expect(shell).toMatchObject({ keyword: 'php', locationId: [24], categoryId: [35] })
    rerender(provide({ url: '/viec-lam', keyword: 'java', locationId: [29] }))
    expect(shell.keyword).toBe('php')
    rerender(provide({ url: '/viec-lam', keyword: 'go', locationId: [29] }))
    expect(shell).toMatchObject({ keyword: 'go', locationId: [24] })
  })

  it('changes with UPDATE_USER and UPDATE_PAGE', () => {
    render(provide({ url: '/viec-lam', user: null }))
    act(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 3 } }))
    act(() => void dispatchShellEvent('UPDATE_PAGE', { pageName: 'myJobs', section: 'saved' }))
    expect(shell).toMatchObject({ user: { userId: 3 }, pageName: 'myJobs', section: 'saved' })
  })

  it.each([
    ['to another section', '/my-career-center/my-jobs?section=applied', 'applied'],
    ['to another page', '/jobs', undefined],
    ['to another URL of the section', '/my-career-center/my-jobs?section=saved&page=2', 'saved'],
  ])('forgets the section of an event once the URL changes %s', (_, url, section) => {
    const { rerender } = render(provide({ url: '/my-career-center/my-jobs?section=viewed' }))
    expect(shell.section).toBe('viewed')
    act(() => void dispatchShellEvent('UPDATE_PAGE', { pageName: 'myJobs', section: 'saved' }))
    rerender(provide({ url: '/my-career-center/my-jobs?section=viewed' }))
    expect(shell.section).toBe('saved')
    rerender(provide({ url }))
    expect(shell.section).toBe(section)
  })

  it('keeps the page and section of an event that comes before its URL', () => {
    const { rerender } = render(provide({ url: '/jobs' }))
    act(() => void dispatchShellEvent('UPDATE_PAGE', { pageName: 'myJobs', section: 'saved' }))
    rerender(provide({ url: '/my-career-center/my-jobs' }))
    expect(shell).toMatchObject({ pageName: 'myJobs', section: 'saved' })
    rerender(provide({ url: '/jobs' }))
    expect(shell).toMatchObject({ pageName: 'searchResult', section: undefined })
  })

  it('survives events that carry nonsense', () => {
    render(provide({ url: '/viec-lam', user: null }))
    const nonsense = [
      undefined,
      null,
      7,
      'x',
      [],
      { params: 3 },
      { params: { query: {}, locationId: 'a', categoryId: {} } },
    ]
    for (const name of ['SEARCH', 'UPDATE_USER', 'UPDATE_PAGE']) {
      for (const detail of nonsense) act(() => void window.dispatchEvent(new CustomEvent(name, { detail })))
    }
    expect(shell).toMatchObject({ keyword: '', locationId: [], categoryId: [], pageName: 'searchResult', user: null })
    expect(takeConsole()).toEqual([expect.stringMatching(/UPDATE_USER was sent without a user.*no-user-in-event/)])
  })

  it('keeps the lists that are the same: a page’s effects may depend on them', () => {
    const { rerender } = render(provide({ url: '/viec-lam?l=29' }))
    const locations = [{ parentId: 29, childrenIds: [2] }]
    act(() => shell.setShell({ locations }))
    expect(shell.locations).toBe(locations)
    rerender(provide({ url: '/viec-lam?l=29.24' }))
    expect(shell.locationId).toEqual([29, 24])
    expect(shell.locations).toBe(locations)
  })

  it('has the counts of a seeker that come with the seeker, and not those of the one before', () => {
    const [first, second] = [{ totalJobAlert: 1 }, { totalJobAlert: 2 }]
    const { rerender } = render(provide({ user: { userId: 1 }, resumeSummary: first }))
    rerender(provide({ user: { userId: 2 }, resumeSummary: second }))
    expect(shell.resumeSummary).toEqual(second)
    rerender(provide({ user: { userId: 3 }, resumeSummary: second }))
    expect(shell.resumeSummary).toBeNull()
  })

  it('is set by setters', () => {
    render(provide({ url: '/viec-lam' }))
    act(() => shell.setPage('interview'))
    act(() => shell.setUser({ userId: 9 }))
    act(() => shell.setShell({ keyword: 'kho' }))
    expect(shell).toMatchObject({ pageName: 'interview', user: { userId: 9 }, keyword: 'kho' })
  })

  it.each(['nope', null, undefined, 7])('keeps its page where %o is set, and what else is set with it', (pageName) => {
    renderPage({ page: 'salary', children: <Probe /> })
    act(() => shell.setShell({ pageName: pageName as never, keyword: 'kho' }))
    expect(shell).toMatchObject({ pageName: 'salary', keyword: 'kho' })
    expect(screen.getByRole('banner')).toBeDefined()
  })
})

describe('events', () => {
  it('return whether a listener handled them', () => {
    const stop = onShellEvent('LOGIN_POPUP', (event) => event.preventDefault())
    expect(dispatchShellEvent('LOGIN_POPUP', { langCode: 'vi' })).toBe(true)
    stop()
    expect(dispatchShellEvent('LOGIN_POPUP', { langCode: 'vi' })).toBe(false)
  })
})

describe('routers', () => {
  it('renders the page’s link for URLs on the site only', () => {
    renderPage({
      linkComponent: ({ children, ...props }) => (
        <a data-router="" {...props}>
          {children}
        </a>
      ),
    })
    expect(document.querySelector('a[href="/danh-sach-cong-ty"]')?.hasAttribute('data-router')).toBe(true)
    expect(document.querySelector('a[href^="https://employer"]')?.hasAttribute('data-router')).toBe(false)
  })

  it('navigates on plain clicks, and leaves the others to the browser', () => {
    const navigate = vi.fn()
    renderPage({ navigate })
    const link = document.querySelector('a[href="/danh-sach-cong-ty"]') as HTMLAnchorElement
    expect(fireEvent.click(link)).toBe(false)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/danh-sach-cong-ty')
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    fireEvent.click(link, { ctrlKey: true })
    fireEvent.click(link, { button: 1 })
    document.removeEventListener('click', stay)
    expect(navigate).toHaveBeenCalledOnce()
  })
})

describe('the ref of a component', () => {
  it.each([
    ['header', Header],
    ['side navigation', SideNav],
    ['breadcrumbs', Breadcrumbs],
    ['footer', Footer],
  ] as const)('is called once for the element, and once more as it goes: %s', (_, Component) => {
    const calls: (string | null)[] = []
    const ref = (element: HTMLElement | null) => void calls.push(element?.localName ?? null)
    const pageWith = (keyword: string) => (
      <ShellProvider config={config} url="/viec-lam" keyword={keyword} data={NO_DATA}>
        <Component ref={ref} />
      </ShellProvider>
    )
    const { rerender, unmount } = render(pageWith('java'))
    rerender(pageWith('kho'))
    unmount()
    expect(calls).toEqual([expect.any(String), null])
  })

  it('follows banners that come late', () => {
    const top = createRef<HTMLElement>()
    const side = createRef<HTMLElement>()
    const banners = [{ id: 7, isClosable: true, image: '/banner.png', url: null }]
    const topBanner = { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners }
    const pageWith = (data: ShellData) => (
      <ShellProvider config={config} url="/viec-lam" data={data}>
        <TopBanner ref={top} zoneName="top" />
        <SidebarBanner ref={side} />
      </ShellProvider>
    )
    const { rerender } = render(pageWith(NO_DATA))
    expect([top.current, side.current]).toEqual([null, null])
    rerender(pageWith({ ...NO_DATA, topBanner, sidebarBanner: { image: '/side.png', url: '/su-kien' } }))
    expect([top.current?.dataset.shell, side.current?.dataset.shell]).toEqual(['top-banner', 'sidebar-banner'])
    rerender(pageWith(NO_DATA))
    expect([top.current, side.current]).toEqual([null, null])
  })

  it('follows breadcrumbs that come and go', () => {
    const ref = createRef<HTMLElement>()
    const pageWith = (url: string) => (
      <ShellProvider config={config} url={url} data={NO_DATA}>
        <Breadcrumbs ref={ref} />
      </ShellProvider>
    )
    const { rerender } = render(pageWith('/'))
    expect(ref.current).toBeNull()
    rerender(pageWith('/viec-lam'))
    expect(ref.current?.localName).toBe('nav')
    rerender(pageWith('/'))
    expect(ref.current).toBeNull()
  })
})

describe('components', () => {
  const topBanner = {
    zoneName: 'top',
    companyIndustries: [],
    jobFunctionIds: [],
    banners: [{ id: 7, isClosable: true, image: '/banner.png', url: null }],
  }
  const data = { ...NO_DATA, topBanner, sidebarBanner: { image: '/side.png', url: '/su-kien' } }
  const ref = createRef<HTMLElement>()
  const given = { ref, className: 'mine', 'data-test': '7', lang: undefined }

  it.each([
    ['header', <Header key="part" {...given} />],
    ['footer', <Footer key="part" {...given} />],
    ['side-nav', <SideNav key="part" {...given} ref={ref as RefObject<HTMLDialogElement>} />],
    ['language-switch', <LanguageSwitch key="part" {...given} />],
    ['breadcrumbs', <Breadcrumbs key="part" {...given} />],
    ['top-banner', <TopBanner key="part" zoneName="top" {...given} />],
    ['sidebar-banner', <SidebarBanner key="part" {...given} />],
  ])('%s works alone under the provider, takes attributes and gives its root', (name, part) => {
    render(
      <ShellProvider config={config} language="vi" url="/viec-lam" data={data}>
        {part}
      </ShellProvider>,
    )
    expect(ref.current?.dataset).toMatchObject({ shell: name, test: '7' })
    // As if it was left out.
    expect(ref.current?.lang).toBe('vi')
    expect(ref.current?.classList.contains('mine')).toBe(true)
  })

  it.each([
    ['the header', <Header key="part" />],
    ['a block', <TopBanner key="part" zoneName="top" />],
    ['a hook', <Probe key="part" />],
  ])('outside of a provider say how to fix that: %s', (_, part) => {
    expectRefused(part, /outside of <ShellProvider>. Wrap the page, or this component, in <ShellProvider/)
  })
})

it('requests data by the `fetch` of the render that needs it', async () => {
  const [before, after] = [createServices(), createServices()]
  const data = withoutData('seoKeywords')
  const { change } = renderPage({ language: 'vi', data, fetch: before.fetch })
  await waitFor(() => expect(before.requested('keywordSeo')).not.toEqual([]))
  change({ language: 'en', url: '/jobs', fetch: after.fetch })
  await waitFor(() => expect(after.requested('keywordSeo')).not.toEqual([]))
})

it.each(['loading', 'complete'])(
  'leaves no listener behind on a page that is %s, whenever it ends',
  async (readyState) => {
    Object.defineProperty(document, 'readyState', { value: readyState, configurable: true })
    const count = countListeners()
    const visit = async () => {
      const left: number[] = []
      for (const isLoaded of [false, true]) {
        const { unmount } = renderPage({ url: undefined })
        if (isLoaded) await act(() => vi.dynamicImportSettled())
        unmount()
        await act(() => vi.dynamicImportSettled())
        left.push(count())
      }
      return left
    }
    const before = (await visit()).at(-1)
    expect(await visit()).toEqual([before, before])
    expect(screen.queryByRole('banner')).toBeNull()
  },
)

let selected: object = {}
function SelectingProbe() {
  selected = useShell((all) => all)
  return null
}

function Selected({ name, onSelect }: { name: 'keyword' | 'section'; onSelect: () => void }) {
  const value = useShell((all) => {
    onSelect()
    return all[name]
  })
  return <output>{value}</output>
}

describe('useShell()', () => {
  it('follows its selector, which is called no more once its component has gone', () => {
    const onSelect = vi.fn()
    const show = (children: ReactElement | null) => (
      <ShellProvider config={config} user={null} keyword="java" section="saved">
        <Probe />
        {children}
      </ShellProvider>
    )
    const { rerender } = render(show(<Selected name="keyword" onSelect={onSelect} />))
    expect(screen.getByRole('status').textContent).toBe('java')
    rerender(show(<Selected name="section" onSelect={onSelect} />))
    expect(screen.getByRole('status').textContent).toBe('saved')
    rerender(show(null))
    onSelect.mockClear()
    act(() => shell.setShell({ keyword: 'php' }))
    expect(shell.keyword).toBe('php')
    expect(onSelect).not.toHaveBeenCalled()
  })

  /** What pages read, by the types. */
  const PUBLIC = {
    bottomSEOContent: true,
    categoryId: true,
    companyIndustries: true,
    config: true,
    consent: true,
    isOwnUrl: true,
    jobFunctions: true,
    keyword: true,
    langCode: true,
    language: true,
    locationId: true,
    locations: true,
    logos: true,
    menu: true,
    messages: true,
    mode: true,
    navigate: true,
    onboarding: true,
    pageName: true,
    resumeSummary: true,
    section: true,
    serviceWorker: true,
    setPage: true,
    setShell: true,
    setUser: true,
    sideNav: true,
    theme: true,
    track: true,
    url: true,
    user: true,
  } as const satisfies Record<keyof ReturnType<typeof useShell>, true>

  it('returns the public values alone, with a selector too', () => {
    render(
      <ShellProvider config={config} url="/viec-lam" recentSearches>
        <Probe />
        <SelectingProbe />
      </ShellProvider>,
    )
    expect(Object.keys(shell).sort()).toEqual(Object.keys(PUBLIC))
    expect(selected).toBe(shell)
  })
})
