import { type ShellProps, TopBanner } from '@jobsite/shell'
import { messages, type ShellData } from '@jobsite/shell/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.ts'
import { createServices, keepLines, withoutData } from './services.ts'
import { NO_DATA, pagesOf, SmallPage } from './shell.tsx'
import { prerender } from './visits.ts'

const { page, renderPage, serverPage } = pagesOf(SmallPage)

const banner = (id: number, allowClose: unknown = 1, url: string | null = `/su-kien/${id}`) => ({
  id,
  allowClose,
  attributes: { image: `/banners/${id}.png`, url },
})
const given = (...ids: number[]): ShellData => ({
  ...NO_DATA,
  topBanner: {
    zoneName: 'top',
    companyIndustries: [],
    jobFunctionIds: [],
    banners: ids.map((id) => ({ id, isClosable: true, image: `/banners/${id}.png`, url: `/su-kien/${id}` })),
  },
})

/** The search names the page's job functions. */
const FUNCTIONS = {
  meta: { statusCode: 200 },
  data: [{ id: 5, attributes: { nameVi: 'Kế toán', nameEn: 'Accounting' } }],
}

const area = () => screen.queryByRole('complementary', { name: messages.vi.banner.top })
/** The id of the banner on view. */
const shown = () => area()?.querySelector('img')?.getAttribute('src')?.match(/\d+/)?.[0]
const link = () => screen.getByRole('link', { name: messages.vi.banner.open })
const closeButton = () => screen.queryByRole('button', { name: messages.vi.banner.close })

const WAITING = withoutData('topBanner')
const listing = (props: ShellProps = {}): ShellProps => ({
  zoneName: 'top',
  url: '/java-kv',
  data: WAITING,
  ...props,
})

describe('a top banner', () => {
  it('is shown in its place, and links to its target', async () => {
    const { fetch, requested } = createServices({ topBanner: { data: [banner(7)] }, jobFunctions: FUNCTIONS })
    renderPage(listing({ fetch, companyIndustries: [35, 1], jobFunctions: [5] }))
    await waitFor(() => expect(shown()).toBe('7'))
    expect(link().getAttribute('href')).toBe('/su-kien/7')
    expect(requested('topBanner').map(({ url }) => url.search)).toEqual([
      '?zoneName=top&industryV3Id=35,1&jobFunctionIds=5',
    ])
    expect(new Headers(requested('topBanner')[0]?.init.headers).get('accept-language')).toBe('vi')
  })

  it('keeps the colors that the page gives later, whatever its image still loads', async () => {
    vi.stubGlobal('CSS', { supports: () => true })
    const listen = vi.spyOn(HTMLImageElement.prototype, 'addEventListener')
    const { change } = renderPage(listing({ data: given(7) }))
    // Its edges are sampled as it loads.
    await waitFor(() => expect(listen).toHaveBeenCalledWith('load', expect.any(Function)))
    change(listing({ data: given(7), edgeColors: { left: 'red', right: 'blue' } }))
    const left = () => area()?.style.getPropertyValue('--_edge-left')
    await waitFor(() => expect(left()).toBe('red'))
    fireEvent.load(area()?.querySelector('img') as HTMLElement)
    expect(left()).toBe('red')
  })

  it('has the colors of the style sheet where its image does not say its own', async () => {
    vi.stubGlobal('CSS', { supports: () => true })
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(9)
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(9)
    const getImageData = vi.fn(() => {
      throw new DOMException('The image is of another site.', 'SecurityError')
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {}, getImageData } as never)
    renderPage(listing({ data: given(7) }))
    await waitFor(() => {
      fireEvent.load(area()?.querySelector('img') as HTMLElement)
      expect(getImageData).toHaveBeenCalled()
    })
    expect(area()?.style.getPropertyValue('--_edge-left')).toBe('')
  })

  it('opens a new tab for another site, and is an image without a link if it has no target', async () => {
    const { fetch, answer } = createServices({ topBanner: { data: [banner(7, 0, 'https://a.example/')] } })
    const { change } = renderPage(listing({ fetch }))
    await waitFor(() => expect(shown()).toBe('7'))
    expect([link().getAttribute('target'), link().getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(closeButton()).toBeNull()
    answer({ topBanner: { data: [banner(8, 0, null)] } })
    change({ zoneName: 'other' })
    await waitFor(() => expect(shown()).toBe('8'))
    expect(area()?.querySelector('a')).toBeNull()
  })

  it('cannot be closed where a page’s data does not say that it can, as data that an older version has cached', () => {
    const rows = given(7).topBanner?.banners.map(({ isClosable, ...row }) => row)
    const data = { ...NO_DATA, topBanner: { ...given(7).topBanner, banners: rows } } as unknown as ShellData
    renderPage(listing({ data }))
    expect(shown()).toBe('7')
    expect(closeButton()).toBeNull()
  })

  it.each<[string, ShellProps]>([
    ['a page that says it is the home page', { page: 'homepage' }],
    ['a page that is no listing', { url: '/muc-luong' }],
  ])('is not requested on %s, and reserves no space', async (_, props) => {
    const { fetch, requested } = createServices()
    // The request of another component shows that components have sent theirs.
    renderPage(listing({ fetch, data: withoutData('topBanner', 'sidebarBanner'), ...props }))
    await waitFor(() => expect(requested('sidebarBanner')).toHaveLength(1))
    expect(requested('topBanner')).toEqual([])
    expect(document.querySelector('[data-shell="top-banner"], [data-waiting]')).toBeNull()
  })

  it('is not requested without a zone, which is logged once', async () => {
    const { fetch, requested } = createServices()
    const { lines, logger } = keepLines()
    const props = { fetch, logger, user: undefined, zoneName: undefined, children: <TopBanner /> }
    const { change } = renderPage(listing({ ...props, data: withoutData('topBanner', 'sidebarBanner') }))
    change({ url: '/php-kv' })
    await waitFor(() => expect(requested('sidebarBanner')).toHaveLength(1))
    expect(requested('topBanner')).toEqual([])
    expect(lines).toEqual([
      'warn: [@jobsite/shell] <TopBanner> has no zoneName, so no banner is requested. Pass zoneName, or remove the component. (code: no-zone-name)',
    ])
  })

  it('of a server is not requested again', async () => {
    const { fetch, requested } = createServices()
    renderPage(listing({ fetch, data: { ...given(7), sidebarBanner: undefined } }))
    await waitFor(() => expect(requested('sidebarBanner')).toHaveLength(1))
    expect(shown()).toBe('7')
    expect(requested('topBanner')).toEqual([])
  })

  it('of a server for another zone or other ids is requested', async () => {
    const { fetch, requested } = createServices({ topBanner: { data: [banner(8)] } })
    const { change } = renderPage(listing({ fetch, data: given(7), zoneName: 'other' }))
    await waitFor(() => expect(shown()).toBe('8'))
    change({ zoneName: 'top', companyIndustries: [35] })
    await waitFor(() => expect(requested('topBanner')).toHaveLength(2))
  })

  it('is none after a failure, logged with the text of the specification', async () => {
    const { fetch } = createServices({ topBanner: () => new Response('{}', { status: 503 }) })
    const { lines, logger } = keepLines()
    renderPage(listing({ fetch, logger, user: undefined }))
    await waitFor(() => expect(lines).toEqual(['error: status code 503']))
    expect(area()).toBeNull()
    expect(screen.getByRole('banner')).toBeDefined()
  })
})

describe('top banners are requested again', () => {
  it('only when industries or functions changed, and not by the order of their ids, a navigation or a new list', async () => {
    const { fetch, requested } = createServices({ topBanner: { data: [banner(7)] }, jobFunctions: FUNCTIONS })
    const { change } = renderPage(listing({ fetch, companyIndustries: [1, 2], jobFunctions: [5] }))
    await waitFor(() => expect(shown()).toBe('7'))
    for (const more of [
      { companyIndustries: [2, 1] },
      { url: '/php-kv' },
      { url: '/muc-luong' },
      { jobFunctions: [5] },
    ]) {
      change(more)
      await act(async () => undefined)
    }
    change({})
    await waitFor(() => expect(shown()).toBe('7'))
    expect(requested('topBanner')).toHaveLength(1)
    change({ companyIndustries: [1, 3] })
    await waitFor(() => expect(requested('topBanner')).toHaveLength(2))
    change({ companyIndustries: [1, 3], jobFunctions: [] })
    await waitFor(() => expect(requested('topBanner')).toHaveLength(3))
    expect(requested('topBanner').map(({ url }) => url.searchParams.get('industryV3Id'))).toEqual(['1,2', '1,3', '1,3'])
  })
})

describe('the rotation', () => {
  const view = (props: ShellProps = {}) => {
    const { unmount } = renderPage(listing({ data: given(7, 8, 9), ...props }))
    const id = shown()
    unmount()
    return id
  }

  it('advances by one a page view, and wraps', () => {
    expect([view(), view(), view(), view(), view()]).toEqual(['7', '8', '9', '7', '8'])
  })

  it('advances on a page that the browser prerenders once a visitor opens it', () => {
    const openPage = prerender()
    expect([view(), localStorage.getItem('topBanner')]).toEqual(['7', null])
    openPage()
    expect(view()).toBe('8')
  })

  it('advances with the pages of an app', () => {
    const ids: unknown[] = []
    const { change } = renderPage(listing({ data: given(7, 8, 9) }))
    for (const url of ['/java-kv', '/php-kv', '/php-kv#top', '/php-kv?page=2', '/java-kv']) {
      change({ url })
      ids.push(shown())
    }
    expect(ids).toEqual(['7', '8', '8', '9', '7'])
  })

  it('starts at 0 for a new combination, and each advances separately', () => {
    const other = (): ShellData => {
      const data = given(7, 8, 9)
      return { ...data, topBanner: data.topBanner && { ...data.topBanner, companyIndustries: [2, 1] } }
    }
    const inOther = (companyIndustries: number[]) => view({ data: other(), companyIndustries })
    expect([view(), view(), inOther([1, 2]), view(), inOther([2, 1])]).toEqual(['7', '8', '7', '9', '8'])
  })

  it('is that of the combination in the service’s response', async () => {
    const ids: unknown[] = []
    for (const companyIndustries of [[1], [2], [1]]) {
      const { fetch } = createServices({
        topBanner: { data: [banner(7), banner(8)], industryV3Id: ['35'], jobFunctionId: [] },
      })
      const { unmount } = renderPage(listing({ fetch, companyIndustries }))
      await waitFor(() => expect(shown()).toBeDefined())
      ids.push(shown())
      unmount()
    }
    expect(ids).toEqual(['7', '8', '7'])
    expect(JSON.parse(localStorage.getItem('topBanner') ?? '')).toMatchObject([{ companyIndustries: [35] }])
  })

  it('advances once a page view where a banner was closed earlier, hydrated or not', () => {
    const seen: (string | undefined)[] = []
    sessionStorage.setItem('@jobsite/shell/closed-banners', '["8"]')
    for (let view = 0; view < 6; view += 1) {
      const props = listing({ data: given(7, 8, 9) })
      const { end } = hydrate(serverPage(props).html, page(props))
      seen.push(shown())
      end()
    }
    const { unmount } = renderPage(listing({ data: given(7, 8, 9) }))
    seen.push(shown())
    unmount()
    expect(seen).toEqual(['7', '9', '7', '9', '7', '9', '7'])
  })

  it('starts at random without consent, continues in memory, and is not stored', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { change } = renderPage(listing({ data: given(7, 8, 9), consent: false }))
    const ids = [shown()]
    for (const url of ['/php-kv', '/qa-kv', '/go-kv']) {
      change({ url })
      ids.push(shown())
    }
    expect(ids).toEqual(['7', '8', '9', '7'])
    expect(localStorage.getItem('topBanner')).toBeNull()
  })

  it('stays while the page is the same, though the banner remounts', () => {
    const { change } = renderPage(listing({ data: given(7, 8, 9) }))
    expect(shown()).toBe('7')
    change({ zoneName: undefined })
    expect(area()).toBeNull()
    change({})
    expect(shown()).toBe('7')
    expect(JSON.parse(localStorage.getItem('topBanner') ?? '')).toEqual([
      { companyIndustries: [], jobFunctionIds: [], listBanner: [7, 8, 9], currentIndex: 0 },
    ])
  })
})

describe('from a server', () => {
  it('several banners advance once on hydration', () => {
    const props = listing({ data: given(7, 8, 9) })
    const ids = [1, 2, 3, 4].map(() => {
      const { faults, end } = hydrate(serverPage(props).html, page(props))
      const id = shown()
      end()
      expect(faults).toEqual([])
      return id
    })
    expect(ids).toEqual(['7', '8', '9', '7'])
  })

  it('several banners reserve space, with the first one without script; one is there at once', () => {
    const { html } = serverPage(listing({ data: given(7, 8) }))
    const noscript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? ''
    expect(noscript).toContain('/banners/7.png')
    expect(html.replace(noscript, '')).not.toContain('/banners/')
    expect(html).toContain('data-waiting="true"')
    const { html: one } = serverPage(listing({ data: given(7) }))
    expect(one).not.toContain('<noscript>')
    expect(one).toContain('src="/banners/7.png"')
  })

  it('reserved space is no landmark', () => {
    for (const data of [WAITING, given(7, 8)]) expect(serverPage(listing({ data })).html).not.toContain('<aside')
    expect(serverPage(listing({ data: given(7) })).html).toContain('<aside')
  })

  it('no banner reserves no space, and an unknown one does', () => {
    expect(serverPage(listing({ data: given() })).html).not.toContain('data-waiting')
    expect(serverPage(listing({ data: NO_DATA })).html).not.toContain('data-waiting')
    expect(serverPage(listing()).html).toContain('data-waiting="true"')
  })
})

describe('a visitor', () => {
  it('closes one for the browser session, and no others', () => {
    const { change } = renderPage(listing({ data: given(7, 8) }))
    fireEvent.click(closeButton() as HTMLElement)
    expect(area()).toBeNull()
    for (const url of ['/php-kv', '/java-kv']) {
      change({ url })
      expect(shown()).toBe('8')
    }
    change({ data: given(7) })
    expect(area()).toBeNull()
  })

  it('closes one for every combination and page app of the session, by an id that is text too', async () => {
    const { unmount } = renderPage(listing({ data: given(7) }))
    fireEvent.click(closeButton() as HTMLElement)
    unmount()
    const { fetch } = createServices({ topBanner: { data: [{ ...banner(7), id: '7' }, banner(12)] } })
    renderPage(listing({ fetch, companyIndustries: [3], zoneName: 'other' }))
    await waitFor(() => expect(shown()).toBe('12'))
  })

  it.each<[string, openPage: () => void]>([
    [
      'brings back from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['has prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
  ])('closes one on another page, also for a page that the browser %s', (way, openPage) => {
    if (way === 'has prerendered') prerender()
    renderPage(listing({ data: given(7) }))
    expect(shown()).toBe('7')
    sessionStorage.setItem('@jobsite/shell/closed-banners', '["7"]')
    act(openPage)
    expect(area()).toBeNull()
  })

  it('clicks a banner, which is reported to the page, and to the site’s log if the page wants it', async () => {
    const { fetch, requested } = createServices({ trackBannerClick: {} })
    const [onBannerClick, navigate] = [vi.fn(), vi.fn()]
    const data = { ...given(7), sidebarBanner: undefined }
    const { change } = renderPage(listing({ fetch, data, navigate, parts: { topBanner: { onBannerClick } } }))
    await waitFor(() => expect(requested('sidebarBanner')).toHaveLength(1))
    fireEvent.click(link())
    expect(onBannerClick).toHaveBeenLastCalledWith({ banner: given(7).topBanner?.banners[0], zoneName: 'top' })
    expect(navigate).toHaveBeenLastCalledWith('/su-kien/7')
    await act(async () => undefined)
    expect(requested('trackBannerClick')).toEqual([])
    change({ trackClicks: true })
    await waitFor(() => {
      fireEvent.click(link())
      expect(requested('trackBannerClick')).not.toEqual([])
    })
    const [told] = requested('trackBannerClick')
    expect([told?.init.method, JSON.parse(String(told?.init.body))]).toEqual(['POST', { bannerId: 7, zoneName: 'top' }])
  })

  it('clicks a banner whose callback or adapter throws, and everything else goes on', async () => {
    const [navigate, onTrack, failed] = [vi.fn(), vi.fn(), vi.fn()]
    vi.stubGlobal('reportError', failed)
    const refuse = (what: string) => () => {
      throw new Error(`no such ${what}`)
    }
    const adapters = { trackBannerClick: { body: refuse('log'), parse: () => true as const } }
    const parts = { topBanner: { onBannerClick: refuse('zone') } }
    renderPage(listing({ data: given(7), attribution: false, trackClicks: true, adapters, navigate, onTrack, parts }))
    await waitFor(() => {
      fireEvent.click(link())
      expect(failed).toHaveBeenCalledWith(new Error('no such log'))
    })
    expect(navigate).toHaveBeenLastCalledWith('/su-kien/7')
    expect(onTrack).toHaveBeenLastCalledWith({ type: 'bannerFollowed', place: 'top', id: 7 })
    expect(failed).toHaveBeenCalledWith(new Error('no such zone'))
  })
})
