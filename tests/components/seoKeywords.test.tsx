import { dispatchShellEvent } from '@jobsite/shell'
import { messages, type ShellData } from '@jobsite/shell/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createLateResponse, createServices, keepLines, withoutData } from './services.ts'
import { NO_DATA, pagesOf, SmallPage } from './shell.tsx'

const { renderPage, serverPage } = pagesOf(SmallPage)

const KEYWORDS: ShellData = {
  ...NO_DATA,
  seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Việc làm Java', link: '/java-kv' }] },
}
const answer = (...names: string[]) => ({
  data: { relationships: { data: names.map((name, id) => ({ id, attributes: { name, link: `/${id}-kv` } })) } },
})
const block = () => screen.queryByRole('navigation', { name: messages.vi.seo.label })
const headings = () =>
  within(block() as HTMLElement)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const popular = () =>
  within(screen.getByRole('list', { name: messages.vi.seo.popular }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the keyword block', () => {
  it('has the service’s keywords as links', async () => {
    const { fetch, requested } = createServices({ keywordSeo: answer('Việc làm Java', 'Việc làm PHP') })
    renderPage({ fetch, data: withoutData('seoKeywords') })
    await waitFor(() => expect(block()).not.toBeNull())
    expect(popular()).toEqual(['Việc làm Java', 'Việc làm PHP'])
    expect(screen.getByRole('link', { name: 'Việc làm PHP' }).getAttribute('href')).toBe('/1-kv')
    expect(requested('keywordSeo')).toHaveLength(1)
    const headers = new Headers(requested('keywordSeo')[0]?.init.headers)
    expect([headers.get('content-type'), headers.get('accept-language')]).toEqual(['application/json', 'vi'])
  })

  it('stays as a request for another language ends, and is not requested again', async () => {
    const late = createLateResponse()
    const { fetch, requested, answer: reply } = createServices({ keywordSeo: answer('Việc làm Java') })
    const { change, unmount } = renderPage({ fetch, data: withoutData('seoKeywords') })
    await waitFor(() => expect(block()).not.toBeNull())
    reply({ keywordSeo: late.answer })
    change({ language: 'en', url: '/jobs' })
    await waitFor(() => expect(late.count()).toBe(1))
    change({ language: 'vi', url: '/viec-lam' })
    await waitFor(() => expect(requested('keywordSeo')[1]?.init.signal?.aborted).toBe(true))
    expect(popular()).toEqual(['Việc làm Java'])
    expect(requested('keywordSeo')).toHaveLength(2)
    change({ language: 'en', url: '/jobs' })
    await waitFor(() => expect(requested('keywordSeo')).toHaveLength(3))
    unmount()
    await waitFor(() => expect(requested('keywordSeo')[2]?.init.signal?.aborted).toBe(true))
  })

  it('is in the server’s HTML, and not requested again', async () => {
    const { fetch, requested } = createServices()
    const props = { fetch, data: { ...KEYWORDS, theme: undefined } }
    expect(serverPage(props).html).toContain('href="/java-kv"')
    renderPage(props)
    expect(popular()).toEqual(['Việc làm Java'])
    await waitFor(() => expect(requested('themes')).toHaveLength(1))
    expect(requested('keywordSeo')).toEqual([])
  })

  it('is requested in another language when the page changes to it', async () => {
    const { fetch, requested } = createServices({ keywordSeo: answer('Java jobs') })
    const { change } = renderPage({ fetch, data: KEYWORDS })
    change({ language: 'en', url: '/jobs' })
    expect(await screen.findByRole('link', { name: 'Java jobs' })).toBeDefined()
    expect(requested('keywordSeo').map(({ init }) => new Headers(init.headers).get('accept-language'))).toEqual(['en'])
  })

  it('never shows the keywords of a language that was left', async () => {
    const late = createLateResponse()
    const { fetch } = createServices({ keywordSeo: late.answer })
    const { change } = renderPage({ fetch, data: withoutData('seoKeywords') })
    await waitFor(() => expect(late.count()).toBe(1))
    change({ language: 'en', url: '/jobs' })
    await waitFor(() => expect(late.count()).toBe(2))
    await act(async () => late.reply(answer('Việc làm Java')))
    expect(screen.queryByRole('link', { name: 'Việc làm Java' })).toBeNull()
    await act(async () => late.reply(answer('Java jobs')))
    expect(await screen.findByRole('link', { name: 'Java jobs' })).toBeDefined()
  })

  it.each([
    ['there are none', () => Response.json(answer())],
    ['the service fails', () => new Response('', { status: 500 })],
  ])('is hidden if %s, which is logged at debug level only', async (_, keywordSeo) => {
    const { fetch, requested } = createServices({ keywordSeo })
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: undefined, data: withoutData('seoKeywords') })
    await waitFor(() => expect(requested('keywordSeo')).toHaveLength(1))
    await act(async () => undefined)
    expect(block()).toBeNull()
    for (const line of lines) expect(line).toMatch(/^debug: /)
  })

  it.each([
    ['/', true],
    ['/en', true],
    ['/?utm_source=a', true],
    ['/en/#top', true],
    ['https://www.jobsite.example', true],
    ['/viec-lam', false],
    ['/english', false],
  ])('at %s is in a container: %s', (url, isHome) => {
    renderPage({ url, data: KEYWORDS })
    expect(block()?.dataset.home).toBe(isHome ? 'true' : undefined)
  })
})

describe('the headings', () => {
  const { seo } = messages.vi

  it('follow the selection of the page, then a search', () => {
    const { change } = renderPage({ data: KEYWORDS })
    expect(headings()).toEqual([seo.categories, seo.locations, seo.popular])
    change({ locationId: [24] })
    expect(headings()).toEqual(['Việc làm tại Hà Nội', seo.popular])
    act(() => void dispatchShellEvent('SEARCH', { params: { query: 'java', categoryId: [1] } }))
    expect(headings()).toEqual(['Việc làm Kế toán tại', seo.popular])
    act(() => void dispatchShellEvent('SEARCH', { params: { locationId: [-1] } }))
    expect(headings()).toEqual([seo.categories, seo.locations, seo.popular])
  })

  it('name their lists', () => {
    renderPage({ data: KEYWORDS, locationId: [24] })
    const list = screen.getByRole('list', { name: 'Việc làm tại Hà Nội' })
    expect(within(list).getByRole('link', { name: 'Kế toán' }).getAttribute('href')).toBe(
      '/viec-lam-ke-toan-tai-ha-noi-i1v24-vn',
    )
  })
})
