import { dispatchShellEvent, ShellProvider, type TrackEvent, type User, useShell } from '@jobsite/shell'
import { type Attribution, cookieNames } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect, useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { bufferShellEvents } from '../../src/browser/shellPage.ts'
import { mountShell } from '../../src/embed/mountShell.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { config, NO_DATA, page, renderPage } from './shell.tsx'

const LAST = cookieNames.attribution
const FIRST = cookieNames.firstAttribution

const stored = (name: string): Attribution | undefined => {
  const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return value && JSON.parse(decodeURIComponent(value.slice(name.length + 1)))
}
const land = (path: string, referrer = '') => {
  window.history.replaceState(null, '', path)
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
}

describe('attribution', () => {
  it('is recorded as the page is shown, once, in strict mode too', () => {
    land('/viec-lam?utm_source=fb&utm_medium=social')
    const onTrack = vi.fn<(event: TrackEvent) => void>()
    renderPage({ url: '/viec-lam', onTrack })
    expect(stored(LAST)).toMatchObject({ utm_source: 'fb', utm_medium: 'social' })
    expect(stored(FIRST)).toEqual(stored(LAST))
    const records = onTrack.mock.calls.filter(([{ type }]) => type === 'attribution')
    expect(records).toEqual([[{ type: 'attribution', record: stored(LAST) }]])
  })

  it('follows the pages of an app: the last touch moves, the first stays', () => {
    land('/viec-lam?utm_source=fb')
    const { rerender } = renderPage({ url: '/viec-lam?utm_source=fb' })
    rerender(page({ url: '/muc-luong' }))
    expect(stored(LAST)).toMatchObject({ utm_source: '(direct)', utm_url: 'http://localhost:3000/muc-luong' })
    expect(stored(LAST)?.utm_referer).toContain('/viec-lam?utm_source=fb')
    expect(stored(FIRST)?.utm_source).toBe('fb')
  })

  it('keeps a campaign by the other model', () => {
    land('/viec-lam?gclid=1')
    const { rerender } = renderPage({ url: '/viec-lam?gclid=1', attribution: 'last-non-direct' })
    rerender(page({ url: '/muc-luong', attribution: 'last-non-direct' }))
    expect(stored(LAST)?.utm_source).toBe('google')
  })

  it('is not recorded on job details, nor where the page says so', () => {
    land('/mt-sales-supervisor-1763221-jv?utm_source=fb')
    const { unmount } = renderPage({ url: '/mt-sales-supervisor-1763221-jv' })
    unmount()
    renderPage({ url: '/viec-lam', attribution: false })
    expect(document.cookie).not.toContain('VNW_TRACKING')
  })

  it('waits for consent in memory: the landing is recorded as it was, then the page on view', () => {
    land('/viec-lam?utm_source=zalo&email=an%40example.com', 'https://zalo.example/')
    const first = { url: '/viec-lam?utm_source=zalo', consent: false }
    const { rerender } = renderPage(first)
    rerender(page({ url: '/muc-luong', consent: false }))
    rerender(page({ url: '/tinh-luong-gross-net', consent: false }))
    expect(document.cookie).not.toContain('VNW_TRACKING')
    expect(window.localStorage.getItem('topBanner')).toBeNull()
    rerender(page({ url: '/tinh-luong-gross-net', consent: true }))
    expect(stored(FIRST)).toMatchObject({ utm_source: 'zalo', utm_referer: 'https://zalo.example/' })
    expect(stored(FIRST)?.utm_url).toContain('email=redacted')
    expect(stored(LAST)).toMatchObject({ utm_source: '(direct)' })
    expect(stored(LAST)?.utm_url).toContain('/tinh-luong-gross-net')
  })
})

describe('a page view in a page app', () => {
  const records = (onTrack: ReturnType<typeof vi.fn>) =>
    onTrack.mock.calls.filter(([{ type }]) => type === 'attribution').map(([{ record }]) => record.utm_url)
  const change = (way: 'pushState' | 'replaceState', path: string) =>
    act(() => {
      window.history[way](null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate', { state: 'a test has no Navigation API' }))
    })

  it('does not start when the URL is cleaned or filtered in place', () => {
    land('/viec-lam?utm_source=fb&utm_campaign=c1')
    const onTrack = vi.fn()
    const { rerender } = renderPage({ url: '/viec-lam?utm_source=fb&utm_campaign=c1', onTrack })
    for (const path of ['/viec-lam', '/viec-lam?level=1', '/viec-lam?level=1&type=2', '/viec-lam#top']) {
      window.history.replaceState(null, '', path)
      rerender(page({ url: path, onTrack }))
    }
    expect(stored(LAST)).toMatchObject({ utm_source: 'fb', utm_campaign: 'c1' })
    expect(records(onTrack)).toHaveLength(1)
  })

  it('starts with a push to another URL, and on the way back', () => {
    land('/viec-lam')
    const onTrack = vi.fn()
    renderPage({ url: undefined, onTrack })
    for (const path of ['/viec-lam?page=2', '/muc-luong', '/viec-lam']) change('pushState', path)
    expect(records(onTrack).map((url: string) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/viec-lam',
      '/viec-lam?page=2',
      '/muc-luong',
      '/viec-lam',
    ])
  })

  it('keeps a landing on a job detail for the page after it, where the visitor agreed', () => {
    land('/mt-sales-supervisor-1763221-jv?utm_source=fb', 'https://lm.facebook.com/')
    const url = '/mt-sales-supervisor-1763221-jv?utm_source=fb'
    renderPage({ url, consent: false }).unmount()
    expect(window.sessionStorage.getItem('@jobsite/shell/landings')).toBeNull()
    const { rerender } = renderPage({ url })
    expect(document.cookie).not.toContain('VNW_TRACKING')
    rerender(page({ url: '/viec-lam' }))
    expect(stored(FIRST)?.utm_source).toBe('fb')
    expect(stored(LAST)?.utm_source).toBe('(direct)')
  })
})

function EarlyChild() {
  useEffect(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 7, firstName: 'Thu' } }), [])
  useLayoutEffect(() => void dispatchShellEvent('SEARCH', { params: { query: 'thủ kho' } }), [])
  return null
}

describe('events that come early', () => {
  const keep = (...events: CustomEvent[]) => {
    const kept = Object.fromEntries(events.map((event) => [event.type, event]))
    Object.assign(globalThis, { [Symbol.for('@jobsite/shell/events')]: kept })
  }
  const event = (name: string, detail: unknown) => new CustomEvent(name, { detail, cancelable: true })

  it('are received from a child’s effects', () => {
    renderPage({ user: undefined, children: <EarlyChild /> })
    expect(screen.getAllByText('Thu').length).toBeGreaterThan(0)
    expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('thủ kho')
  })

  it('are read from the boot script’s buffer, by every shell of the page', async () => {
    const navigate = vi.fn()
    keep(event('UPDATE_USER', { user: { userId: 7, firstName: 'Thu' } }), event('VNW_NEW_REGISTERED', {}))
    renderPage({ user: null, navigate })
    renderPage({ user: undefined, navigate })
    await act(async () => undefined)
    expect(screen.getAllByRole('banner').map((banner) => banner.textContent?.includes('Thu'))).toEqual([true, true])
    expect(navigate).toHaveBeenCalledTimes(1)
    // Two headers on one page are told of, once a page.
    takeConsole()
  })

  it('are dropped with the last shell', async () => {
    keep(event('UPDATE_USER', { user: { userId: 7, firstName: 'Thu' } }))
    renderPage().unmount()
    await act(async () => undefined)
    renderPage({ user: null })
    expect(screen.queryAllByText('Thu')).toEqual([])
  })
})

describe('a shell that is mounted in place of another', () => {
  it('takes its values from its props, not from events that the other one received', () => {
    bufferShellEvents()
    const view = (key: string, url: string) => (
      <ShellProvider key={key} config={config} url={url} user={null} data={NO_DATA} attribution={false}>
        <Values />
      </ShellProvider>
    )
    const { rerender } = render(view('a', '/viec-lam'))
    act(() => void dispatchShellEvent('UPDATE_PAGE', { pageName: 'myJobs', section: 'saved' }))
    act(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 7 } }))
    act(() => void dispatchShellEvent('SEARCH', { params: { query: 'java' } }))
    expect(screen.getByRole('status').textContent).toBe('myJobs saved java 7')
    rerender(view('b', '/muc-luong'))
    expect(screen.getByRole('status').textContent).toBe('salary   visitor')
  })

  it.each(['unmounted', 'replaced'] as const)('does so after the other one is %s in the same task', async (way) => {
    bufferShellEvents()
    const element = document.body.appendChild(document.createElement('div'))
    const mount = (user: User | null) =>
      mountShell({ header: element, config, url: '/viec-lam', user, data: NO_DATA, attribution: false })
    const first = mount(null)
    act(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 7, firstName: 'Thu' } }))
    await waitFor(() => expect(element.textContent).toContain('Thu'))
    if (way === 'unmounted') first.unmount()
    const second = mount(null)
    await act(async () => undefined)
    expect(element.textContent).not.toContain('Thu')
    second.unmount()
    takeConsole()
  })
})

function Values() {
  const { pageName, section, keyword, user } = useShell()
  return <output>{[pageName, section, keyword, user?.userId ?? 'visitor'].join(' ')}</output>
}

/** What a platform can refuse: in a sandboxed frame, in a private window, by a browser's settings or by an old browser. */
const REFUSALS: readonly (readonly [name: string, target: object, property: string])[] = [
  ['the service worker', navigator, 'serviceWorker'],
  ['local storage', window, 'localStorage'],
  ['the session’s storage', window, 'sessionStorage'],
  ['cookies', document, 'cookie'],
  ['the referrer', document, 'referrer'],
  ['the Navigation API', window, 'navigation'],
  ['the history', window, 'history'],
  ['media queries', window, 'matchMedia'],
  ['observers of sizes', window, 'ResizeObserver'],
  ['observers of scrolling', window, 'IntersectionObserver'],
  ['observers of changes', window, 'MutationObserver'],
]

describe('a platform that throws', () => {
  it.each(REFUSALS)('over %s keeps the page and the header', (_, target, property) => {
    const before = Object.getOwnPropertyDescriptor(target, property)
    Object.defineProperty(target, property, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    try {
      const { rerender, unmount } = renderPage({ url: undefined, user: undefined })
      rerender(page({ url: '/muc-luong', user: null }))
      expect(screen.getByText('Nội dung')).toBeDefined()
      expect(screen.getByRole('contentinfo')).toBeDefined()
      unmount()
    } finally {
      if (before) Object.defineProperty(target, property, before)
      else Reflect.deleteProperty(target, property)
    }
    for (const line of takeConsole()) expect(line).toMatch(/code: |The above error occurred|not be found|Two headers/)
  })

  it('is logged, and stops one effect only', () => {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    Object.defineProperty(document, 'referrer', {
      configurable: true,
      get: () => {
        throw new Error('denied')
      },
    })
    renderPage({ logger: { debug: write, info: () => undefined, warn: write, error: write } })
    takeConsole()
    expect(new Set(lines)).toEqual(
      new Set([
        "[@jobsite/shell] The provider's attribution failed and is disabled: Error: denied (code: effect-failed)",
      ]),
    )
    act(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 7, firstName: 'Thu' } }))
    expect(screen.getAllByText('Thu').length).toBeGreaterThan(0)
  })
})

describe('a new seeker', () => {
  const seeker = { userId: 7, firstName: 'Thu', lastName: 'Lê' }

  it.each([
    ['vi', '/viec-lam', '/chao-don-ung-vien-moi/bat-dau'],
    ['en', '/jobs', '/onboarding/welcome'],
  ] as const)('is redirected to the onboarding once, in %s', async (language, url, target) => {
    const navigate = vi.fn()
    renderPage({ language, url, navigate })
    await act(async () => {
      dispatchShellEvent('UPDATE_USER', { user: seeker, isNew: true })
      dispatchShellEvent('VNW_NEW_REGISTERED', { user: seeker })
      dispatchShellEvent('VNW_NEW_REGISTERED', {})
    })
    expect(navigate.mock.calls).toEqual([[target]])
    expect(screen.getAllByText('Thu').length).toBeGreaterThan(0)
  })

  it('is redirected once with two shells on the page, also by an event that is not cancelable', async () => {
    const navigate = vi.fn()
    renderPage({ navigate })
    renderPage({ navigate })
    await act(
      async () => void window.dispatchEvent(new CustomEvent('VNW_NEW_REGISTERED', { detail: { user: seeker } })),
    )
    await act(async () => void dispatchShellEvent('UPDATE_USER', { user: seeker, isNew: true }))
    expect(navigate).toHaveBeenCalledTimes(1)
    takeConsole()
  })

  it('stays if the page handles the event', async () => {
    const navigate = vi.fn()
    renderPage({ navigate })
    const keep = (event: Event) => event.preventDefault()
    window.addEventListener('VNW_NEW_REGISTERED', keep)
    await act(async () => {
      dispatchShellEvent('VNW_NEW_REGISTERED', { user: seeker })
    })
    window.removeEventListener('VNW_NEW_REGISTERED', keep)
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([{ user: seeker }, { user: seeker, isNew: false }, { user: null, isNew: 'yes' as never }])(
    'is none with %j',
    async (detail) => {
      const navigate = vi.fn()
      renderPage({ navigate })
      await act(async () => {
        dispatchShellEvent('UPDATE_USER', detail)
      })
      expect(navigate).not.toHaveBeenCalled()
    },
  )
})

describe('a page’s analytics', () => {
  it('receives menu, search, login and language events, and no personal data', async () => {
    const events: TrackEvent[] = []
    renderPage({ onTrack: (event) => events.push(event), navigate: () => undefined, attribution: false })
    // The links of these tests lead nowhere.
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    const banner = screen.getByRole('banner')
    const user = userEvent.setup()
    const link = (name: RegExp) =>
      [...banner.querySelectorAll('a')].find(({ textContent }) => name.test(textContent ?? ''))
    for (const name of [/^Công ty$/, /^English$/]) await user.click(link(name) as HTMLElement)
    document.removeEventListener('click', stay)
    await user.type(screen.getByRole('combobox'), 'kế toán{Enter}')
    await waitFor(() => expect(events.map(({ type }) => type)).toContain('search'))
    expect(events).toContainEqual({
      type: 'menu',
      item: 'companies',
      href: expect.stringContaining('/danh-sach-cong-ty'),
    })
    expect(events).toContainEqual({ type: 'language', to: 'en' })
    expect(events).toContainEqual({ type: 'search', keyword: 'kế toán', locationIds: [], categoryIds: [] })
  })

  it('receives banner impressions, each once a page view, and banner clicks', async () => {
    const events: TrackEvent[] = []
    const banner = { id: 7, isClosable: true, image: '/banner.svg', url: '/wowcv' }
    const data = {
      ...NO_DATA,
      topBanner: { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners: [banner] },
      sidebarBanner: { image: '/side.svg', url: '/career-newbies' },
    }
    const navigate = () => undefined
    renderPage({ data, zoneName: 'top', navigate, attribution: false, onTrack: (event) => events.push(event) })
    for (const name of ['Quảng cáo', 'Khuyến mãi']) {
      // By its label: a window of these tests is too narrow for the one at the side.
      const area = document.querySelector(`aside[aria-label="${name}"]`) as HTMLElement
      // An impression is a picture that was seen.
      fireEvent.load(area.querySelector('img') as HTMLImageElement)
      fireEvent.click(within(area).getByRole('link', { hidden: true }))
      fireEvent.click(within(area).getByRole('button', { hidden: true }))
    }
    expect(events).toHaveLength(6)
    for (const type of ['bannerShown', 'bannerFollowed', 'bannerClosed'] as const) {
      expect(events).toContainEqual({ type, place: 'top', id: 7 })
      expect(events).toContainEqual({ type, place: 'sidebar' })
    }
  })

  it('cannot stop the shell by an error', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const navigate = vi.fn()
    renderPage({
      navigate,
      attribution: false,
      onTrack: () => {
        throw new Error('analytics are down')
      },
    })
    await userEvent.type(screen.getByRole('combobox'), 'java{Enter}')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/java-kv'))
    expect(reported).toHaveBeenCalled()
  })
})

function Reader({ onDraw }: { onDraw?: () => void }) {
  onDraw?.()
  return <output>{useShell((shell) => shell.keyword)}</output>
}

function PairReader({ onDraw }: { onDraw: () => void }) {
  onDraw()
  const { user, language } = useShell((shell) => ({ user: shell.user, language: shell.language }))
  return <output>{`${language} ${user?.userId ?? 'visitor'}`}</output>
}

describe('a piece of the context', () => {
  it('re-renders its reader only when it changes', () => {
    const onDraw = vi.fn()
    const reader = <Reader onDraw={onDraw} />
    const view = (section: string, keyword: string) => (
      <ShellProvider
        config={config}
        url="/viec-lam"
        user={null}
        keyword={keyword}
        section={section}
        attribution={false}
      >
        {reader}
      </ShellProvider>
    )
    const { rerender } = render(view('a', 'java'))
    const before = onDraw.mock.calls.length
    rerender(view('b', 'java'))
    expect(onDraw).toHaveBeenCalledTimes(before)
    rerender(view('b', 'kế toán'))
    expect(screen.getByRole('status').textContent).toBe('kế toán')
  })

  it('may be an object that the selector creates', () => {
    const onDraw = vi.fn()
    const pair = <PairReader onDraw={onDraw} />
    const view = (user: { userId: number } | null) => (
      <StrictMode>
        <ShellProvider config={config} url="/viec-lam" user={user} attribution={false}>
          {pair}
        </ShellProvider>
      </StrictMode>
    )
    const { rerender } = render(view(null))
    expect(screen.getByRole('status').textContent).toBe('vi visitor')
    const before = onDraw.mock.calls.length
    rerender(view(null))
    expect(onDraw).toHaveBeenCalledTimes(before)
    rerender(view({ userId: 7 }))
    expect(screen.getByRole('status').textContent).toBe('vi 7')
  })

  it('throws outside of a provider, with the way to fix it', () => {
    expect(() =>
      render(
        <StrictMode>
          <Reader />
        </StrictMode>,
      ),
    ).toThrow(/Wrap the page, or this component, in <ShellProvider/)
    takeConsole()
  })
})
