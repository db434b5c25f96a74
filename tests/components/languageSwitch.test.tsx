import { cookieNames, type Language, localizeUrl, messages, pagePath } from '@jobsite/shell/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.ts'
import { HeaderPage, pagesOf } from './shell.tsx'

const { page, renderPage, serverDocument, serverPage } = pagesOf(HeaderPage)

const OTHER = { vi: { to: 'en', name: 'English' }, en: { to: 'vi', name: 'Tiếng Việt' } } as const
const theSwitch = (language: Language) => screen.getByRole('link', { name: OTHER[language].name })

describe.each<Language>(['vi', 'en'])('language switch on %s pages', (language) => {
  it('shows the current language as text, and leads to the counterpart of the page', () => {
    const url = localizeUrl('/viec-lam-it-phan-mem-i35-vn?a=1#top', language)
    const { to } = OTHER[language]
    renderPage({ language, url })
    const nav = screen.getByRole('navigation', { name: messages[language].languageSwitch })
    const [link, ...others] = within(nav).getAllByRole('link')
    expect(others).toEqual([])
    expect(link).toBe(theSwitch(language))
    const attributes = ['href', 'hreflang', 'lang', 'rel'].map((name) => link?.getAttribute(name))
    expect(attributes).toEqual([localizeUrl(url, to), to, to, 'alternate'])
    expect(nav.querySelector('[aria-current="true"]')?.getAttribute('lang')).toBe(language)
  })

  it('stores the choice when it is followed, in this tab or another', () => {
    renderPage({ language, url: pagePath('salary', language) })
    const link = theSwitch(language)
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }))
    expect(document.cookie).not.toContain(`${cookieNames.language}=`)
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    expect(document.cookie).toContain(`${cookieNames.language}=${language === 'vi' ? 1 : 2}`)
    document.cookie = 'lang=; max-age=0; path=/'
    fireEvent.click(link)
    expect(document.cookie).toContain(`${cookieNames.language}=${language === 'vi' ? 1 : 2}`)
  })
})

it('localizes landing links by the taxonomy of the page, in the server’s HTML too', () => {
  const taxonomy = {
    categories: [{ id: 900, name: 'Trồng trọt', nameEn: 'Farming' }],
    locations: [{ id: 901, name: 'Miền Tây', nameEn: 'Mekong' }],
  }
  const props = { url: '/viec-lam-trong-trot-tai-mien-tay-i900v901-vn', taxonomy }
  renderPage(props)
  for (const root of [document, serverDocument(props)]) {
    const link = root.querySelector('[data-shell="language-switch"] a')
    expect(link?.getAttribute('href')).toBe('/farming-jobs-in-mekong-i900v901-en')
  }
})

/** Hydrates a page without a fault; then its switch leads to `href`. */
function hydratesTo(href: string, html: string, url: string): void {
  const { faults, end } = hydrate(html, page({ url }))
  expect(faults).toEqual([])
  expect(theSwitch('vi').getAttribute('href')).toBe(href)
  end()
}

it('leaves no observer behind as its page ends', () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect')
  const { unmount } = renderPage({ language: 'vi', url: '/viec-lam' })
  expect(observe.mock.calls.map(([node]) => node)).toContain(document.head)
  unmount()
  const left = new Set(observe.mock.contexts)
  for (const ended of disconnect.mock.contexts) left.delete(ended)
  expect(left.size).toBe(0)
})

describe('the alternate links of the page’s head', () => {
  const ORIGIN = 'https://www.jobsite.example'
  const name = (links: Readonly<Record<string, string>>) => {
    for (const link of document.querySelectorAll('link')) link.remove()
    document.head.append(
      ...Object.entries(links).map(([hreflang, href]) =>
        Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }),
      ),
    )
  }
  const leadsTo = (href: string) => waitFor(() => expect(theSwitch('vi').getAttribute('href')).toBe(href))

  it.each<[name: string, links: Readonly<Record<string, string>>, wanted: string, url?: string]>([
    ['on its own host, as a path', { vi: '/cam-nang/a', en: '/guide/a?b=1' }, '/guide/a?b=1'],
    ['without one visitor’s campaign', { vi: '/cam-nang/a?gclid=1', en: '/guide/a?gclid=1&b=1#x' }, '/guide/a?b=1'],
    [
      'on another host without it',
      { vi: `${ORIGIN}/cam-nang/a`, en: 'https://en.jobsite.example/a?utm_source=zalo#x' },
      'https://en.jobsite.example/a',
    ],
    ['with a region', { 'vi-VN': `${ORIGIN}/cam-nang/a`, 'en-GB': `${ORIGIN}/guide/a` }, '/guide/a'],
    [
      'on another host, in full',
      { vi: `${ORIGIN}/cam-nang/a`, en: 'https://en.jobsite.example/a' },
      'https://en.jobsite.example/a',
    ],
    ['of another page: not followed', { vi: '/cam-nang/b', en: '/guide/b' }, '/cam-nang/a?lang=en'],
    ['without the page’s own: not followed', { en: '/guide/a' }, '/cam-nang/a?lang=en'],
    ['with one URL for both: not followed', { vi: '/cam-nang/a', en: '/cam-nang/a' }, '/cam-nang/a?lang=en'],
    ['with one URL for both, though the page has two', { vi: '/viec-lam', en: '/viec-lam' }, '/jobs', '/viec-lam'],
    [
      'whose path names a host, on this one',
      { vi: '/cam-nang/a', en: `${window.location.origin}//evil.example/a` },
      '/evil.example/a',
    ],
    ['that are no http(s) URL', { vi: '/cam-nang/a', en: 'javascript:alert(1)' }, '/cam-nang/a?lang=en'],
    [
      'do not count on career center pages',
      { vi: '/quan-ly-nghe-nghiep/tong-quan', en: '/elsewhere' },
      '/my-career-center/dashboard',
      '/quan-ly-nghe-nghiep/tong-quan',
    ],
    [
      'keep the query if they match the route table',
      { vi: `${ORIGIN}/viec-lam`, en: `${ORIGIN}/jobs` },
      '/jobs?a=1#top',
      '/viec-lam?a=1#top',
    ],
  ])('%s', (_, links, wanted, url = '/cam-nang/a') => {
    name(links)
    renderPage({ url })
    expect(theSwitch('vi').getAttribute('href')).toBe(wanted)
  })

  it('are followed as the head changes, and after a navigation', async () => {
    const { rerender } = renderPage({ url: '/cam-nang/a' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/cam-nang/a?lang=en')
    name({ vi: '/cam-nang/a', en: '/guide/a' })
    await leadsTo('/guide/a')
    document.querySelector('link[hreflang="en"]')?.setAttribute('href', '/guide/z')
    await leadsTo('/guide/z')
    const english = document.querySelector('link[hreflang="en"]')
    for (const [attribute, usual, other] of [
      ['hreflang', 'en', 'fr'],
      ['rel', 'alternate', 'prefetch'],
    ] as const) {
      english?.setAttribute(attribute, other)
      await leadsTo('/cam-nang/a?lang=en')
      english?.setAttribute(attribute, usual)
      await leadsTo('/guide/z')
    }
    rerender(page({ url: '/cam-nang/b' }))
    await leadsTo('/cam-nang/b?lang=en')
    name({ vi: '/cam-nang/b', en: '/guide/b' })
    await leadsTo('/guide/b')
  })

  it('are overridden by the provider’s prop', () => {
    name({ vi: '/cam-nang/a', en: '/guide/a' })
    renderPage({ url: '/cam-nang/a', alternateUrl: '/told' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/told')
  })

  it('change nothing between server and first render', () => {
    const { html } = serverPage({ url: '/cam-nang/a' })
    name({ vi: '/cam-nang/a', en: '/guide/a' })
    hydratesTo('/guide/a', html, '/cam-nang/a')
  })
})

describe('the fragment, which no server sees', () => {
  const show = (href: string) => history.replaceState(null, '', href)

  it.each([
    ['is kept', '/viec-lam?a=1', '/viec-lam?a=1#top', '/jobs?a=1#top'],
    ['is kept, however the URL is written', '/kế-toán-kv', '/kế-toán-kv#top', '/kế-toán-kw#top'],
    ['is kept on a page with one URL', '/career-newbies', '/career-newbies#top', '/career-newbies?lang=en#top'],
    ['is not put behind one that the page gave', '/viec-lam#list', '/viec-lam#top', '/jobs#list'],
    ['is not put behind another URL', '/viec-lam?a=1', '/viec-lam?a=2#top', '/jobs?a=1'],
  ])('%s', (_, url, onView, wanted) => {
    show(onView)
    renderPage({ url })
    expect(theSwitch('vi').getAttribute('href')).toBe(wanted)
  })

  it('is followed as it changes', async () => {
    renderPage({ url: '/' })
    window.location.hash = '#recruitment'
    await waitFor(() => expect(theSwitch('vi').getAttribute('href')).toBe('/en#recruitment'))
  })

  it('changes nothing between server and first render', () => {
    show('/viec-lam#top')
    const { html } = serverPage({ url: '/viec-lam' })
    expect(html).toContain('href="/jobs"')
    hydratesTo('/jobs#top', html, '/viec-lam')
  })
})

describe('the event LANGUAGE', () => {
  it('says what is chosen, and keeps a page that handles it', () => {
    const seen: unknown[] = []
    const handle = (event: Event) => {
      seen.push((event as CustomEvent).detail)
      event.preventDefault()
    }
    window.addEventListener('LANGUAGE', handle)
    renderPage({ language: 'vi', url: '/viec-lam' })
    const isFollowed = fireEvent.click(theSwitch('vi'))
    window.removeEventListener('LANGUAGE', handle)
    expect(seen).toEqual([{ from: 'vi', to: 'en', url: '/jobs' }])
    expect(isFollowed).toBe(false)
    expect(document.cookie).toContain(`${cookieNames.language}=1`)
  })

  it('changes nothing for a page that does not handle it, and is not sent for a new tab', () => {
    let count = 0
    const listen = () => {
      count += 1
    }
    window.addEventListener('LANGUAGE', listen)
    renderPage({ language: 'vi', url: '/viec-lam' })
    const link = theSwitch('vi')
    let isFollowed: boolean | undefined
    link.ownerDocument.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(link)
    expect([count, isFollowed]).toEqual([1, true])
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { ctrlKey: true })
    expect(count).toBe(1)
    window.removeEventListener('LANGUAGE', listen)
  })
})
