import type { ShellProps, TrackEvent } from '@jobsite/shell'
import { defineSite } from '@jobsite/shell/core'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { countListeners } from './countListeners.ts'
import { hydrate } from './hydrate.ts'
import { closeIslands, openIslands, readIslandModules, settle } from './islandPage.tsx'
import { keepLines } from './services.ts'
import { NO_DATA, page, serverPage } from './shell.tsx'
import { firstTouch, land, lastTouch, prefetch, prerender, storedLandings } from './visits.ts'

/** Number of requests for the code that renders. */
const rendering = vi.hoisted(() => ({ loads: 0 }))
vi.mock(import('../../src/islands/loadHydration.ts'), async (original) => {
  const real = await original()
  const loadHydrationModule = () => {
    rendering.loads += 1
    return real.loadHydrationModule()
  }
  return { ...real, loadHydrationModule }
})

let idle: (() => void)[]
let register: ReturnType<typeof vi.fn>
let onTrack: ReturnType<typeof vi.fn<(event: TrackEvent) => void>>

const open = (props: ShellProps = {}) =>
  openIslands({ language: 'vi', url: '/viec-lam', attribution: undefined, onTrack, ...props })

beforeAll(readIslandModules)

const becomeIdle = async () => {
  for (const call of idle.splice(0)) call()
  await settle()
}
/** Dispatches `pagehide`, as when the visitor leaves. */
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
const records = () => onTrack.mock.calls.filter(([{ type }]) => type === 'attribution')

beforeEach(() => {
  idle = []
  rendering.loads = 0
  onTrack = vi.fn()
  let registration: object | undefined
  register = vi.fn(async () => {
    registration = { scope: '/', active: { scriptURL: `${window.location.origin}/service-worker.js` } }
    return registration
  })
  const getRegistration = async () => registration
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration, controller: {} },
  })
  document.documentElement.lang = 'vi'
  land('/')
})

afterEach(closeIslands)

it('records where a visit came from in the first idle moment, without what renders', async () => {
  land('/viec-lam?utm_source=fb&utm_medium=social', 'https://l.facebook.com/')
  open()
  await settle()
  expect(lastTouch()).toBeNull()
  await becomeIdle()
  expect(lastTouch()).toMatchObject({ utm_source: 'fb', utm_medium: 'social' })
  expect(firstTouch()).toEqual(lastTouch())
  expect(records()).toEqual([[{ type: 'attribution', record: lastTouch() }]])
  expect(rendering.loads).toBe(0)
})

it.each(['/viec-lam', '/viec-lam?utm_source=fb'])(
  'registers no service worker where the page wants none: %s',
  async (path) => {
    land(path)
    open()
    await becomeIdle()
    expect(register).not.toHaveBeenCalled()
  },
)

it('records it at once for a visitor who leaves before, and once', async () => {
  land('/viec-lam?utm_source=fb')
  open()
  await settle()
  leave()
  expect(lastTouch()?.utm_source).toBe('fb')
  await becomeIdle()
  leave()
  expect(records()).toHaveLength(1)
})

it('records a page that the browser prerenders as it is when a visitor opens it', async () => {
  const openPage = prerender()
  land('/viec-lam')
  open()
  await becomeIdle()
  expect(document.cookie).not.toContain('VNW_TRACKING')
  // The server's response may allow another query (`No-Vary-Search`).
  land('/viec-lam?utm_source=fb')
  openPage()
  expect(records()).toHaveLength(1)
  expect(lastTouch()?.utm_source).toBe('fb')
})

it('records the landing, not the page that the visitor has gone on to', async () => {
  land('/viec-lam?utm_source=fb')
  const { change } = open()
  window.history.pushState(null, '', '/muc-luong')
  change({ url: '/muc-luong' })
  await becomeIdle()
  await waitFor(() => expect(lastTouch()?.utm_url).toContain('/muc-luong'))
  expect(firstTouch()?.utm_source).toBe('fb')
  expect(records()).toHaveLength(2)
})

it('goes on page by page, each recorded once', async () => {
  land('/viec-lam?utm_source=fb')
  const { change } = open()
  await becomeIdle()
  for (const [path, times] of [
    ['/muc-luong', 2],
    ['/viec-lam?page=2', 3],
  ] as const) {
    window.history.pushState(null, '', path)
    change({ url: path })
    await waitFor(() => expect(records()).toHaveLength(times))
    expect(lastTouch()?.utm_url).toContain(path)
  }
  expect(firstTouch()?.utm_source).toBe('fb')
})

it('waits for consent, and then requests no code that renders', async () => {
  land('/viec-lam?utm_source=zalo')
  const { change } = open({ consent: false })
  await becomeIdle()
  leave()
  expect(document.cookie).not.toContain('VNW_TRACKING')
  change({ consent: true })
  await settle()
  expect(firstTouch()?.utm_source).toBe('zalo')
  expect(rendering.loads).toBe(0)
})

it('keeps a campaign by the other model, which an ordinary visit would replace', async () => {
  const before = { utm_source: 'fb', utm_url: 'https://www.example.vn/' }
  document.cookie = `VNW_TRACKING_GA=${encodeURIComponent(JSON.stringify(before))}; path=/`
  land('/viec-lam')
  open({ attribution: 'last-non-direct' })
  await becomeIdle()
  expect(lastTouch()).toMatchObject(before)
})

it.each<[string, ShellProps]>([
  ['it stored', {}],
  ['another page stored, where it records nothing', { attribution: false }],
])('removes what %s once consent is withdrawn, without code that renders', async (_, props) => {
  land('/viec-lam?utm_source=zalo')
  const { change } = open(props)
  await becomeIdle()
  await waitFor(() => expect(firstTouch()?.utm_source).toBe(props.attribution === false ? undefined : 'zalo'))
  window.localStorage.setItem('topBanner', '[]')
  change({ consent: false })
  await waitFor(() => expect(document.cookie).not.toContain('VNW_TRACKING'))
  expect(window.localStorage.getItem('topBanner')).toBeNull()
  expect(rendering.loads).toBe(0)
})

it.each<[string, ShellProps]>([
  ['the page says so', { attribution: false }],
  ['the page is a job detail', { url: '/mt-sales-supervisor-1763221-jv' }],
  ['the page says that it is a job detail', { page: 'jobDetail' }],
  ['the URL that the server did not know is a job detail', { url: undefined }],
  ['the URL is no text, and the browser’s is a job detail', { url: null as never }],
  ['the URL is unusable, and the browser’s is a job detail', { url: 'javascript:alert(1)' }],
  [
    'the page’s name is none, and its URL is a job detail',
    { page: 'jobs' as never, url: '/mt-sales-supervisor-1763221-jv' },
  ],
])('records nothing where %s', async (_, props) => {
  land('/mt-sales-supervisor-1763221-jv?utm_source=fb', 'https://lm.facebook.com/')
  open(props)
  await becomeIdle()
  leave()
  expect(document.cookie).not.toContain('VNW_TRACKING')
  if (props.attribution === false) expect(storedLandings()).toBeNull()
  else expect(storedLandings()).toContain('utm_source=fb')
})

it('keeps a landing on a page that only the browser knows to be a job detail, in the main entry too', async () => {
  land('/mt-sales-supervisor-1763221-jv?utm_source=fb', 'https://lm.facebook.com/')
  const props = { url: undefined }
  hydrate(serverPage(props).html, page(props))
  await waitFor(() => expect(storedLandings()).toContain('utm_source=fb'))
  expect(document.cookie).not.toContain('VNW_TRACKING')
})

it('uses the default configuration where the page passes none', async () => {
  land('/viec-lam?utm_source=fb')
  open({ config: undefined })
  await becomeIdle()
  expect(lastTouch()?.utm_source).toBe('fb')
})

it('registers the service worker once, where the page wants it, and the full provider knows of it', async () => {
  const { change } = open({ registerServiceWorker: true })
  await becomeIdle()
  expect(register).toHaveBeenCalledTimes(1)
  change({ language: 'en', url: '/jobs' })
  await waitFor(() => expect(document.querySelector('[data-shell="footer"]')?.textContent).toContain('Job seekers'))
  await settle()
  expect(register).toHaveBeenCalledTimes(1)
})

it.each(['/viec-lam', '/viec-lam?utm_source=fb'])(
  'registers none where %s has gone before it has loaded',
  async (path) => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
    land(path)
    const { end } = open({ registerServiceWorker: true })
    await becomeIdle()
    end()
    await settle()
    Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true })
    window.dispatchEvent(new Event('load'))
    await settle()
    expect(register).not.toHaveBeenCalled()
  },
)

it.each(['/viec-lam', '/viec-lam?utm_source=fb'])(
  'says once that none was registered, also as it is rendered: %s',
  async (path) => {
    let fail: (reason: Error) => void = () => undefined
    const { lines, logger } = keepLines()
    register.mockReturnValue(
      new Promise((_, reject) => {
        fail = reject
      }),
    )
    land(path)
    const { change } = open({ registerServiceWorker: true, logger })
    await becomeIdle()
    change({ language: 'en', url: '/jobs' })
    await waitFor(() => expect(document.querySelector('[data-shell="footer"]')?.textContent).toContain('Job seekers'))
    await act(async () => fail(new Error('blocked')))
    await settle()
    expect(lines.filter((line) => line.includes('blocked'))).toHaveLength(1)
  },
)

it.each([
  [null, '/viec-lam'],
  [{}, '/viec-lam?utm_source=fb'],
])('warns with the console where the logger is %j, at %s', async (logger, path) => {
  register.mockRejectedValue(new Error('blocked'))
  land(path)
  open({ registerServiceWorker: true, logger: logger as never })
  await becomeIdle()
  await waitFor(() => expect(takeConsole()).toEqual([expect.stringMatching(/blocked/)]))
  expect(document.querySelector('[data-shell="header"]')).not.toBeNull()
})

const restore = () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

it.each([
  ['restores', () => restore],
  ['had prefetched', prefetch],
  ['has prerendered', prerender],
])('calls `refreshUser` for a page that the browser %s, and renders only for another user', async (_, prepare) => {
  const openPage = prepare()
  const refreshUser = vi.fn(async () => null as { userId: number; firstName: string } | null)
  open({ refreshUser })
  await becomeIdle()
  await act(async () => openPage())
  await waitFor(() => expect(refreshUser).toHaveBeenCalledTimes(1))
  await settle()
  expect(rendering.loads).toBe(0)
  refreshUser.mockResolvedValue({ userId: 7, firstName: 'Thu' })
  await act(async () => restore())
  await waitFor(() => expect(document.querySelector('[data-shell="header"]')?.textContent).toContain('Thu'))
})

it('drops a response about the user where an event sets another one before it is rendered', async () => {
  open({ refreshUser: async () => ({ userId: 7, firstName: 'Thu' }) })
  await becomeIdle()
  await act(async () => {
    restore()
    await Promise.resolve()
    window.dispatchEvent(new CustomEvent('UPDATE_USER', { detail: { user: { userId: 8, firstName: 'Minh' } } }))
  })
  await waitFor(() => expect(document.querySelector('[data-shell="header"]')?.textContent).toContain('Minh'))
  await settle()
  expect(document.querySelector('[data-shell="header"]')?.textContent).not.toContain('Thu')
})

it('drops a response about the user that is older than the page’s last restore', async () => {
  const answers: ((user: { userId: number; firstName: string } | null) => void)[] = []
  open({ refreshUser: () => new Promise((resolve) => void answers.push(resolve)) })
  await becomeIdle()
  for (const count of [1, 2]) {
    await act(async () => restore())
    await waitFor(() => expect(answers).toHaveLength(count))
  }
  await act(async () => answers[1]?.(null))
  await act(async () => answers[0]?.({ userId: 7, firstName: 'Thu' }))
  await settle()
  expect(rendering.loads).toBe(0)
})

it('keeps the season’s logos for the next page, and shows the logo that waited', async () => {
  document.documentElement.setAttribute('data-shell-theme-pending', '')
  open({ data: { ...NO_DATA, theme: { responsive_logo: '/tet.svg' } } })
  await becomeIdle()
  expect(window.localStorage.getItem('SEASONAL_THEME')).toContain('/tet.svg')
  expect(document.documentElement.hasAttribute('data-shell-theme-pending')).toBe(false)
})

it.each<[what: string, prepare: () => void, isLeft: () => unknown]>([
  [
    'the logos of a season that is over',
    () => window.localStorage.setItem('SEASONAL_THEME', '{}'),
    () => window.localStorage.getItem('SEASONAL_THEME') !== null,
  ],
  [
    'the date of a season that is over',
    () => window.localStorage.setItem('@jobsite/shell/theme-stored-at', '2026-02-01'),
    () => window.localStorage.length > 0,
  ],
  [
    'what hides the logo for a season that is over',
    () => document.documentElement.setAttribute('data-shell-theme-pending', ''),
    () => document.documentElement.hasAttribute('data-shell-theme-pending'),
  ],
  [
    'another language of the document',
    () => document.documentElement.setAttribute('lang', 'en'),
    () => document.documentElement.lang !== 'vi',
  ],
  [
    'the wish for the onboarding',
    () => {
      document.cookie = 'VNW_ONBOARDING=1; path=/'
    },
    () => document.cookie.includes('VNW_ONBOARDING'),
  ],
])('removes, on an ordinary page view too: %s', async (_, prepare, isLeft) => {
  prepare()
  land('/viec-lam')
  open()
  await becomeIdle()
  await waitFor(() => expect(isLeft()).toBe(false))
})

it.each([
  ['since its server rendered it', 0, 1],
  ['before its server rendered it', Date.parse('2026-01-20T00:00+07:00'), 0],
])('has an item of the menu that has begun %s', async (_, now, loads) => {
  const path = { vi: '/viec-lam-tet', en: '/tet-jobs' }
  const item = { id: 'tet', label: { vi: 'Tết', en: 'Tet' }, path, after: 'newestJobs', from: '2026-01-20' }
  land('/viec-lam')
  open({ site: defineSite({ menu: { items: [item] } }), data: { ...NO_DATA, now } })
  await becomeIdle()
  await waitFor(() => expect(document.querySelector('a[href="/viec-lam-tet"]')).not.toBeNull())
  expect(Math.min(rendering.loads, 1)).toBe(loads)
})

describe('the link to the other language, without code that renders,', () => {
  const switchTo = () => document.querySelector('[data-shell="language-switch"] a')?.getAttribute('href')
  afterEach(() => expect(rendering.loads).toBe(0))

  it.each<[string, on: string, ShellProps, first: string, next: string]>([
    ['keeps the fragment', '/viec-lam#top', {}, '/jobs#top', '/jobs#list'],
    ['keeps a fragment that comes later', '/viec-lam', {}, '/jobs', '/jobs#list'],
    ['has none of another address', '/viec-lam?page=2#top', {}, '/jobs', '/jobs'],
    ['keeps that of the page’s URL', '/viec-lam#top', { url: '/viec-lam#own' }, '/jobs#own', '/jobs#own'],
    ['keeps that of a URL of the page', '/viec-lam#top', { alternateUrl: '/work#own' }, '/work#own', '/work#own'],
  ])('%s', async (_, on, props, first, next) => {
    land(on)
    open(props)
    await becomeIdle()
    expect(switchTo()).toBe(first)
    window.location.hash = 'list'
    await settle()
    expect(switchTo()).toBe(next)
  })

  it('keeps a fragment that a script sets, of which the Navigation API alone tells', async () => {
    const navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'one', index: 0 } })
    vi.stubGlobal('navigation', navigation)
    land('/viec-lam')
    open()
    await becomeIdle()
    window.history.replaceState(null, '', '#list')
    navigation.dispatchEvent(new Event('currententrychange'))
    await settle()
    expect(switchTo()).toBe('/jobs#list')
  })
})

it.each(['/viec-lam', '/viec-lam?utm_source=fb'])('leaves no listener behind, whenever it ends: %s', async (path) => {
  const count = countListeners()
  const touch = () => void fireEvent.keyDown(document.body, { key: 'Tab' })
  const touchLater = async () => {
    await settle()
    touch()
    await settle()
  }
  /** Until the code is about to come. */
  const steps = async () => {
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
  }
  const render = async ({ change }: ReturnType<typeof open>) => {
    change({ language: 'en', url: '/jobs' })
    await waitFor(() => expect(document.querySelector('[data-shell="footer"]')?.textContent).toContain('Job seekers'))
  }
  const moments = [() => undefined, touch, steps, settle, becomeIdle, touchLater, render]
  /** Opens a page up to each moment, and returns how many listeners there are after each. */
  const visit = async () => {
    const left: number[] = []
    for (const meanwhile of moments) {
      Reflect.deleteProperty(globalThis, Symbol.for('@jobsite/shell/visits'))
      land(path)
      const opened = open()
      await meanwhile(opened)
      opened.end()
      idle.length = 0
      await settle()
      left.push(count())
    }
    return left
  }
  // Those of the first pages are for all pages of the document.
  const before = (await visit()).at(-1)
  expect(await visit()).toEqual(moments.map(() => before))
})
