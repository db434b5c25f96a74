import { ShellProvider, SkipLink } from '@jobsite/shell'
import { messages, type SeasonalTheme } from '@jobsite/shell/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createServices, keepLines, withoutData } from './services.ts'
import { config, NO_DATA, pagesOf, SmallPage } from './shell.tsx'

const { renderPage, serverPage } = pagesOf(SmallPage)

const TET: SeasonalTheme = { blue_desktop_logo: '/tet.svg', responsive_logo: '/tet-small.svg' }
const MOON: SeasonalTheme = { blue_desktop_logo: '/moon.svg' }
const OWN = { logos: { desktopLogo: '/wide.svg', responsiveLogo: '/narrow.svg' } }
const WANTED = withoutData('theme')
const answer = (theme: object) => ({ data: { attributes: theme } })
const store = (theme: SeasonalTheme | '{') =>
  localStorage.setItem('SEASONAL_THEME', theme === '{' ? theme : JSON.stringify(theme))
const stored = (): unknown => JSON.parse(localStorage.getItem('SEASONAL_THEME') ?? 'null')

const DAY_MS = 24 * 60 * 60 * 1000

// Names that are computed for every link take most of the time: `header.test.tsx` shows the role and the name.
const home = () => screen.getAllByTitle(messages.vi.homeTitle)[0] as HTMLElement
const image = () => home().querySelector('img')
const logo = () => image()?.getAttribute('src') ?? null

describe('the season’s logo', () => {
  it('is the stored one at once, and the service’s for the next page', async () => {
    store(TET)
    const { fetch, requested } = createServices({ themes: answer({ ...MOON, name: 'Trung thu' }) })
    renderPage({ fetch, data: WANTED })
    expect(logo()).toBe('/tet.svg')
    expect(home().querySelector('source')?.getAttribute('srcset')).toBe('/tet-small.svg')
    await waitFor(() => expect(logo()).toBe('/moon.svg'))
    expect(stored()).toEqual(MOON)
    expect(requested('themes').map(({ url }) => url.search)).toEqual([''])
  })

  it.each([MOON, null])('of the server is stored for the next page without a header too: %j', async (theme) => {
    store(TET)
    render(
      <ShellProvider
        config={config}
        user={null}
        url="/viec-lam"
        data={{ ...NO_DATA, theme }}
        registerServiceWorker={false}
      >
        <SkipLink />
      </ShellProvider>,
    )
    await waitFor(() => expect(stored()).toEqual(theme))
  })

  it('is over at once, and no longer stored, when the service says that there is none', async () => {
    store(TET)
    const { fetch } = createServices({ themes: answer({}) })
    renderPage({ fetch, data: WANTED, overrides: OWN })
    expect(logo()).toBe('/tet.svg')
    await waitFor(() => expect(logo()).toBe('/wide.svg'))
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  it.each([
    ['a network error', () => Promise.reject(new TypeError('offline'))],
    [
      'a body that breaks off',
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) })),
    ],
  ])('stays on view and stored after %s', async (_, themes) => {
    store(TET)
    const { fetch } = createServices({ themes })
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: undefined, data: WANTED, overrides: OWN })
    await waitFor(() => expect(lines).toHaveLength(1))
    expect(logo()).toBe('/tet.svg')
    expect(stored()).toEqual(TET)
  })

  it.each([
    ['stored almost seven days ago', 7 * DAY_MS - 1, '/tet.svg'],
    ['stored seven days ago', 7 * DAY_MS, '/wide.svg'],
    ['stored by a clock that was almost a day ahead', 1 - DAY_MS, '/tet.svg'],
    ['stored by a clock that was a day ahead', -DAY_MS, '/wide.svg'],
  ])('without a response, %s', async (_, age, expected) => {
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now - age })
    const { fetch } = createServices({ themes: answer(TET) })
    const { unmount } = renderPage({ fetch, data: WANTED, overrides: OWN })
    await waitFor(() => expect(stored()).toEqual(TET))
    unmount()
    vi.setSystemTime(now)
    renderPage({ data: WANTED, overrides: OWN })
    expect(logo()).toBe(expected)
    expect(stored()).toEqual(expected === '/tet.svg' ? TET : null)
  })

  it('of another script, without a date, expires as well', () => {
    store(TET)
    const view = () => {
      const { unmount } = renderPage({ data: WANTED, overrides: OWN })
      const seen = logo()
      unmount()
      return seen
    }
    expect(view()).toBe('/tet.svg')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAY_MS })
    expect(view()).toBe('/wide.svg')
    vi.useRealTimers()
    expect(localStorage).toHaveLength(0)
  })

  it('is none for stored text that is no theme, which is logged once', async () => {
    store('{')
    const { fetch } = createServices({ themes: answer(MOON) })
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: undefined, data: WANTED, overrides: OWN })
    expect(logo()).toBe('/wide.svg')
    await waitFor(() => expect(logo()).toBe('/moon.svg'))
    expect(lines).toEqual(['warn: SEASONAL_THEME is not a valid JSON'])
    expect(stored()).toEqual(MOON)
  })

  it('of a server is rendered there, stored, and not requested again', async () => {
    store(MOON)
    const { fetch, requested } = createServices()
    const props = { fetch, data: { ...withoutData('sidebarBanner'), theme: TET } }
    expect(serverPage(props).html).toContain('src="/tet.svg"')
    renderPage(props)
    expect(logo()).toBe('/tet.svg')
    await waitFor(() => expect(requested('sidebarBanner')).toHaveLength(1))
    expect(requested('themes')).toEqual([])
    expect(stored()).toEqual(TET)
  })

  it('is over if the server’s response says so, on the next page too', () => {
    store(TET)
    const { unmount } = renderPage({ data: NO_DATA, overrides: OWN })
    expect(logo()).toBe('/wide.svg')
    unmount()
    renderPage({ data: WANTED, overrides: OWN })
    expect(logo()).toBe('/wide.svg')
  })
})

describe('a white logo', () => {
  const surfaces = (): (string | undefined)[] =>
    [...home().querySelectorAll('picture')].map(({ dataset, children }) => {
      const href = [...children].at(-1)?.getAttribute('src')
      return `${dataset.surface ?? 'any'}: ${href}`
    })

  it.each([
    ['the season’s before the configured one', { ...MOON, white_desktop_logo: '/moon-white.svg' }, '/moon-white.svg'],
    ['the configured one for a season without', MOON, '/white.svg'],
  ])('is rendered next to the usual one: %s', (_, theme, white) => {
    const overrides = { logos: { desktopLogo: '/wide.svg', desktopWhiteLogo: '/white.svg' } }
    renderPage({ data: { ...NO_DATA, theme }, overrides })
    expect(surfaces()).toEqual(['light: /moon.svg', `dark: ${white}`])
  })

  it.each([
    ['there is none', MOON, {}],
    ['it is the same image', { ...MOON, white_desktop_logo: '/moon.svg' }, {}],
    ['the logo is inTECH’s', MOON, { jobFunctionParentId: 5, overrides: { logos: { inTechLogo: '/moon.svg' } } }],
  ])('is not rendered where %s', (_, theme, props) => {
    renderPage({ data: { ...NO_DATA, theme }, ...props })
    expect(surfaces()).toEqual(['any: /moon.svg'])
  })
})

describe('a broken logo', () => {
  it('is replaced by the configured one, and that by the built-in logo', () => {
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
