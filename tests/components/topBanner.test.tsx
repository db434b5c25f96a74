import { Shell, type ShellProps, TopBanner } from '@jobsite/shell'
import { messages, type ShellData } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { createServices, keepLines, withoutData } from './services.ts'
import { config, NO_DATA, pagesOf, SmallPage } from './shell.tsx'

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

const WAITING = withoutData('topBanner')
const listing = (props: ShellProps = {}): Parameters<typeof page>[0] => ({
  zoneName: 'top',
  url: '/java-kv',
  data: WAITING,
  ...props,
})

describe('a top banner', () => {
  it('is shown in its place, and links to its target', async () => {
    const { fetch, asked } = createServices({ topBanner: { data: [banner(7)] }, jobFunctions: FUNCTIONS })
    renderPage(listing({ fetch, companyIndustries: [35, 1], jobFunctions: [5] }))
    await waitFor(() => expect(shown()).toBe('7'))
    expect(link().getAttribute('href')).toBe('/su-kien/7')
    expect(asked('topBanner').map(({ url }) => url.search)).toEqual([
      '?zoneName=top&industryV3Id=35,1&jobFunctionIds=5',
    ])
    expect(new Headers(asked('topBanner')[0]?.init.headers).get('accept-language')).toBe('vi')
  })

  it('opens a new tab for another site, and is an image without a link if it has no target', async () => {
    const { fetch } = createServices({ topBanner: { data: [banner(7, 0, 'https://a.example/')] } })
    const { unmount } = renderPage(listing({ fetch }))
    await waitFor(() => expect(shown()).toBe('7'))
    expect([link().getAttribute('target'), link().getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    unmount()
    const alone = createServices({ topBanner: { data: [banner(8, 0, null)] } })
    renderPage(listing({ fetch: alone.fetch }))
    await waitFor(() => expect(shown()).toBe('8'))
    expect(area()?.querySelector('a')).toBeNull()
  })

  it.each([
    ['the home page', { url: '/' }],
    ['the English home page', { url: '/en' }],
    ['a page that says it is the home page', { page: 'homepage' as const }],
    ['a career-centre page', { url: '/my-career-center/my-jobs' }],
    ['a page that is no listing', { url: '/muc-luong' }],
  ])('is not requested on %s', async (_, props) => {
    const { fetch, asked } = createServices()
    // What another part asks for shows that parts ask by now.
    renderPage(listing({ fetch, data: withoutData('topBanner', 'sidebarBanner'), ...props }))
    await waitFor(() => expect(asked('sidebarBanner')).toHaveLength(1))
    expect(asked('topBanner')).toEqual([])
    expect(area()).toBeNull()
  })

  it('is not requested without a zone, which is logged once', async () => {
    const { fetch, asked } = createServices()
    const { lines, logger } = keepLines()
    const draw = (key: string) => (
      <StrictMode>
        <Shell
          config={config}
          url={`/${key}-kv`}
          user={undefined}
          data={withoutData('topBanner', 'sidebarBanner')}
          fetch={fetch}
          logger={logger}
        >
          <TopBanner />
        </Shell>
      </StrictMode>
    )
    const { rerender } = render(draw('java'))
    rerender(draw('php'))
    await waitFor(() => expect(asked('sidebarBanner')).toHaveLength(1))
    expect(asked('topBanner')).toEqual([])
    expect(lines).toEqual([
      'warn: [@jobsite/shell] <TopBanner> has no zoneName, so no banner is requested. Pass zoneName, or remove the component. (code: no-zone-name)',
    ])
  })

  it('of a server is not requested again', async () => {
    const { fetch, asked } = createServices()
    renderPage(listing({ fetch, data: { ...given(7), sidebarBanner: undefined } }))
    await waitFor(() => expect(asked('sidebarBanner')).toHaveLength(1))
    expect(shown()).toBe('7')
    expect(asked('topBanner')).toEqual([])
  })

  it('of a server for another zone or other ids is requested', async () => {
    const { fetch, asked } = createServices({ topBanner: { data: [banner(8)] } })
    const { unmount } = renderPage(listing({ fetch, data: given(7), zoneName: 'other' }))
    await waitFor(() => expect(shown()).toBe('8'))
    unmount()
    renderPage(listing({ fetch, data: given(7), companyIndustries: [35] }))
    await waitFor(() => expect(asked('topBanner')).toHaveLength(2))
  })

  it.each([
    ['a failure', () => new Response('{}', { status: 503 }), 'error: status code 503'],
    [
      'no network',
      () => Promise.reject(new TypeError('no network')),
      'error: Error when getting Top Banner: the request failed',
    ],
    [
      'another shape',
      () => Response.json({ data: 7 }),
      'error: Error when getting Top Banner: the answer has another shape',
    ],
  ])('is none after %s, logged with the text of the specification', async (_, topBanner, line) => {
    const { fetch } = createServices({ topBanner })
    const { lines, logger } = keepLines()
    renderPage(listing({ fetch, logger, user: undefined }))
    await waitFor(() => expect(lines).toEqual([line]))
    expect(area()).toBeNull()
    expect(screen.getByRole('banner')).toBeDefined()
  })
})

describe('top banners are requested again', () => {
  it('only when industries or functions changed, and not by the order of their ids, a navigation or a new list', async () => {
    const { fetch, asked } = createServices({ topBanner: { data: [banner(7)] }, jobFunctions: FUNCTIONS })
    const props = listing({ fetch, companyIndustries: [1, 2], jobFunctions: [5] })
    const { rerender } = renderPage(props)
    await waitFor(() => expect(shown()).toBe('7'))
    for (const more of [
      { companyIndustries: [2, 1] },
      { url: '/php-kv' },
      { url: '/muc-luong' },
      { jobFunctions: [5] },
    ]) {
      rerender(page({ ...props, ...more }))
      await act(async () => undefined)
    }
    rerender(page(props))
    await waitFor(() => expect(shown()).toBe('7'))
    expect(asked('topBanner')).toHaveLength(1)
    rerender(page({ ...props, companyIndustries: [1, 3] }))
    await waitFor(() => expect(asked('topBanner')).toHaveLength(2))
    rerender(page({ ...props, companyIndustries: [1, 3], jobFunctions: [] }))
    await waitFor(() => expect(asked('topBanner')).toHaveLength(3))
    expect(asked('topBanner').map(({ url }) => url.searchParams.get('industryV3Id'))).toEqual(['1,2', '1,3', '1,3'])
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

  it('advances with the pages of an app', () => {
    const ids: unknown[] = []
    const { rerender } = renderPage(listing({ data: given(7, 8, 9) }))
    for (const url of ['/java-kv', '/php-kv', '/php-kv#top', '/php-kv?page=2', '/java-kv']) {
      rerender(page(listing({ data: given(7, 8, 9), url })))
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

  it('starts at random without consent, continues in memory, and is not stored', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { rerender, unmount } = renderPage(listing({ data: given(7, 8, 9), consent: false }))
    const ids = [shown()]
    for (const url of ['/php-kv', '/qa-kv', '/go-kv']) {
      rerender(page(listing({ data: given(7, 8, 9), consent: false, url })))
      ids.push(shown())
    }
    expect(ids).toEqual(['7', '8', '9', '7'])
    expect(localStorage.getItem('topBanner')).toBeNull()
    unmount()
  })

  it('stays while the page is the same, though the banner remounts', () => {
    const draw = (isThere: boolean) => (
      <StrictMode>
        <Shell config={config} language="vi" url="/java-kv" data={given(7, 8, 9)}>
          {isThere && <TopBanner zoneName="top" />}
        </Shell>
      </StrictMode>
    )
    const { rerender } = render(draw(true))
    expect(shown()).toBe('7')
    rerender(draw(false))
    expect(area()).toBeNull()
    rerender(draw(true))
    expect(shown()).toBe('7')
    expect(JSON.parse(localStorage.getItem('topBanner') ?? '')).toEqual([
      { companyIndustries: [], jobFunctionIds: [], listBanner: [7, 8, 9], currentIndex: 0 },
    ])
  })

  it('continues from a stored state, and starts over from an invalid one', () => {
    localStorage.setItem(
      'topBanner',
      JSON.stringify([{ companyIndustries: [], jobFunctionIds: [], currentIndex: 1, listBanner: [], by: 'x' }]),
    )
    expect(view()).toBe('9')
    expect(JSON.parse(localStorage.getItem('topBanner') ?? '')[0].by).toBe('x')
    localStorage.setItem('topBanner', '{"nonsense')
    expect(view()).toBe('7')
  })

  it('continues without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(view()).toBe('7')
  })
})

describe('from a server', () => {
  const hydrate = (props: Parameters<typeof page>[0]) => {
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = serverPage(props).html
    const errors: unknown[] = []
    let root: Root | undefined
    act(() => {
      root = hydrateRoot(host, page(props), { onRecoverableError: (error) => errors.push(error) })
    })
    expect(errors).toEqual([])
    return () => {
      act(() => root?.unmount())
      host.remove()
    }
  }

  it('several banners advance once on hydration', () => {
    const ids: unknown[] = []
    for (let visit = 0; visit < 4; visit += 1) {
      const leave = hydrate(listing({ data: given(7, 8, 9) }))
      ids.push(shown())
      leave()
    }
    expect(ids).toEqual(['7', '8', '9', '7'])
  })

  it('several banners reserve space, with the first one without script', () => {
    const { html } = serverPage(listing({ data: given(7, 8) }))
    const noscript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? ''
    expect(noscript).toContain('/banners/7.png')
    expect(noscript).toContain('href="/su-kien/7"')
    expect(html.replace(noscript, '')).not.toContain('/banners/')
    expect(html).toContain('data-waiting="true"')
  })

  it('one banner is there at once', () => {
    const { html } = serverPage(listing({ data: given(7) }))
    expect(html).not.toContain('<noscript>')
    expect(html).toContain('data-shell="top-banner"')
    expect(html).toContain('src="/banners/7.png"')
  })

  it('no banner reserves no space, and an unknown one does', () => {
    expect(serverPage(listing({ data: given() })).html).not.toContain('data-waiting')
    expect(serverPage(listing({ data: NO_DATA })).html).not.toContain('data-waiting')
    expect(serverPage(listing()).html).toContain('data-waiting="true"')
  })
})

describe('a visitor', () => {
  it.each([
    [1, true],
    [0, false],
  ])('may close a banner with allowClose %j: %s', async (allowClose, isClosable) => {
    const { fetch } = createServices({ topBanner: { data: [banner(7, allowClose)] } })
    renderPage(listing({ fetch }))
    await waitFor(() => expect(shown()).toBe('7'))
    const button = screen.queryByRole('button', { name: messages.vi.banner.close })
    expect(button !== null).toBe(isClosable)
  })

  it('closes one for the browser session, and no others', () => {
    const { rerender, unmount } = renderPage(listing({ data: given(7, 8) }))
    fireEvent.click(screen.getByRole('button', { name: messages.vi.banner.close }))
    expect(area()).toBeNull()
    for (const url of ['/php-kv', '/java-kv']) {
      rerender(page(listing({ data: given(7, 8), url })))
      expect(shown()).toBe('8')
    }
    unmount()
    renderPage(listing({ data: given(7) }))
    expect(area()).toBeNull()
  })

  it('closes one for every combination and page app of the session, by an id that is text too', async () => {
    const { unmount } = renderPage(listing({ data: given(7), companyIndustries: [], zoneName: 'top' }))
    fireEvent.click(screen.getByRole('button', { name: messages.vi.banner.close }))
    unmount()
    const { fetch } = createServices({ topBanner: { data: [{ ...banner(7), id: '7' }, banner(12)] } })
    renderPage(listing({ fetch, companyIndustries: [3], zoneName: 'other' }))
    await waitFor(() => expect(shown()).toBe('12'))
  })

  it('clicks a banner, which is reported to the page and the site’s log', async () => {
    const { fetch, asked } = createServices({ trackBannerClick: {} })
    const onBannerClick = vi.fn()
    const navigate = vi.fn()
    render(
      <Shell config={config} language="vi" url="/java-kv" data={given(7)} fetch={fetch} navigate={navigate}>
        <TopBanner zoneName="top" trackClicks onBannerClick={onBannerClick} />
      </Shell>,
    )
    await waitFor(() => {
      fireEvent.click(link())
      expect(asked('trackBannerClick')).not.toEqual([])
    })
    const [told] = asked('trackBannerClick')
    expect([told?.init.method, JSON.parse(String(told?.init.body))]).toEqual(['POST', { bannerId: 7, zoneName: 'top' }])
    expect(onBannerClick).toHaveBeenLastCalledWith({ banner: given(7).topBanner?.banners[0], zoneName: 'top' })
    expect(navigate).toHaveBeenLastCalledWith('/su-kien/7')
  })

  it('is not reported to the log if the page does not want it', async () => {
    const { fetch, asked } = createServices()
    const onBannerClick = vi.fn()
    render(
      <Shell
        config={config}
        language="vi"
        url="/java-kv"
        data={{ ...given(7), sidebarBanner: undefined }}
        fetch={fetch}
        navigate={() => undefined}
      >
        <TopBanner zoneName="top" onBannerClick={onBannerClick} />
      </Shell>,
    )
    await waitFor(() => expect(asked('sidebarBanner')).toHaveLength(1))
    fireEvent.click(link())
    await act(async () => undefined)
    expect(onBannerClick).toHaveBeenCalledOnce()
    expect(asked('trackBannerClick')).toEqual([])
  })

  it('never sees a broken image', () => {
    renderPage(listing({ data: given(7) }))
    fireEvent.error(area()?.querySelector('img') as HTMLImageElement)
    expect(area()).toBeNull()
    expect(screen.queryByRole('link', { name: messages.vi.banner.open })).toBeNull()
  })
})

it('takes attributes, and gives its root', () => {
  const ref = { current: null as HTMLElement | null }
  render(
    <Shell config={config} language="vi" url="/java-kv" data={given(7)}>
      <TopBanner zoneName="top" ref={ref} className="mine" data-test="7" />
    </Shell>,
  )
  expect(ref.current).toBe(area())
  expect(ref.current?.dataset).toMatchObject({ shell: 'top-banner', test: '7' })
  expect(ref.current?.classList.contains('mine')).toBe(true)
})
