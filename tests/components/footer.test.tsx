import { type Language, localizeUrl, messages } from '@jobsite/shell/core'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { footerColumns, socialLinks } from '../../src/core/menu/footerMenu.ts'
import { homeHref } from '../../src/core/menu/sharedEntries.ts'
import { config, FooterPage, pagesOf, renderPage, serverPage } from './shell.tsx'

const { renderPage: renderFooter } = pagesOf(FooterPage)

describe.each<Language>(['vi', 'en'])('footer in %s', (language) => {
  const text = messages[language]
  const show = () => {
    renderFooter({ language, url: localizeUrl('/muc-luong', language) })
    return within(screen.getByRole('contentinfo'))
  }

  it('has the links of its columns, those of other sites in a new tab, which they say', () => {
    const footer = show()
    for (const { label, href, newTab } of footerColumns({ config, language, page: 'salary' }).flatMap(
      (column) => column.items,
    )) {
      const name = newTab ? `${label} (${text.opensInNewTab})` : label
      const link = footer.getByRole('link', { name })
      expect([link.getAttribute('href'), link.getAttribute('target')], name).toEqual([href, newTab ? '_blank' : null])
    }
  })

  it('names its social networks, the apps, the registration and the way home', () => {
    const footer = show()
    const { appStore, googlePlay, governmentRegistration } = config.links
    for (const [name, href] of [
      ...socialLinks(config).map((link) => [link.name, link.href]),
      [text.footer.appStore, appStore],
      [text.footer.googlePlay, googlePlay],
      [config.company.registration[language], governmentRegistration],
    ])
      expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(footer.getByTitle(text.homeTitle).getAttribute('href')).toBe(homeHref(config, language))
    expect(footer.getByText(config.company.address[language], { exact: false, selector: 'address *' })).toBeTruthy()
  })
})

describe('the year', () => {
  it('reads no clock while the shell is rendered, on a server', () => {
    const read = vi.fn()
    const Clock = Date
    class WatchedClock extends Clock {
      static override now = read
      constructor(...args: unknown[]) {
        if (args.length === 0) read()
        super(...(args as [number]))
      }
    }
    vi.stubGlobal('Date', WatchedClock)
    const random = vi.spyOn(Math, 'random')
    const { html } = serverPage({ user: { userId: 7, firstName: 'An' }, zoneName: 'top' })
    expect(html).toMatch(/© (?:<[^>]*>)*20\d\d/)
    expect(read).not.toHaveBeenCalled()
    expect(random).not.toHaveBeenCalled()
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

it.each<[unknown]>([[{}], [new Date(0)], [Number.NaN], ['']])('takes no year from %o', (year) => {
  renderPage({ year: year as never })
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
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
    expect(container.querySelector('.shell-menu-button[aria-controls="drawer"]')).not.toBeNull()
    expect(screen.getByRole('contentinfo', { name: 'Cuối trang' })).toBeTruthy()
  })

  it('leaves the skip link to the page on request, with a banner too', () => {
    const { container } = renderPage({ zoneName: 'top', skipTo: null })
    expect(container.querySelector('[data-shell="skip-link"]')).toBeNull()
  })
})
