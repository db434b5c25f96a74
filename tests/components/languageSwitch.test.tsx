import { LanguageSwitch, ShellProvider } from '@jobsite/shell'
import { cookieNames, type Language, localizeUrl, messages, pagePath } from '@jobsite/shell/core'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hydrate } from './hydrate.ts'
import { config, HeaderPage, pagesOf } from './shell.tsx'

const { page, renderPage, serverPage } = pagesOf(HeaderPage)

const OTHER = { vi: { to: 'en', name: 'English' }, en: { to: 'vi', name: 'Tiếng Việt' } } as const
const theSwitch = (language: Language) => screen.getByRole('link', { name: OTHER[language].name })

describe.each<Language>(['vi', 'en'])('language switch on %s pages', (language) => {
  it.each([
    ['home', pagePath('homepage', language)],
    ['dashboard', pagePath('dashboard', language)],
    ['search', localizeUrl('/viec-lam-it-phan-mem-i35-vn?a=1#top', language)],
  ])('leads to the counterpart of %s', (_, url) => {
    renderPage({ language, url })
    const link = theSwitch(language)
    expect(link.getAttribute('href')).toBe(localizeUrl(url, OTHER[language].to))
    expect(link.getAttribute('hreflang')).toBe(OTHER[language].to)
    expect(link.getAttribute('lang')).toBe(OTHER[language].to)
    expect(link.getAttribute('rel')).toBe('alternate')
  })

  it('shows the current language as text', () => {
    renderPage({ language, url: pagePath('salary', language) })
    const nav = screen.getByRole('navigation', { name: messages[language].languageSwitch })
    expect(within(nav).getAllByRole('link')).toHaveLength(1)
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

describe('a taxonomy of the page', () => {
  const taxonomy = {
    categories: [{ id: 900, name: 'Trồng trọt', nameEn: 'Farming' }],
    locations: [{ id: 901, name: 'Miền Tây', nameEn: 'Mekong' }],
  }
  const props = { url: '/viec-lam-trong-trot-tai-mien-tay-i900v901-vn', taxonomy }
  const counterpart = '/farming-jobs-in-mekong-i900v901-en'

  it('localizes its landing links in the browser', () => {
    renderPage(props)
    expect(theSwitch('vi').getAttribute('href')).toBe(counterpart)
  })

  it('localizes its landing links in server HTML', () => {
    const body = document.createElement('div')
    body.innerHTML = serverPage(props).html
    const [link] = body.querySelectorAll('[data-shell="language-switch"] a')
    expect(link?.getAttribute('href')).toBe(counterpart)
  })
})

describe('the page’s own alternate URL', () => {
  it('wins', () => {
    renderPage({ url: '/viec-lam', alternateUrl: '/english-version' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/english-version')
  })

  it('does not on career center pages', () => {
    renderPage({ url: '/quan-ly-nghe-nghiep/tong-quan', alternateUrl: '/english-version' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/my-career-center/dashboard')
  })
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

  it.each([
    ['on its own host, as a path', { vi: '/cam-nang/a', en: '/guide/a?b=1' }, '/guide/a?b=1'],
    ['with a region', { 'vi-VN': `${ORIGIN}/cam-nang/a`, 'en-GB': `${ORIGIN}/guide/a` }, '/guide/a'],
    [
      'on another host, in full',
      { vi: `${ORIGIN}/cam-nang/a`, en: 'https://en.jobsite.example/a' },
      'https://en.jobsite.example/a',
    ],
    ['of another page: not followed', { vi: '/cam-nang/b', en: '/guide/b' }, '/cam-nang/a?lang=en'],
    ['without the page’s own: not followed', { en: '/guide/a' }, '/cam-nang/a?lang=en'],
    ['with one address for both: not followed', { vi: '/cam-nang/a', en: '/cam-nang/a' }, '/cam-nang/a?lang=en'],
    ['that are no address of the web', { vi: '/cam-nang/a', en: 'javascript:alert(1)' }, '/cam-nang/a?lang=en'],
  ])('%s', (_, links, wanted) => {
    name(links)
    renderPage({ url: '/cam-nang/a' })
    expect(theSwitch('vi').getAttribute('href')).toBe(wanted)
  })

  it('are followed as the head changes, and after a navigation', async () => {
    const { rerender } = renderPage({ url: '/cam-nang/a' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/cam-nang/a?lang=en')
    name({ vi: '/cam-nang/a', en: '/guide/a' })
    await leadsTo('/guide/a')
    document.querySelector('link[hreflang="en"]')?.setAttribute('href', '/guide/z')
    await leadsTo('/guide/z')
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

  it('do not count on career center pages', () => {
    name({ vi: '/quan-ly-nghe-nghiep/tong-quan', en: '/elsewhere' })
    renderPage({ url: '/quan-ly-nghe-nghiep/tong-quan' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/my-career-center/dashboard')
  })

  it('keep the query if they match the route table', () => {
    name({ vi: `${ORIGIN}/viec-lam`, en: `${ORIGIN}/jobs` })
    renderPage({ url: '/viec-lam?a=1#top' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/jobs?a=1#top')
  })

  it('change nothing between server and first render', () => {
    const { html } = serverPage({ url: '/cam-nang/a' })
    name({ vi: '/cam-nang/a', en: '/guide/a' })
    const { faults, end } = hydrate(html, page({ url: '/cam-nang/a' }))
    expect(faults).toEqual([])
    expect(theSwitch('vi').getAttribute('href')).toBe('/guide/a')
    end()
  })
})

describe('the fragment, which no server sees', () => {
  const show = (address: string) => history.replaceState(null, '', address)

  it.each([
    ['is kept', '/viec-lam?a=1', '/viec-lam?a=1#top', '/jobs?a=1#top'],
    ['is kept, however the address is written', '/kế-toán-kv', '/kế-toán-kv#top', '/kế-toán-kw#top'],
    ['is kept on a page with one address', '/career-newbies', '/career-newbies#top', '/career-newbies?lang=en#top'],
    ['is not put behind one that the page gave', '/viec-lam#list', '/viec-lam#top', '/jobs#list'],
    ['is not put behind another address', '/viec-lam?a=1', '/viec-lam?a=2#top', '/jobs?a=1'],
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
    const { faults, end } = hydrate(html, page({ url: '/viec-lam' }))
    expect(faults).toEqual([])
    expect(theSwitch('vi').getAttribute('href')).toBe('/jobs#top')
    end()
  })
})

describe('a page with one URL', () => {
  it('is switched by lang in the query', () => {
    renderPage({ url: '/career-newbies' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/career-newbies?lang=en')
  })
})

it('takes a class name, other attributes and a ref', () => {
  let root: HTMLElement | null = null
  render(
    <ShellProvider config={config} language="vi" url="/">
      <LanguageSwitch
        className="mine"
        id="switch"
        ref={(element) => {
          root ??= element
        }}
      />
    </ShellProvider>,
  )
  const nav = document.getElementById('switch')
  expect(nav).toBe(root)
  expect(nav?.classList.contains('mine')).toBe(true)
  expect(nav?.dataset.shell).toBe('language-switch')
})
