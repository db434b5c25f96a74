import { LanguageSwitch, ShellProvider } from '@jobsite/shell'
import { cookieNames, type Language, localizeUrl, messages, pagePath } from '@jobsite/shell/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { config, renderPage } from './shell.tsx'

const OTHER = { vi: { to: 'en', name: 'English' }, en: { to: 'vi', name: 'Tiếng Việt' } } as const
const theSwitch = (language: Language) => screen.getByRole('link', { name: OTHER[language].name })

beforeEach(() => {
  document.cookie = 'lang=; max-age=0; path=/'
})

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

describe('the page’s own alternate address', () => {
  it('wins', () => {
    renderPage({ url: '/viec-lam', alternateUrl: '/english-version' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/english-version')
  })

  it('does not on career-centre pages', () => {
    renderPage({ url: '/quan-ly-nghe-nghiep/tong-quan', alternateUrl: '/english-version' })
    expect(theSwitch('vi').getAttribute('href')).toBe('/my-career-center/dashboard')
  })
})

describe('a page with one address', () => {
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
