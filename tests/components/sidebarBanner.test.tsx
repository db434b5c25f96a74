import { type SidebarBanner as Banner, messages } from '@jobsite/shell/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createServices, keepLines, withoutData } from './services.ts'
import { NO_DATA, pagesOf, SmallPage } from './shell.tsx'

const { renderPage, serverPage } = pagesOf(SmallPage)

const BANNER: Banner = { image: '/side.png', url: '/su-kien' }
const answer = (status: number) => ({ data: [{ attributes: { path: '/side.png', link: '/su-kien', status } }] })
// The windows of these tests are too narrow for it: it is there, and hidden.
const area = () => document.querySelector<HTMLElement>(`aside[aria-label="${messages.vi.banner.sidebar}"]`)

describe('a sidebar banner', () => {
  it.each([1, 0])('is shown only with the status 1: %i', async (status) => {
    const { fetch, requested } = createServices({ sidebarBanner: answer(status) })
    renderPage({ fetch, data: withoutData('sidebarBanner') })
    await waitFor(() => expect(requested('sidebarBanner')).toHaveLength(1))
    if (status === 1) {
      const link = await screen.findByRole('link', { name: messages.vi.banner.open, hidden: true })
      expect(link.getAttribute('href')).toBe('/su-kien')
      expect(link.querySelector('img')?.getAttribute('src')).toBe('/side.png')
    } else {
      await act(async () => undefined)
      expect(area()).toBeNull()
    }
  })

  it('is requested once, whatever the pages of an app', async () => {
    const { fetch, requested } = createServices({ sidebarBanner: answer(1) })
    const { change } = renderPage({ fetch, data: withoutData('sidebarBanner') })
    await waitFor(() => expect(area()).not.toBeNull())
    change({ url: '/muc-luong' })
    await act(async () => undefined)
    expect(requested('sidebarBanner')).toHaveLength(1)
    expect(area()).not.toBeNull()
  })

  it('of a server is in its HTML, and not requested again', async () => {
    const { fetch, requested } = createServices()
    const props = { fetch, data: { ...withoutData('theme'), sidebarBanner: BANNER } }
    expect(serverPage(props).html).toContain('src="/side.png"')
    renderPage(props)
    expect(area()).not.toBeNull()
    await waitFor(() => expect(requested('themes')).toHaveLength(1))
    expect(requested('sidebarBanner')).toEqual([])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])('leads nowhere by %j', (url) => {
    renderPage({ data: { ...withoutData('theme'), sidebarBanner: { ...BANNER, url } } })
    expect(area()?.querySelector('img')?.getAttribute('src')).toBe('/side.png')
    expect(within(area() as HTMLElement).queryByRole('link', { hidden: true })).toBeNull()
  })

  it('is none after a failure, which is logged in one line', async () => {
    const { fetch } = createServices({ sidebarBanner: () => new Response('', { status: 500 }) })
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: undefined, data: withoutData('sidebarBanner') })
    await waitFor(() =>
      expect(lines).toEqual([
        'warn: [@jobsite/shell] /banners/v1.0/sidebar-banner: status code 500; continuing without it. (code: no-answer)',
      ]),
    )
    expect(area()).toBeNull()
  })

  it('reports a click to the page, and is closed by its button', () => {
    const onBannerClick = vi.fn()
    const parts = { sidebarBanner: { onBannerClick } }
    renderPage({ data: { ...NO_DATA, sidebarBanner: BANNER }, navigate: () => undefined, parts })
    fireEvent.click(area()?.querySelector('a') as HTMLElement)
    expect(onBannerClick).toHaveBeenCalledExactlyOnceWith({ banner: BANNER })
    fireEvent.click(screen.getByRole('button', { name: messages.vi.banner.close, hidden: true }))
    expect(area()).toBeNull()
  })

  it.each([
    [168, 1],
    [0, 0],
  ])('%i pixels wide has %i impressions, whose image came from the cache', async (width, impressions) => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe: () => void
        constructor(measure: () => void) {
          this.observe = () => queueMicrotask(measure)
        }
        disconnect() {}
      },
    )
    const onTrack = vi.fn()
    renderPage({ data: { ...NO_DATA, sidebarBanner: BANNER }, onTrack })
    fireEvent.load(area()?.querySelector('img') as HTMLElement)
    await act(async () => undefined)
    expect(onTrack.mock.calls.filter(([{ type }]) => type === 'bannerShown')).toHaveLength(impressions)
  })

  it('never shows a broken image', () => {
    renderPage({ data: { ...NO_DATA, sidebarBanner: BANNER } })
    fireEvent.error(area()?.querySelector('img') as HTMLImageElement)
    expect(area()).toBeNull()
  })
})
