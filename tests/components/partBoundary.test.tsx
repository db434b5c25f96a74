import { Footer, LanguageSwitch, type LinkComponent, type ShellProps, ShellProvider } from '@jobsite/shell'
import { messages, type ShellData } from '@jobsite/shell/core'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { createServices, keepLines, withoutData } from './services.ts'
import { config, NO_DATA, renderPage } from './shell.tsx'

// React reports what a region keeps to itself; how often and in which words depends on its version.
const quiet = (event: Event) => event.preventDefault()
beforeEach(() => window.addEventListener('error', quiet))

const menu = () => screen.getByRole('navigation', { name: messages.vi.mainMenu })
const linksOf = (element: HTMLElement) => within(element).getAllByRole('link', { hidden: true }).length

/** A router's link that fails for some URLs. */
const failingFor =
  (isBroken: (href: string) => boolean): LinkComponent =>
  ({ href, children, ...props }) => {
    if (isBroken(href)) throw new Error(`no route for ${href}`)
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  }

function Fails(): never {
  throw new Error('no content')
}

describe('data that no service sends', () => {
  const topBanner = { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners: [] }

  it.each<[string, object]>([
    ['a banner that is none', { topBanner: { ...topBanner, banners: [null] } }],
    ['banners that are no list', { topBanner: { ...topBanner, banners: 'x' } }],
    ['ids that are no list', { topBanner: { ...topBanner, companyIndustries: 7, jobFunctionIds: 7 } }],
    ['a sidebar banner without a URL', { sidebarBanner: { image: '/a.png' } }],
    ['keywords that are none', { seoKeywords: { language: 'vi', keywords: [null] } }],
    ['a text that is none', { bottomText: { pageUrl: 7, text: { id: {}, content: null, image: 7 } } }],
  ])('counts as not given, and removes nothing: %s', async (_, more) => {
    const { lines, logger } = keepLines()
    const data = { ...NO_DATA, ...more } as ShellData
    renderPage({ zoneName: 'top', url: '/java-kv', user: undefined, logger, data })
    await act(async () => undefined)
    expect(linksOf(menu())).toBeGreaterThan(10)
    expect(screen.getByRole('contentinfo')).toBeDefined()
    expect(screen.getByRole('main')).toBeDefined()
    expect(lines).toEqual([])
  })
})

describe('a router’s link that fails', () => {
  /** Opens a page with such links, and returns what is logged. */
  const open = (isBroken: (href: string) => boolean, props: ShellProps = {}) => {
    const { lines, logger } = keepLines()
    renderPage({ user: undefined, logger, linkComponent: failingFor(isBroken), ...props })
    return lines
  }
  afterEach(() => {
    expect(screen.getByRole('main')).toBeDefined()
    expect(screen.getByRole('banner')).toBeDefined()
    takeConsole()
  })

  it('in the footer removes only the footer', () => {
    const lines = open((href) => href.startsWith('/so-do-trang-web'))
    expect(linksOf(menu())).toBeGreaterThan(10)
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(lines).toEqual([
      'error: [@jobsite/shell] The footer failed to render and keeps the HTML that it had: Error: no route for /so-do-trang-web (code: part-failed)',
    ])
  })

  it('in the main menu leaves the rest of the header, and the page', () => {
    open((href) => href.startsWith('/danh-sach-cong-ty'))
    const header = screen.getByRole('banner')
    expect(screen.queryByRole('navigation', { name: messages.vi.mainMenu })).toBeNull()
    expect(within(header).getByRole('search')).toBeDefined()
    expect(within(header).getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/jobs')
    expect(screen.getByRole('contentinfo')).toBeDefined()
  })

  it('in a late banner removes only the banner', async () => {
    const { fetch } = createServices({
      sidebarBanner: { data: [{ attributes: { path: '/side.png', link: '/su-kien', status: 1 } }] },
    })
    const lines = open((href) => href === '/su-kien', { fetch, data: withoutData('sidebarBanner') })
    await waitFor(() => expect(lines).toHaveLength(1))
    expect(lines[0]).toContain('The sidebar banner failed to render and keeps the HTML that it had')
    expect(linksOf(menu())).toBeGreaterThan(10)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('everywhere leaves the page itself', () => void open(() => true))
})

it('is rendered again on the next URL, and fails once on each', async () => {
  const { lines, logger } = keepLines()
  const { change } = renderPage({ user: undefined, logger, slots: { footerTop: <Fails /> } })
  change({ slots: { footerTop: <Fails /> }, keyword: 'java' })
  expect(lines).toHaveLength(1)
  change({ slots: { footerTop: <Fails /> }, url: '/danh-sach-cong-ty' })
  expect(lines).toHaveLength(2)
  change({ slots: { footerTop: <b>Mới</b> }, url: '/viec-lam-goi-y' })
  expect(within(screen.getByRole('contentinfo')).getByText('Mới')).toBeDefined()
  expect(lines).toHaveLength(2)
  takeConsole()
})

it('a logger that throws removes nothing more: the console gets its messages', () => {
  const fail = () => {
    throw new Error('full')
  }
  renderPage({ slots: { afterLogo: <Fails /> }, logger: { debug: fail, info: fail, warn: fail, error: fail } })
  expect(linksOf(menu())).toBeGreaterThan(10)
  expect(screen.getByRole('main')).toBeDefined()
  expect(takeConsole()).toContain(
    'error: [@jobsite/shell] The slot afterLogo failed to render and keeps the HTML that it had: Error: no content (code: part-failed)',
  )
})

it('a component that fails leaves its neighbours alone', () => {
  const { logger } = keepLines()
  render(
    <ShellProvider config={config} language="vi" url="/viec-lam" data={NO_DATA} logger={logger}>
      <LanguageSwitch />
      <Footer year={{} as number} />
    </ShellProvider>,
  )
  expect(screen.getByRole('link', { name: 'English' })).toBeDefined()
  takeConsole()
})
