import {
  TopBanner as FullBanner,
  ShellProvider as FullProvider,
  type ShellProps,
  type TopBannerProps,
  type TrackEvent,
} from '@jobsite/shell'
import { act, createEvent, fireEvent, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { createIsland } from '../../src/islands/createIsland.tsx'
import { IslandsPage } from '../../src/islands/IslandsPage.ts'
import { ShellProvider as IslandProvider } from '../../src/islands/ShellProvider.tsx'
import { hydrate } from './hydrate.ts'
import { closeIslands, PAGE_PROPS, readIslandModules, settle } from './islandPage.tsx'
import { NO_DATA } from './shell.tsx'

// A server's top banner does what it does without the code that renders: only what a visitor does with it needs that.

const IslandBanner = createIsland<typeof FullBanner>('topBanner')
const banner = (id: number) => ({ id, isClosable: true, image: `/banners/${id}.png`, url: `/su-kien/${id}` })
const ZONE = { zoneName: 'top', companyIndustries: [], jobFunctionIds: [] }

let idle: (() => void)[]
let onTrack: ReturnType<typeof vi.fn<(event: TrackEvent) => void>>
let load: MockInstance<IslandsPage['load']>
const { load: realLoad } = IslandsPage.prototype

/** Opens a page on which the server has rendered banner 7, and becomes idle. */
async function open(own: TopBannerProps = {}, props: ShellProps = {}, changed: ShellProps = {}) {
  const shared = { ...PAGE_PROPS, data: { ...NO_DATA, topBanner: { ...ZONE, banners: [banner(7)] } }, ...props }
  const page = (Provider: typeof FullProvider, Banner: typeof FullBanner, now: ShellProps) => (
    <Provider {...shared} onTrack={onTrack} attribution={false} {...now}>
      <Banner zoneName="top" {...own} />
    </Provider>
  )
  const opened = hydrate(
    renderToString(page(FullProvider, FullBanner, {})),
    page(IslandProvider as typeof FullProvider, IslandBanner, changed),
  )
  await becomeIdle()
  return opened
}

async function becomeIdle() {
  await settle()
  for (const call of idle.splice(0)) call()
  await settle()
}

const root = () => document.querySelector<HTMLElement>('[data-shell="top-banner"]')
const image = () => root()?.querySelector('img') as HTMLImageElement
const link = () => root()?.querySelector('a') as HTMLAnchorElement
const closeButton = () => root()?.querySelector('button') as HTMLButtonElement
const tracked = () => onTrack.mock.calls.map(([event]) => event)
const rotations = () => JSON.parse(window.localStorage.getItem('topBanner') ?? 'null')
const SHOWN = { type: 'bannerShown', place: 'top', id: 7 }
const FOLLOWED = { type: 'bannerFollowed', place: 'top', id: 7 }
const CLOSED = { type: 'bannerClosed', place: 'top', id: 7 }

beforeAll(async () => {
  await readIslandModules()
  await import('../../src/islands/startTopBanner.ts')
})

beforeEach(() => {
  idle = []
  document.documentElement.lang = 'en'
  onTrack = vi.fn()
  load = vi.spyOn(IslandsPage.prototype, 'load')
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

afterEach(async () => {
  await closeIslands()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('without the code that renders', () => {
  afterEach(() => expect(load.mock.calls.length).toBe(0))

  it('advances the rotation, and tells once that it was shown', async () => {
    await open()
    expect(rotations()).toEqual([{ companyIndustries: [], jobFunctionIds: [], listBanner: [7], currentIndex: 0 }])
    expect(tracked()).toEqual([])
    fireEvent.load(image())
    fireEvent.load(image())
    expect(tracked()).toEqual([SHOWN])
  })

  it('stores the rotation under what the service answered for, and nothing without consent', async () => {
    const rotation = { companyIndustries: [35], jobFunctionIds: [] }
    const data = { ...NO_DATA, topBanner: { ...ZONE, banners: [banner(7)], rotation } }
    await open({}, { data, consent: false })
    expect(rotations()).toBeNull()
    await closeIslands()
    await open({}, { data })
    expect(rotations()).toMatchObject([{ companyIndustries: [35], listBanner: [7] }])
  })

  it.each(['click', 'middle click', 'click with a modifier key'])(
    'tells of a %s on its link, which is followed',
    async (kind) => {
      const onBannerClick = vi.fn()
      await open({ onBannerClick })
      const isFollowed =
        kind === 'middle click'
          ? fireEvent(link(), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))
          : fireEvent.click(link(), { ctrlKey: kind !== 'click' })
      expect(isFollowed).toBe(true)
      expect(tracked()).toEqual([FOLLOWED])
      expect(onBannerClick.mock.calls).toEqual([[{ banner: banner(7), zoneName: 'top' }]])
    },
  )

  it('lets another button than the middle one pass', async () => {
    await open()
    fireEvent(link(), new MouseEvent('auxclick', { bubbles: true, button: 2 }))
    expect(tracked()).toEqual([])
  })

  it('sends a click to the site’s log, where the page wants it', async () => {
    const fetch = vi.fn(async () => new Response('{}'))
    await open({ trackClicks: true }, { fetch: fetch as never })
    await vi.dynamicImportSettled()
    fireEvent.click(link())
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
    expect(String((fetch.mock.calls as unknown[][])[0]?.[0])).toContain('log-aggreg')
  })

  it('has the colors that the page gives', async () => {
    vi.stubGlobal('CSS', { supports: () => true })
    await open({ edgeColors: { left: 'red', right: 'blue' } })
    expect(root()?.style.getPropertyValue('--_edge-left')).toBe('red')
  })
})

describe('closed', () => {
  it('is hidden at once, and gone for good once the code has come', async () => {
    await open()
    fireEvent.load(image())
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    load.mockImplementation(function (this: IslandsPage) {
      return arrived.then(() => realLoad.call(this))
    })
    fireEvent.click(closeButton())
    expect(root()?.hidden).toBe(true)
    await settle()
    expect(tracked()).toEqual([SHOWN])
    await act(async () => arrive())
    await waitFor(() => expect(root()).toBeNull())
    expect(tracked()).toEqual([SHOWN, CLOSED])
    expect(window.sessionStorage.getItem('@jobsite/shell/closed-banners')).toBe('["7"]')
    expect(rotations()).toMatchObject([{ currentIndex: 0 }])
  })

  it('is shown again where the code cannot be loaded', async () => {
    await open()
    load.mockRejectedValue(new Error('offline'))
    fireEvent.click(closeButton())
    await waitFor(() => expect(root()?.hidden).toBe(false))
    expect(tracked()).toEqual([])
  })

  it('gets no second press of a double one to what is below it', async () => {
    await open()
    closeButton().getBoundingClientRect = () => ({ left: 0, top: 0, right: 40, bottom: 40 }) as DOMRect
    const second = createEvent.click(document.body, { clientX: 20, clientY: 20 })
    Object.defineProperty(second, 'timeStamp', { value: performance.now() + 200 })
    fireEvent.click(closeButton())
    expect(fireEvent(document.body, second)).toBe(false)
    await waitFor(() => expect(root()).toBeNull())
  })

  it('on another page, it is not rendered where this one has gone', async () => {
    const { end } = await open()
    end()
    await settle()
    window.sessionStorage.setItem('@jobsite/shell/closed-banners', '["7"]')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(load).not.toHaveBeenCalled()
  })

  it('on another page, it is gone once this one is opened again', async () => {
    await open()
    window.sessionStorage.setItem('@jobsite/shell/closed-banners', '["7"]')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await waitFor(() => expect(root()).toBeNull())
  })
})

describe('rendered, it continues what it has done', () => {
  it.each([
    ['before its image has loaded', false],
    ['after it', true],
  ])('%s', async (_, isLoaded) => {
    const opened = await open()
    if (isLoaded) fireEvent.load(image())
    opened.rerender(
      <IslandProvider
        {...PAGE_PROPS}
        data={{ ...NO_DATA, topBanner: { ...ZONE, banners: [banner(7)] } }}
        onTrack={onTrack}
        attribution={false}
        language="vi"
      >
        <IslandBanner zoneName="top" />
      </IslandProvider>,
    )
    await waitFor(() => expect(root()?.lang).toBe('vi'))
    await settle()
    fireEvent.load(image())
    await waitFor(() => expect(tracked()).toEqual([SHOWN]))
    expect(rotations()).toMatchObject([{ currentIndex: 0 }])
  })
})

describe('it is rendered', () => {
  afterEach(() => expect(load.mock.calls.length).toBeGreaterThan(0))

  it.each<[string, ShellProps, TopBannerProps?]>([
    ['its data are not there', { data: NO_DATA }],
    ['they are unusable', { data: { ...NO_DATA, topBanner: { ...ZONE, banners: 7 as never } } }],
    ['its clicks are logged, and the page does not say where', { config: undefined }, { trackClicks: true }],
  ])('where %s', async (_, changed, own) => {
    await open(own, {}, changed)
  })

  it('for a press on its link, which the page’s router follows', async () => {
    const navigate = vi.fn()
    await open({}, { navigate })
    expect(load.mock.calls.length).toBe(0)
    expect(fireEvent.click(link())).toBe(false)
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/su-kien/7']]))
    expect(tracked()).toEqual([FOLLOWED])
  })

  it('where its image has failed', async () => {
    await open()
    fireEvent.error(image())
    await settle()
  })
})
