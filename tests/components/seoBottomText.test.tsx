import { dispatchShellEvent, onShellEvent } from '@jobsite/shell'
import { type BottomText, messages, type ShellData } from '@jobsite/shell/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLateAnswer, createServices, keepLines, withoutData } from './services.ts'
import { NO_DATA, pagesOf, SmallPage } from './shell.tsx'

const { page, renderPage, serverPage } = pagesOf(SmallPage)

const answer = (content: string, image: string | null = null, id = 3) => ({
  data: [{ id, attributes: { content, image } }],
})
const html = (text: string) => text as BottomText['content']
const given = (url: string, text: string, image: string | null = null): ShellData => ({
  ...NO_DATA,
  bottomText: { pageUrl: `http://localhost:3000${url}`, text: { id: 1, content: html(text), image } },
})
const block = () => screen.queryByRole('region', { name: messages.vi.seo.about })
const text = () => block()?.querySelector('.shell-text')?.textContent
const WANTED = withoutData('bottomText')
/** Answers each address with its own name. */
const byAddress = (url: URL) => Response.json(answer(`<p>${url.searchParams.get('page_url')}</p>`))

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  for (const canonical of document.querySelectorAll('link[rel="canonical"]')) canonical.remove()
})

describe('the bottom text', () => {
  it('is the service’s, sanitized, with its image', async () => {
    const { fetch, asked } = createServices({
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
    expect(asked('bottomText').map(({ url }) => url.searchParams.get('page_url'))).toEqual([
      'http://localhost:3000/java-kv?page=2',
    ])
  })

  it('is requested by the page’s canonical URL, unless that is another page’s', async () => {
    const { fetch, asked } = createServices({ bottomText: byAddress })
    const canonical = document.head.appendChild(document.createElement('link'))
    canonical.rel = 'canonical'
    canonical.href = 'https://www.jobsite.example/Java-kv'
    const { rerender } = renderPage({ fetch, url: '/Java-kv?utm_source=a', data: WANTED })
    await waitFor(() => expect(text()).toBe('https://www.jobsite.example/java-kv'))
    rerender(page({ fetch, url: '/php-kv', data: WANTED }))
    await waitFor(() => expect(text()).toBe('http://localhost:3000/php-kv'))
    expect(asked('bottomText')).toHaveLength(2)
  })

  it('is requested by the canonical URL of each page of an app, as far as it is that page’s', async () => {
    const { fetch } = createServices({ bottomText: byAddress })
    const canonical = document.head.appendChild(document.createElement('link'))
    canonical.rel = 'canonical'
    const steps: readonly (readonly [url: string, canonical: string, wanted: string])[] = [
      ['/ke-toan-i1-vn/?utm_source=fb', '/accounting-jobs-i1-en', '/accounting-jobs-i1-en'],
      ['/php-kv?page=2&msclkid=1', '/accounting-jobs-i1-en', '/php-kv?page=2'],
      ['/qa-kv?utm_id=7', '/tester-kv', '/tester-kv'],
      ['/tester-kv?page=3', '/tester-kv', '/tester-kv'],
      ['/go-kv#top', '/tester-kv', '/go-kv'],
    ]
    const view = (url: string) => page({ fetch, url, data: given('/first', 'Đầu') })
    canonical.href = 'http://localhost:3000/first'
    const { rerender } = renderPage({ fetch, url: '/first', data: given('/first', 'Đầu') })
    expect(text()).toBe('Đầu')
    for (const [url, href, wanted] of steps) {
      canonical.href = `http://localhost:3000${href}`
      rerender(view(url))
      await waitFor(() => expect(text()).toBe(`http://localhost:3000${wanted}`))
    }
  })

  it('is requested by the canonical URL of the first page, whatever its path and host', async () => {
    const { fetch } = createServices({ bottomText: byAddress })
    const canonical = document.head.appendChild(document.createElement('link'))
    canonical.rel = 'canonical'
    canonical.href = 'https://www.jobsite.example/Accounting-jobs-i1-en'
    renderPage({ fetch, url: '/ke-toan-i1-vn/?utm_source=fb', data: WANTED })
    await waitFor(() => expect(text()).toBe('https://www.jobsite.example/accounting-jobs-i1-en'))
  })

  it.each([
    ['there is none', () => Response.json({ data: [] })],
    ['it is empty', () => Response.json(answer(' ', '/text.png'))],
    ['nothing of it is safe', () => Response.json(answer('<script>x()</script>'))],
    ['the service fails', () => new Response('', { status: 404 })],
    ['the answer is no such thing', () => Response.json({ data: 7 })],
  ])('renders nothing if %s', async (_, bottomText) => {
    const { fetch, asked } = createServices({ bottomText })
    const { logger } = keepLines()
    renderPage({ fetch, logger, data: WANTED })
    await waitFor(() => expect(asked('bottomText')).toHaveLength(1))
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
  it('is in the server’s HTML, and not requested again', async () => {
    const { fetch, asked } = createServices()
    const props = { fetch, url: '/java-kv', data: { ...given('/java-kv', '<p>Chào</p>'), theme: undefined } }
    expect(serverPage(props).html).toContain('<p>Chào</p>')
    renderPage(props)
    expect(text()).toBe('Chào')
    await waitFor(() => expect(asked('themes')).toHaveLength(1))
    expect(asked('bottomText')).toEqual([])
  })

  it('by the page itself is not requested either', async () => {
    const { fetch, asked } = createServices()
    const own = { id: 1, content: html('<p>Chào</p>'), image: null }
    renderPage({ fetch, data: withoutData('bottomText', 'theme'), bottomSEOContent: own })
    await waitFor(() => expect(asked('themes')).toHaveLength(1))
    expect(text()).toBe('Chào')
    expect(asked('bottomText')).toEqual([])
  })

  it('with the data of each page of an app is shown, and never requested', async () => {
    const { fetch, asked } = createServices({ bottomText: byAddress })
    const { rerender } = renderPage({ fetch, url: '/a-kv', data: given('/a-kv', 'A') })
    rerender(page({ fetch, url: '/b-kv', data: given('/b-kv', 'B') }))
    expect(text()).toBe('B')
    await act(async () => undefined)
    rerender(page({ fetch, url: '/a-kv', data: given('/a-kv', 'A') }))
    expect(text()).toBe('A')
    await act(async () => undefined)
    expect(asked('bottomText')).toEqual([])
  })

  it('returns with its page', async () => {
    const { fetch } = createServices({ bottomText: byAddress })
    const data = given('/a-kv', 'A')
    const { rerender } = renderPage({ fetch, url: '/a-kv', data })
    rerender(page({ fetch, url: '/b-kv', data }))
    await waitFor(() => expect(text()).toBe('http://localhost:3000/b-kv'))
    rerender(page({ fetch, url: '/a-kv', data }))
    await waitFor(() => expect(text()).toBe('A'))
  })

  it('of the page is replaced by that of the next page, and back', async () => {
    const { fetch } = createServices({ bottomText: byAddress })
    const props = { fetch, data: WANTED, bottomSEOContent: { id: 1, content: html('A'), image: null } }
    const { rerender } = renderPage({ ...props, url: '/a-kv' })
    rerender(page({ ...props, url: '/b-kv' }))
    await waitFor(() => expect(text()).toBe('http://localhost:3000/b-kv'))
    rerender(page({ ...props, url: '/a-kv' }))
    await waitFor(() => expect(text()).toBe('http://localhost:3000/a-kv'))
  })
})

describe('a text is requested again', () => {
  it('after a search has changed the URL', async () => {
    const { fetch, asked } = createServices({ bottomText: byAddress })
    const stop = onShellEvent('SEARCH', (event) => {
      event.preventDefault()
      window.history.pushState(null, '', '/php-kv')
    })
    window.history.replaceState(null, '', '/java-kv')
    renderPage({ fetch, url: undefined, data: WANTED })
    await waitFor(() => expect(text()).toMatch(/\/java-kv$/))
    act(() => void dispatchShellEvent('SEARCH', { params: { query: 'php' } }))
    await waitFor(() => expect(text()).toMatch(/\/php-kv$/))
    stop()
    expect(asked('bottomText')).toHaveLength(2)
  })

  it('and not after a search that has not, nor for another place of the same page', async () => {
    const { fetch, asked } = createServices({ bottomText: byAddress })
    const { rerender } = renderPage({ fetch, url: '/java-kv', data: WANTED })
    await waitFor(() => expect(text()).toMatch(/\/java-kv$/))
    act(() => void dispatchShellEvent('SEARCH', { params: { query: 'php' } }))
    rerender(page({ fetch, url: '/java-kv#top', data: WANTED }))
    rerender(page({ fetch, url: '/JAVA-kv', data: WANTED }))
    await act(async () => undefined)
    expect(asked('bottomText')).toHaveLength(1)
  })

  it('and a late response never replaces a newer one', async () => {
    const late = createLateAnswer()
    const { fetch } = createServices({ bottomText: late.answer })
    const { rerender } = renderPage({ fetch, url: '/a-kv', data: WANTED })
    await waitFor(() => expect(late.count()).toBe(1))
    const replyToFirst = late.take()
    rerender(page({ fetch, url: '/b-kv', data: WANTED }))
    await waitFor(() => expect(late.count()).toBe(1))
    await act(async () => late.reply(answer('B')))
    await waitFor(() => expect(text()).toBe('B'))
    await act(async () => replyToFirst(answer('A')))
    expect(text()).toBe('B')
  })

  it('and is removed if the next page has none', async () => {
    const { fetch } = createServices({
      bottomText: (url) => (url.search.includes('b-kv') ? Response.json({ data: [] }) : byAddress(url)),
    })
    const { rerender } = renderPage({ fetch, url: '/a-kv', data: WANTED })
    await waitFor(() => expect(text()).toMatch(/\/a-kv$/))
    rerender(page({ fetch, url: '/b-kv', data: WANTED }))
    await waitFor(() => expect(block()).toBeNull())
  })
})
