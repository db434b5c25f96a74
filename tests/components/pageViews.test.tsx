import {
  dispatchShellEvent,
  type ShellEventMap,
  ShellProvider,
  type TrackEvent,
  type User,
  useShell,
} from '@jobsite/shell'
import { cookieNames, type ShellData, storageKeys } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadFullRecorder } from '../../src/browser/attribution/recordOrdinaryFirst.ts'
import { removeCookie } from '../../src/browser/cookies/cookies.ts'
import { bufferShellEvents } from '../../src/browser/page/earlyEvents.ts'
import { COOKIES, STORAGE } from '../../src/core/contracts.ts'
import { mountShell } from '../../src/embed/mountShell.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { keepLines } from './services.ts'
import { config, NO_DATA, pagesOf, renderPage } from './shell.tsx'
import { firstTouch, land, lastTouch, prerender, storedLandings } from './visits.ts'

/** Keeps what a page's analytics receive. */
function keepEvents() {
  const events: TrackEvent[] = []
  const records = () => events.flatMap((event) => (event.type === 'attribution' ? [event.record] : []))
  return { events, records, onTrack: (event: TrackEvent) => void events.push(event) }
}

/** A page with both banners. */
const BANNERS: ShellData = {
  ...NO_DATA,
  topBanner: {
    zoneName: 'top',
    companyIndustries: [],
    jobFunctionIds: [],
    banners: [{ id: 7, isClosable: true, image: '/banner.svg', url: '/wowcv' }],
  },
  sidebarBanner: { image: '/side.svg', url: '/career-newbies' },
}

// A campaign and a later page view are recorded by code that is loaded for them: see "a recorder whose code is loaded".
beforeEach(loadFullRecorder)

describe('attribution', () => {
  it('is recorded as the page is shown, once, in strict mode too', () => {
    land('/viec-lam?utm_source=fb&utm_medium=social')
    const { onTrack, records } = keepEvents()
    renderPage({ url: '/viec-lam', onTrack })
    expect(lastTouch()).toMatchObject({ utm_source: 'fb', utm_medium: 'social' })
    expect(firstTouch()).toEqual(lastTouch())
    expect(records()).toEqual([lastTouch()])
  })

  it('follows the pages of an app: the last touch moves, the first stays', () => {
    land('/viec-lam?utm_source=fb')
    renderPage({ url: '/viec-lam?utm_source=fb' }).change({ url: '/muc-luong' })
    expect(lastTouch()).toMatchObject({ utm_source: '(direct)', utm_url: 'http://localhost:3000/muc-luong' })
    expect(lastTouch()?.utm_referer).toContain('/viec-lam?utm_source=fb')
    expect(firstTouch()?.utm_source).toBe('fb')
  })

  it('keeps a campaign by the other model, and is not recorded where the page says so', () => {
    land('/viec-lam?gclid=1')
    const { change } = renderPage({ url: '/viec-lam?gclid=1', attribution: false })
    expect(document.cookie).not.toContain('VNW_TRACKING')
    change({ attribution: 'last-non-direct' })
    change({ attribution: 'last-non-direct', url: '/muc-luong' })
    expect(lastTouch()?.utm_source).toBe('google')
  })

  it('removes what it stored once consent is withdrawn, and records the page on view if it is given again', () => {
    land('/viec-lam?utm_source=zalo')
    const needConsent = [...COOKIES, ...STORAGE].filter((row) => 'needsConsent' in row)
    const { change } = renderPage({ url: '/viec-lam?utm_source=zalo' })
    for (const key of Object.values(storageKeys)) {
      window.localStorage.setItem(key, '[]')
      window.sessionStorage.setItem(key, '[]')
    }
    document.cookie = 'lang=1'
    expect(firstTouch()?.utm_source).toBe('zalo')
    change({ consent: false })
    expect(document.cookie).toBe('lang=1')
    for (const { name, areas } of STORAGE)
      for (const area of areas)
        expect([name, window[`${area}Storage`].getItem(name) === null]).toEqual([
          name,
          needConsent.some((row) => row.name === name),
        ])
    change({ consent: false, url: '/muc-luong' })
    expect(document.cookie).toBe('lang=1')
    change({ consent: true, url: '/muc-luong' })
    expect(firstTouch()?.utm_source).toBe('zalo')
    expect(lastTouch()?.utm_url).toContain('/muc-luong')
  })

  it('removes nothing on a page that begins without consent, which it may not know yet', () => {
    land('/viec-lam')
    document.cookie = `VNW_TRACKING_GA_FIRST=${encodeURIComponent('{"utm_source":"zalo"}')}`
    const { change } = renderPage({ url: '/viec-lam', consent: false })
    expect(firstTouch()?.utm_source).toBe('zalo')
    change({ consent: true })
    expect(firstTouch()?.utm_source).toBe('zalo')
  })

  it('waits for consent in memory: the landing is recorded as it was, then the page on view', () => {
    land('/viec-lam?utm_source=zalo&email=an%40example.com', 'https://zalo.example/')
    const { change } = renderPage({ url: '/viec-lam?utm_source=zalo', consent: false })
    change({ url: '/muc-luong' })
    change({ url: '/tinh-luong-gross-net' })
    expect(document.cookie).not.toContain('VNW_TRACKING')
    expect(window.localStorage.getItem('topBanner')).toBeNull()
    change({ url: '/tinh-luong-gross-net', consent: true })
    expect(firstTouch()).toMatchObject({ utm_source: 'zalo', utm_referer: 'https://zalo.example/' })
    expect(firstTouch()?.utm_url).toContain('email=redacted')
    expect(lastTouch()).toMatchObject({ utm_source: '(direct)' })
    expect(lastTouch()?.utm_url).toContain('/tinh-luong-gross-net')
  })
})

describe('a page that the browser prerenders', () => {
  it('records its landing, once, as a visitor opens it', () => {
    const openPage = prerender()
    land('/viec-lam?utm_source=zalo')
    const { onTrack, records } = keepEvents()
    const { change } = renderPage({ url: '/viec-lam?utm_source=zalo', onTrack })
    change({ url: '/viec-lam?utm_source=zalo', onTrack: (event: TrackEvent) => onTrack(event) })
    expect(document.cookie).not.toContain('VNW_TRACKING')
    openPage()
    expect(records()).toEqual([expect.objectContaining({ utm_source: 'zalo' })])
    expect(lastTouch()).toEqual(records()[0])
  })

  it('counts banner impressions as a visitor opens it', () => {
    const openPage = prerender()
    const { events, onTrack } = keepEvents()
    renderPage({ data: BANNERS, zoneName: 'top', attribution: false, onTrack })
    for (const image of document.querySelectorAll('aside img')) fireEvent.load(image)
    expect(events).toEqual([])
    openPage()
    expect(events).toEqual([
      { type: 'bannerShown', place: 'top', id: 7 },
      { type: 'bannerShown', place: 'sidebar' },
    ])
  })
})

describe('a page view in a page app', () => {
  it('does not start when the URL is cleaned or filtered in place', () => {
    land('/viec-lam?utm_source=fb&utm_campaign=c1')
    const { onTrack, records } = keepEvents()
    const { change } = renderPage({ url: '/viec-lam?utm_source=fb&utm_campaign=c1', onTrack })
    for (const url of ['/viec-lam', '/viec-lam?level=1', '/viec-lam?level=1&type=2', '/viec-lam#top']) {
      window.history.replaceState(null, '', url)
      change({ url })
    }
    expect(lastTouch()).toMatchObject({ utm_source: 'fb', utm_campaign: 'c1' })
    expect(records()).toHaveLength(1)
  })

  it.each([
    ['/viec-lam/?utm_source=fb', '/viec-lam'],
    ['/viec-lam?utm_source=fb', '/viec-lam/?utm_source=fb'],
  ])('does not start when a router replaces %s by %s', (url, replaced) => {
    land(url)
    const { onTrack, records } = keepEvents()
    const { change } = renderPage({ url, onTrack })
    window.history.replaceState(null, '', replaced)
    change({ url: replaced })
    expect(records()).toEqual([expect.objectContaining({ utm_source: 'fb' })])
  })

  it('starts with a push to another URL, and on the way back', () => {
    land('/viec-lam')
    const { onTrack, records } = keepEvents()
    renderPage({ url: undefined, onTrack })
    const paths = ['/viec-lam?page=2', '/muc-luong', '/viec-lam', '/viec-lam?utm%5Fsource=fb']
    for (const path of paths) {
      act(() => {
        window.history.pushState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate', { state: 'a test has no Navigation API' }))
      })
    }
    const localPart = (url: string) => new URL(url).pathname + new URL(url).search
    expect(records().map(({ utm_url }) => localPart(utm_url))).toEqual(['/viec-lam', ...paths])
  })

  it('is none where a shell is mounted again on the same page, or a second one is', () => {
    land('/viec-lam?utm_source=fb', 'https://lm.facebook.com/')
    const { onTrack, records } = keepEvents()
    const { unmount } = renderPage({ url: undefined, onTrack })
    unmount()
    history.replaceState(null, '', '/viec-lam')
    renderPage({ url: undefined, onTrack })
    render(
      <ShellProvider config={config} onTrack={onTrack} data={NO_DATA}>
        Nội dung
      </ShellProvider>,
    )
    expect(records()).toHaveLength(1)
    expect(lastTouch()).toMatchObject({ utm_source: 'fb' })
  })

  it.each(['/viec-lam?utm_source=fb', '/mt-sales-supervisor-1763221-jv?utm_source=fb'])(
    'is recorded once where two shells on %s wait for consent',
    (url) => {
      land(url, 'https://lm.facebook.com/')
      const { onTrack, records } = keepEvents()
      const shells = [1, 2].map(() => pagesOf(ShellProvider).renderPage({ url, onTrack, consent: false }))
      for (const { change } of shells) change({ consent: true })
      window.history.pushState(null, '', '/muc-luong')
      for (const { change } of shells) change({ consent: true, url: '/muc-luong' })
      expect(records().map(({ utm_source }) => utm_source)).toEqual(['fb', '(direct)'])
    },
  )

  it('follows the one before where each page mounts a shell of its own', () => {
    land('/viec-lam', 'https://search.example/')
    const { onTrack, records } = keepEvents()
    renderPage({ url: undefined, onTrack }).unmount()
    expect(lastTouch()).toMatchObject({ utm_source: 'search.example', utm_medium: 'referral' })
    history.pushState(null, '', '/muc-luong')
    renderPage({ url: undefined, onTrack })
    expect(lastTouch()).toMatchObject({
      utm_source: '(direct)',
      utm_url: 'http://localhost:3000/muc-luong',
      utm_referer: 'http://localhost:3000/viec-lam',
    })
    expect(records()).toHaveLength(2)
  })

  const earlier = `${cookieNames.attribution}=${encodeURIComponent('{"utm_source":"facebook"}')}; path=/`
  it.each([
    ['without consent', () => undefined, { consent: false }],
    ['without consent, which an earlier visit had', () => (document.cookie = earlier), { consent: false }],
    ['after its cookies were deleted', () => removeCookie(cookieNames.attribution), {}],
  ])('is the first again %s, where each page mounts a shell of its own', (_, forget, props) => {
    land('/viec-lam?utm_source=zalo', 'https://zalo.example/')
    renderPage({ url: undefined, ...props }).unmount()
    forget()
    history.pushState(null, '', '/muc-luong')
    renderPage({ url: undefined })
    expect(lastTouch()).toMatchObject({ utm_source: 'zalo.example', utm_medium: 'referral' })
  })

  it('is a landing where a test lands once more in one document', () => {
    land('/viec-lam?utm_source=zalo', 'https://zalo.example/')
    renderPage({ url: undefined }).unmount()
    land('/muc-luong', 'https://search.example/')
    renderPage({ url: undefined })
    expect(firstTouch()).toMatchObject({ utm_source: 'zalo' })
    expect(lastTouch()).toMatchObject({ utm_source: 'search.example' })
  })

  it.each(['https://lm.facebook.com/', ''])(
    'keeps a landing on a job detail from "%s" for the page after it, where the visitor agreed',
    (referrer) => {
      const url = '/mt-sales-supervisor-1763221-jv?utm_source=fb'
      land(url, referrer)
      renderPage({ url, consent: false }).unmount()
      expect(storedLandings()).toBeNull()
      const { change } = renderPage({ url })
      expect(document.cookie).not.toContain('VNW_TRACKING')
      change({ url: '/viec-lam' })
      expect(firstTouch()?.utm_source).toBe('fb')
      expect(lastTouch()?.utm_source).toBe('(direct)')
    },
  )
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
    // Two headers on one page are logged, once a page.
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

/** Features that a sandboxed frame, a private window, a browser's settings or an old browser can refuse. */
const REFUSALS: readonly (readonly [name: string, target: object, property: string])[] = [
  ['the service worker', navigator, 'serviceWorker'],
  ['local storage', window, 'localStorage'],
  ['the session’s storage', window, 'sessionStorage'],
  ['cookies', document, 'cookie'],
  ['the referrer', document, 'referrer'],
  ['the Navigation API', window, 'navigation'],
  ['the history', window, 'history'],
  ['media queries', window, 'matchMedia'],
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
      const { change, unmount } = renderPage({ url: undefined, user: undefined })
      change({ url: '/muc-luong', user: null })
      const button = document.querySelector('.shell-entries button') as Element
      for (const isExpanded of ['true', 'false']) {
        fireEvent.click(button)
        expect(button.getAttribute('aria-expanded')).toBe(isExpanded)
      }
      expect(screen.getByText('Nội dung')).toBeDefined()
      expect(screen.getByRole('contentinfo')).toBeDefined()
      unmount()
    } finally {
      if (before) Object.defineProperty(target, property, before)
      else Reflect.deleteProperty(target, property)
    }
    for (const line of takeConsole()) expect(line).toMatch(/code: |The above error occurred|not be found/)
  })

  it('is logged, and stops one effect only', () => {
    const { lines, logger } = keepLines()
    Object.defineProperty(document, 'referrer', {
      configurable: true,
      get: () => {
        throw new Error('denied')
      },
    })
    renderPage({ logger, user: undefined })
    takeConsole()
    const line = "The provider's attribution failed and is disabled: Error: denied (code: effect-failed)"
    expect([...new Set(lines)]).toEqual([expect.stringContaining(line)])
    act(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 7, firstName: 'Thu' } }))
    expect(screen.getAllByText('Thu').length).toBeGreaterThan(0)
  })
})

describe('a new seeker', () => {
  const seeker = { userId: 7, firstName: 'Thu', lastName: 'Lê' }
  const send = (...events: [name: keyof ShellEventMap, detail: object][]) =>
    act(async () => {
      for (const [name, detail] of events) dispatchShellEvent(name, detail)
    })

  it.each([
    ['vi', '/viec-lam', '/chao-don-ung-vien-moi/bat-dau'],
    ['en', '/jobs', '/onboarding/welcome'],
  ] as const)('is redirected to the onboarding once, in %s', async (language, url, target) => {
    const navigate = vi.fn()
    renderPage({ language, url, navigate })
    await send(
      ['UPDATE_USER', { user: seeker, isNew: true }],
      ['VNW_NEW_REGISTERED', { user: seeker }],
      ['VNW_NEW_REGISTERED', {}],
    )
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
    await send(['UPDATE_USER', { user: seeker, isNew: true }])
    expect(navigate).toHaveBeenCalledTimes(1)
    takeConsole()
  })

  it('stays if the page handles the event, and where no event says that the seeker is new', async () => {
    const navigate = vi.fn()
    renderPage({ navigate })
    window.addEventListener('VNW_NEW_REGISTERED', (event) => event.preventDefault())
    await send(['VNW_NEW_REGISTERED', { user: seeker }])
    for (const detail of [{ user: seeker }, { user: seeker, isNew: false }, { user: null, isNew: 'yes' }])
      await send(['UPDATE_USER', detail])
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('a page’s analytics', () => {
  it('receives menu, language and search events', async () => {
    const { events, onTrack } = keepEvents()
    renderPage({ onTrack, navigate: () => undefined, attribution: false })
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
    const href = expect.stringContaining('/danh-sach-cong-ty')
    expect(events).toContainEqual({ type: 'menu', item: 'companies', href })
    expect(events).toContainEqual({ type: 'language', to: 'en' })
    expect(events).toContainEqual({ type: 'search', keyword: 'kế toán', locationIds: [], categoryIds: [] })
  })

  it('receives banner impressions, each once a page view, and banner clicks', async () => {
    const { events, onTrack } = keepEvents()
    const navigate = () => undefined
    renderPage({ data: BANNERS, zoneName: 'top', navigate, attribution: false, onTrack })
    for (const name of ['Quảng cáo', 'Nổi bật']) {
      // By its label: a window of these tests is too narrow for the one at the side.
      const area = document.querySelector(`aside[aria-label="${name}"]`) as HTMLElement
      // An impression is an image that was seen.
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

function Reader({ onDraw }: { onDraw: () => void }) {
  onDraw()
  return <output>{useShell((shell) => shell.keyword)}</output>
}

function PairReader({ onDraw }: { onDraw: () => void }) {
  onDraw()
  const { user, keyword } = useShell((shell) => ({ user: shell.user, keyword: shell.keyword }))
  return <output>{user === null ? keyword : 'no visitor'}</output>
}

it('a piece of the context re-renders its reader only when it changes', () => {
  const onDraw = vi.fn()
  const children = <Reader onDraw={onDraw} />
  const { change } = pagesOf(ShellProvider).renderPage({ keyword: 'java', section: 'a', children })
  const before = onDraw.mock.calls.length
  change({ section: 'b' })
  expect(onDraw).toHaveBeenCalledTimes(before)
  change({ section: 'b', keyword: 'kế toán' })
  expect(screen.getByRole('status').textContent).toBe('kế toán')
})

it('a piece of the context may be an object that the selector creates', () => {
  const onDraw = vi.fn()
  const { change } = pagesOf(ShellProvider).renderPage({ keyword: 'java', children: <PairReader onDraw={onDraw} /> })
  expect(screen.getByRole('status').textContent).toBe('java')
  const before = onDraw.mock.calls.length
  change({})
  expect(onDraw).toHaveBeenCalledTimes(before)
  change({ keyword: 'kế toán' })
  expect(screen.getByRole('status').textContent).toBe('kế toán')
})
