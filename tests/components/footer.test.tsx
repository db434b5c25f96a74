import { type Language, localizeUrl, messages } from '@jobsite/shell/core'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { config, FooterPage, pagesOf, renderPage, serverPage } from './shell.tsx'

const { renderPage: renderFooter } = pagesOf(FooterPage)

describe.each<Language>(['vi', 'en'])('footer in %s', (language) => {
  const text = messages[language].footer
  const show = () => {
    renderFooter({ language, url: localizeUrl('/muc-luong', language) })
    return within(screen.getByRole('contentinfo'))
  }

  it.each([
    ['jobSearch', '/job-search#recruitment'],
    ['allLocations', '/job-by-locations'],
    ['terms', '/terms-of-use'],
    ['privacy', '/privacy-policy'],
    ['siteMap', '/site-map'],
    ['ecommerce', '/operation-ecommerce'],
  ] as const)('links %s', (label, path) => {
    expect(show().getByRole('link', { name: text[label] }).getAttribute('href')).toBe(localizeUrl(path, language))
  })

  it('opens About us in a new tab, in the language', () => {
    const about = show().getByRole('link', { name: new RegExp(text.aboutUs) })
    expect(about.getAttribute('href')).toBe(`/company/navigosgroup?lang=${language}`)
    expect(about.getAttribute('target')).toBe('_blank')
  })

  it.each([
    ['postJob', '#jobPosting'],
    ['searchResume', '#resumeSearch'],
    ['otherProducts', '/choose-services'],
  ] as const)('sends employers to %s in a new tab', (label, part) => {
    const link = show().getByRole('link', { name: new RegExp(text[label]) })
    expect(link.getAttribute('href')).toContain(part)
    expect(link.getAttribute('href')).toContain(`lang=${language === 'vi' ? 1 : 2}`)
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('has the help of the language', () => {
    const faq = show().getByRole('link', { name: new RegExp(text.faq) })
    expect(faq.getAttribute('href')).toBe(`${config.links.faq}/${language}`)
  })

  it('names its five social networks', () => {
    const footer = show()
    const names = ['Facebook', 'LinkedIn', 'TikTok', 'YouTube', 'Spotify']
    expect(names.map((name) => footer.getByRole('link', { name }).getAttribute('href'))).toEqual(
      Object.values(config.social),
    )
  })

  it('has the app, the registration, the copyright and the address', () => {
    const footer = show()
    expect(footer.getByRole('link', { name: text.appStore }).getAttribute('href')).toBe(config.links.appStore)
    expect(footer.getByRole('link', { name: text.googlePlay }).getAttribute('href')).toBe(config.links.googlePlay)
    const registration = footer.getByRole('link', { name: config.company.registration[language] })
    expect(registration.getAttribute('href')).toBe(config.links.governmentRegistration)
    expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
    expect(screen.getByRole('contentinfo').querySelector('address')?.textContent).toContain(
      config.company.address[language],
    )
  })

  it('leads home', () => {
    const home = show().getByTitle(messages[language].homeTitle)
    expect(home.getAttribute('href')).toBe(language === 'en' ? '/en' : '/')
  })
})

describe('the year', () => {
  it('reads no clock while the shell is rendered, on a server', () => {
    const Clock = Date
    const read = vi.fn()
    const Watched = new Proxy(Clock, {
      construct(target, args) {
        if (args.length === 0) read('new Date()')
        return Reflect.construct(target, args)
      },
      get: (target, key) => {
        if (key === 'now') read('Date.now()')
        return Reflect.get(target, key)
      },
    })
    vi.stubGlobal('Date', Watched)
    const random = vi.spyOn(Math, 'random')
    try {
      const { html } = serverPage({ user: { userId: 7, firstName: 'An' }, zoneName: 'top' })
      expect(html).toMatch(/© (?:<[^>]*>)*20\d\d/)
    } finally {
      vi.unstubAllGlobals()
    }
    expect(read).not.toHaveBeenCalled()
    expect(random).not.toHaveBeenCalled()
    random.mockRestore()
  })

  it.each([
    ['2031-03-01', '© 2031'],
    ['1970-01-01', `© ${new Date().getFullYear()}`],
  ])('is the current one once script is there, on %s: %s', (today, line) => {
    vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] })
    renderPage()
    expect(screen.getByRole('contentinfo').textContent).toContain(line)
  })

  it.each([
    ['on the shell', { year: 2019 }],
    ['for the part', { parts: { footer: { year: 2019 } } }],
  ])('is the prop, with %s', (_, props) => {
    renderPage(props)
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2019')
  })
})

describe('the shell', () => {
  it('passes props to its components', () => {
    const { container } = renderPage({
      zoneName: 'top',
      skipTo: 'listing',
      searchShortcut: false,
      parts: { header: { className: 'wide' }, sideNav: { id: 'drawer' }, footer: { 'aria-label': 'Cuối trang' } },
      children: <main id="listing">Nội dung</main>,
    })
    expect(container.querySelectorAll('a[href="#listing"]')).toHaveLength(1)
    expect(container.querySelector('[aria-keyshortcuts]')).toBeNull()
    expect(container.querySelector('[data-shell="header"]')?.classList.contains('wide')).toBe(true)
    expect(container.querySelector('#drawer')?.getAttribute('data-shell')).toBe('side-nav')
    expect(screen.getByRole('contentinfo', { name: 'Cuối trang' })).toBeTruthy()
  })

  it('leaves the skip link to the page if asked to, with a banner too', () => {
    const { container } = renderPage({ zoneName: 'top', skipTo: null })
    expect(container.querySelector('[data-shell="skip-link"]')).toBeNull()
  })
})
