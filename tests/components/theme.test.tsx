import { messages, type SeasonalTheme } from '@jobsite/shell/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createServices, keepLines, withoutData } from './services.ts'
import { NO_DATA, page, renderPage, serverPage } from './shell.tsx'

const TET: SeasonalTheme = { blue_desktop_logo: '/tet.svg', responsive_logo: '/tet-small.svg' }
const MOON: SeasonalTheme = { blue_desktop_logo: '/moon.svg' }
const OWN = { logos: { desktopLogo: '/wide.svg', responsiveLogo: '/narrow.svg' } }
const WANTED = withoutData('theme')
const answer = (theme: object) => ({ data: { attributes: theme } })
const store = (theme: unknown) =>
  localStorage.setItem('SEASONAL_THEME', typeof theme === 'string' ? theme : JSON.stringify(theme))
const stored = (): unknown => JSON.parse(localStorage.getItem('SEASONAL_THEME') ?? 'null')

const home = () => screen.getAllByRole('link', { name: new RegExp(messages.vi.homeTitle) })[0] as HTMLElement
const image = () => home().querySelector('img')
const logo = () => image()?.getAttribute('src') ?? null

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-shell-theme-pending')
})

describe('the season’s logo', () => {
  it('is the stored one at once, and the service’s for the next page', async () => {
    store(TET)
    const { fetch, asked } = createServices({ themes: answer({ ...MOON, name: 'Trung thu' }) })
    renderPage({ fetch, data: WANTED })
    expect(logo()).toBe('/tet.svg')
    expect(home().querySelector('source')?.getAttribute('srcset')).toBe('/tet-small.svg')
    await waitFor(() => expect(logo()).toBe('/moon.svg'))
    expect(stored()).toEqual(MOON)
    expect(asked('themes').map(({ url }) => url.search)).toEqual([''])
  })

  it('is the service’s where none is stored', async () => {
    const { fetch } = createServices({ themes: answer(TET) })
    renderPage({ fetch, data: WANTED, overrides: OWN })
    expect(logo()).toBe('/wide.svg')
    await waitFor(() => expect(logo()).toBe('/tet.svg'))
    expect(stored()).toEqual(TET)
  })

  it('is over when the service says that there is none', async () => {
    store(TET)
    const { fetch } = createServices({ themes: answer({}) })
    renderPage({ fetch, data: WANTED, overrides: OWN })
    expect(logo()).toBe('/tet.svg')
    await waitFor(() => expect(logo()).toBe('/wide.svg'))
    expect(stored()).toEqual({})
  })

  it('stays on view and stored when the service fails', async () => {
    store(TET)
    const { fetch } = createServices({ themes: () => new Response('', { status: 500 }) })
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: undefined, data: WANTED })
    await waitFor(() => expect(lines).toHaveLength(1))
    expect(logo()).toBe('/tet.svg')
    expect(stored()).toEqual(TET)
  })

  it.each(['{', 'null', '[1]', '7', 'undefined'])('is none for stored %s, which is told of once', async (text) => {
    store(text)
    const { fetch } = createServices({ themes: answer(MOON) })
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: undefined, data: WANTED, overrides: OWN })
    expect(logo()).toBe('/wide.svg')
    await waitFor(() => expect(logo()).toBe('/moon.svg'))
    expect(lines).toEqual(['warn: SEASONAL_THEME is not a valid JSON'])
    expect(stored()).toEqual(MOON)
  })

  it('leaves out stored addresses that no image may have', () => {
    store({ blue_desktop_logo: 'javascript:alert(1)', responsive_logo: '//evil.example/x.svg' })
    renderPage({ data: WANTED, overrides: OWN })
    expect(logo()).toBe('/wide.svg')
  })

  it('of a server is drawn there, stored, and not asked for again', async () => {
    store(MOON)
    const { fetch, asked } = createServices()
    const props = { fetch, data: { ...withoutData('sidebarBanner'), theme: TET } }
    expect(serverPage(props).html).toContain('src="/tet.svg"')
    renderPage(props)
    expect(logo()).toBe('/tet.svg')
    await waitFor(() => expect(asked('sidebarBanner')).toHaveLength(1))
    expect(asked('themes')).toEqual([])
    expect(stored()).toEqual(TET)
  })

  it('is none where the server found none, whatever is stored', () => {
    store(TET)
    renderPage({ data: NO_DATA, overrides: OWN })
    expect(logo()).toBe('/wide.svg')
  })

  it('is not the store’s where storage is denied', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    const { fetch } = createServices({ themes: answer(TET) })
    renderPage({ fetch, data: WANTED })
    await waitFor(() => expect(logo()).toBe('/tet.svg'))
  })

  it('comes to a server’s page without a mismatch, and ends what the boot script held back', () => {
    store(TET)
    document.documentElement.setAttribute('data-shell-theme-pending', '')
    const host = document.body.appendChild(document.createElement('div'))
    const props = { data: WANTED, overrides: OWN }
    host.innerHTML = serverPage(props).html
    expect(logo()).toBe('/wide.svg')
    const errors: unknown[] = []
    let root: Root | undefined
    act(() => {
      root = hydrateRoot(host, page(props), { onRecoverableError: (error) => errors.push(error) })
    })
    expect(errors).toEqual([])
    expect(logo()).toBe('/tet.svg')
    expect(document.documentElement.hasAttribute('data-shell-theme-pending')).toBe(false)
    act(() => root?.unmount())
    host.remove()
  })
})

describe('a white logo', () => {
  const surfaces = (): (string | undefined)[] =>
    [...home().querySelectorAll('picture')].map(({ dataset, children }) => {
      const address = [...children].at(-1)?.getAttribute('src')
      return `${dataset.surface ?? 'any'}: ${address}`
    })

  it.each([
    [
      'the season’s goes before the configured one',
      { ...MOON, white_desktop_logo: '/moon-white.svg' },
      '/moon-white.svg',
    ],
    ['the configured one stands in for a season without', MOON, '/white.svg'],
  ])('stands beside the usual one: %s', (_, theme, white) => {
    const overrides = { logos: { desktopLogo: '/wide.svg', desktopWhiteLogo: '/white.svg' } }
    renderPage({ data: { ...NO_DATA, theme }, overrides })
    expect(surfaces()).toEqual(['light: /moon.svg', `dark: ${white}`])
  })

  it.each([
    ['there is none', MOON, {}],
    ['it is the same picture', { ...MOON, white_desktop_logo: '/moon.svg' }, {}],
    ['the logo is inTECH’s', MOON, { jobFunctionParentId: 5, overrides: { logos: { inTechLogo: '/moon.svg' } } }],
  ])('is not drawn where %s', (_, theme, props) => {
    renderPage({ data: { ...NO_DATA, theme }, ...props })
    expect(surfaces()).toEqual(['any: /moon.svg'])
  })
})

describe('a broken logo', () => {
  it('gives way to the configured one, and that to the shell’s own mark', () => {
    renderPage({ data: { ...NO_DATA, theme: MOON }, overrides: { logos: { desktopLogo: '/wide.svg' } } })
    expect(logo()).toBe('/moon.svg')
    fireEvent.error(image() as HTMLImageElement)
    expect(logo()).toBe('/wide.svg')
    fireEvent.error(image() as HTMLImageElement)
    expect(image()).toBeNull()
    expect(home().querySelector('svg')).not.toBeNull()
    expect(home().getAttribute('href')).toBe('/')
  })

  it('is the white one alone: the usual one stays for both', () => {
    renderPage({ data: { ...NO_DATA, theme: { ...MOON, white_desktop_logo: '/none.svg' } } })
    const [, white] = home().querySelectorAll('img')
    fireEvent.error(white as HTMLImageElement)
    expect([...home().querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual(['/moon.svg'])
  })
})
