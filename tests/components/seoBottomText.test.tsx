import { dispatchShellEvent, type ShellProps } from '@jobsite/shell'
import { type BottomText, messages, type ShellData } from '@jobsite/shell/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createLateResponse, createServices, keepLines, withoutData } from './services.ts'
import { NO_DATA, pagesOf, SmallPage } from './shell.tsx'

const { renderPage, serverPage } = pagesOf(SmallPage)

const ORIGIN = 'http://localhost:3000'
const answer = (content: string, image: string | null = null, id = 3) => ({
  data: [{ id, attributes: { content, image } }],
})
const textOf = (html: string, image: string | null = null): BottomText => ({
  id: 1,
  content: html as BottomText['content'],
  image,
})
const given = (url: string, html: string, image?: string): ShellData => ({
  ...NO_DATA,
  bottomText: { pageUrl: ORIGIN + url, text: textOf(html, image) },
})
const block = () => screen.queryByRole('region', { name: messages.vi.seo.about })
const text = () => block()?.querySelector('.shell-text')?.textContent
const showsTextOf = (url: string) => waitFor(() => expect(text()).toBe(ORIGIN + url))
const WANTED = withoutData('bottomText')

/** Opens a page whose service returns each URL's own name as the text. */
function open(props: ShellProps) {
  const services = createServices({
    bottomText: (url) => Response.json(answer(`<p>${url.searchParams.get('page_url')}</p>`)),
  })
  return { ...services, ...renderPage({ fetch: services.fetch, data: WANTED, ...props }) }
}

/** Adds a canonical link to the page, and returns it. */
function addCanonical(href: string): HTMLLinkElement {
  return document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical', href }))
}

describe('the bottom text', () => {
  it('is the service’s, sanitized, with its image', async () => {
    const { fetch, requested } = createServices({
      bottomText: answer(
        '<h1 onclick="x()">Việc làm Java</h1><script>x()</script><a href="/java-kv">Java</a>',
        '/text.png',
      ),
    })
    renderPage({ fetch, url: '/Java-KV?Page=2#Top', data: WANTED })
    await waitFor(() => expect(block()).not.toBeNull())
    expect(within(block() as HTMLElement).getByRole('heading', { level: 2 }).textContent).toBe('Việc làm Java')
    expect(screen.getByRole('link', { name: 'Java' }).getAttribute('href')).toBe('/java-kv')
    expect(block()?.innerHTML).not.toMatch(/onclick|<script/)
    const image = block()?.querySelector('img')
    expect([image?.getAttribute('src'), image?.getAttribute('loading')]).toEqual(['/text.png', 'lazy'])
    expect(requested('bottomText').map(({ url }) => url.searchParams.get('page_url'))).toEqual([
      `${ORIGIN}/java-kv?page=2`,
    ])
  })

  it.each([
    ['https://www.jobsite.example/Accounting-jobs-i1-en', 'https://www.jobsite.example/accounting-jobs-i1-en'],
    ['http://[', `${ORIGIN}/ke-toan-kv`],
    ['mailto:jobs@jobsite.example', `${ORIGIN}/ke-toan-kv`],
  ])('is requested by the canonical URL of the first page, whatever its path and host: %s', async (href, wanted) => {
    addCanonical(href)
    open({ url: '/Ke-Toan-kv?utm_source=fb' })
    await waitFor(() => expect(text()).toBe(wanted))
  })

  it('is requested by the canonical URL of each page of an app, as far as it is that page’s', async () => {
    const canonical = addCanonical(`${ORIGIN}/first`)
    const { change } = open({ url: '/first', data: given('/first', 'Đầu') })
    expect(text()).toBe('Đầu')
    for (const [url, href, wanted] of [
      ['/ke-toan-i1-vn/?utm_source=fb', '/accounting-jobs-i1-en', '/accounting-jobs-i1-en'],
      ['/php-kv?page=2&msclkid=1', '/accounting-jobs-i1-en', '/php-kv?page=2'],
      ['/qa-kv?utm_id=7', '/tester-kv', '/tester-kv'],
      ['/tester-kv?page=3', '/tester-kv', '/tester-kv'],
      ['/go-kv#top', '/tester-kv', '/go-kv'],
    ] as const) {
      canonical.href = ORIGIN + href
      change({ url })
      await showsTextOf(wanted)
    }
  })

  it.each([
    ['nothing of it is safe', () => Response.json(answer('<script>x()</script>'))],
    ['the service fails', () => new Response('', { status: 404 })],
  ])('renders nothing if %s', async (_, bottomText) => {
    const { fetch, requested } = createServices({ bottomText })
    renderPage({ fetch, logger: keepLines().logger, data: WANTED })
    await waitFor(() => expect(requested('bottomText')).toHaveLength(1))
    await act(async () => undefined)
    expect(block()).toBeNull()
  })

  it('loses a broken image, and stays', () => {
    renderPage({ data: given('/viec-lam', 'Chào', '/broken.png') })
    fireEvent.error(block()?.querySelector('img') as HTMLImageElement)
    expect(block()?.querySelector('img')).toBeNull()
    expect(text()).toBe('Chào')
  })
})

describe('a text passed by the page or the server', () => {
  it.each<[string, ShellProps]>([
    ['by the server', { data: { ...given('/viec-lam', '<p>Chào</p>'), theme: undefined } }],
    ['by the page', { data: withoutData('bottomText', 'theme'), bottomSEOContent: textOf('<p>Chào</p>') }],
  ])('%s is in the server’s HTML, and not requested again', async (_, props) => {
    expect(serverPage(props).html).toContain('<p>Chào</p>')
    const { requested } = open(props)
    await waitFor(() => expect(requested('themes')).toHaveLength(1))
    expect(text()).toBe('Chào')
    expect(requested('bottomText')).toEqual([])
  })

  it('with the data of each page of an app is shown, and never requested', async () => {
    const { change, requested } = open({ url: '/a-kv', data: given('/a-kv', 'A') })
    for (const name of ['b', 'a']) {
      change({ url: `/${name}-kv`, data: given(`/${name}-kv`, name) })
      expect(text()).toBe(name)
      await act(async () => undefined)
    }
    expect(requested('bottomText')).toEqual([])
  })

  it('with the data of one page returns with that page', async () => {
    const { change } = open({ url: '/a-kv', data: given('/a-kv', 'A') })
    change({ url: '/b-kv' })
    await showsTextOf('/b-kv')
    change({ url: '/a-kv' })
    await waitFor(() => expect(text()).toBe('A'))
  })

  it('of the page is replaced by that of the next page, and back', async () => {
    const { change } = open({ url: '/a-kv', bottomSEOContent: textOf('A') })
    for (const url of ['/b-kv', '/a-kv']) {
      change({ url })
      await showsTextOf(url)
    }
  })
})

describe('a text is requested again', () => {
  it('but not after a search that leaves the URL, nor for another place of the same page', async () => {
    const { change, requested } = open({ url: '/java-kv' })
    await showsTextOf('/java-kv')
    act(() => void dispatchShellEvent('SEARCH', { params: { query: 'php' } }))
    for (const url of ['/java-kv#top', '/JAVA-kv']) change({ url })
    await act(async () => undefined)
    expect(requested('bottomText')).toHaveLength(1)
  })

  it('but not on the way back to a page that was left before a response', async () => {
    const { change, requested, answer } = open({ url: '/a-kv' })
    await showsTextOf('/a-kv')
    answer({ bottomText: () => new Promise(() => undefined) })
    change({ url: '/b-kv' })
    await waitFor(() => expect(requested('bottomText')).toHaveLength(2))
    change({ url: '/a-kv' })
    await waitFor(() => expect(requested('bottomText')[1]?.init.signal?.aborted).toBe(true))
    expect(text()).toBe(`${ORIGIN}/a-kv`)
    expect(requested('bottomText')).toHaveLength(2)
  })

  it('and a late response never replaces a newer one', async () => {
    const late = createLateResponse()
    const { fetch } = createServices({ bottomText: late.answer })
    const { change } = renderPage({ fetch, url: '/a-kv', data: WANTED })
    await waitFor(() => expect(late.count()).toBe(1))
    const replyToFirst = late.take()
    change({ url: '/b-kv' })
    await waitFor(() => expect(late.count()).toBe(1))
    await act(async () => late.reply(answer('B')))
    await waitFor(() => expect(text()).toBe('B'))
    await act(async () => replyToFirst(answer('A')))
    expect(text()).toBe('B')
  })

  it('and is removed if the next page has none', async () => {
    const { change, answer } = open({ url: '/a-kv' })
    await showsTextOf('/a-kv')
    answer({ bottomText: { data: [] } })
    change({ url: '/b-kv' })
    await waitFor(() => expect(block()).toBeNull())
  })
})
