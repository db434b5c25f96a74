import { Footer, Header, ShellProvider } from '@jobsite/shell'
import { type Language, localizeUrl, messages } from '@jobsite/shell/core'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hydrate } from './hydrate.ts'
import { createServices } from './services.ts'
import { config, NO_DATA, renderPage } from './shell.tsx'

/** Pages with a single task: log in, register, apply, onboarding. */
const PAGES = ['/dang-nhap', '/dang-ky', '/ung-tuyen-nhieu-viec-lam', '/chao-don-ung-vien-moi/bat-dau'] as const
const NAMES: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' }

const both = (language: Language, url: string) => (
  <ShellProvider config={config} language={language} url={url} user={null} registerServiceWorker={false}>
    <Header variant="minimal" />
    <main id="main-content" />
    <Footer variant="minimal" />
  </ShellProvider>
)

const hrefsOf = (root: HTMLElement): (string | null)[] =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe.each<Language>(['vi', 'en'])('the minimal variant in %s', (language) => {
  const text = messages[language]
  const other = language === 'vi' ? 'en' : 'vi'

  it.each(PAGES)(
    'keeps the skip link, the logo and the language switch in the header of %s, from the server on',
    (path) => {
      const url = localizeUrl(path, language)
      const html = renderToString(both(language, url))
      const { host, faults, end } = hydrate(html, both(language, url))
      expect(faults).toEqual([])
      expect(host.querySelectorAll('a')).toHaveLength(html.match(/<a /g)?.length ?? 0)
      const header = screen.getByRole('banner')
      expect(hrefsOf(header)).toEqual(['#main-content', language === 'en' ? '/en' : '/', localizeUrl(url, other)])
      const [skip, logo, turn] = within(header).getAllByRole('link')
      expect(skip?.textContent).toBe(text.skipToContent)
      expect(logo?.getAttribute('title')).toBe(text.homeTitle)
      expect(turn?.getAttribute('hreflang')).toBe(other)
      expect(within(header).getByText(NAMES[language]).getAttribute('aria-current')).toBe('true')
      end()
    },
  )

  it('leaves menu, search, account, notifications and employers’ link out of the header', () => {
    render(both(language, localizeUrl('/dang-nhap', language)))
    const header = within(screen.getByRole('banner'))
    expect(header.queryAllByRole('button')).toEqual([])
    expect(header.queryByRole('search')).toBeNull()
    expect(header.queryByRole('navigation', { name: text.mainMenu })).toBeNull()
    expect(header.queryByRole('link', { name: new RegExp(text.employers) })).toBeNull()
    expect(screen.getByRole('banner').dataset.variant).toBe('minimal')
  })

  it('keeps the legal links in the footer, and nothing else', () => {
    render(both(language, localizeUrl('/dang-nhap', language)))
    const footer = screen.getByRole('contentinfo')
    expect(hrefsOf(footer)).toEqual([
      language === 'en' ? '/en' : '/',
      localizeUrl('/contact-us', language),
      localizeUrl('/terms-of-use', language),
      localizeUrl('/privacy-policy', language),
      config.links.governmentRegistration,
    ])
    expect(footer.querySelector('address')?.textContent).toContain(config.company.address[language])
    expect(footer.textContent).toContain(text.footer.rights)
    expect(footer.textContent).not.toContain(text.footer.jobSeekers)
    expect(within(footer).getByRole('navigation', { name: text.footer.label })).toBeTruthy()
    expect(footer.dataset.variant).toBe('minimal')
  })
})

it('the whole shell, minimal, is a header, the page and a footer, without the content of services', () => {
  const { requested, fetch } = createServices()
  const keywords = [{ id: 1, name: 'Kế toán', link: '/ke-toan-kv' }]
  const data = { ...NO_DATA, seoKeywords: { language: 'vi' as const, keywords } }
  renderPage({ variant: 'minimal', zoneName: 'top', data, fetch })
  const roots = [...document.querySelectorAll<HTMLElement>('[data-shell]')].map(({ dataset }) => dataset.shell)
  expect(roots).toEqual(['header', 'skip-link', 'language-switch', 'footer'])
  expect(screen.getByRole('main').textContent).toBe('Nội dung')
  expect(screen.queryByRole('link', { name: 'Kế toán' })).toBeNull()
  expect(requested()).toEqual([])
})
