import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { SeasonalTheme, ShellData } from '../../src/core.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'

const { newPage, takeComplaints } = withShellBrowser()

const logo = (page: Page) => page.getByRole('banner').locator('.shell-logo')
const season = (page: Page) => logo(page).locator('img')
const isSeason = (page: Page) =>
  page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('.shell-logo img')
    return image?.complete && image.naturalWidth > 0
  })
const NOTHING_ELSE: ShellData = { topBanner: null, sidebarBanner: null, seoKeywords: null, bottomText: null }
const isPending = (page: Page) => page.locator('html[data-shell-theme-pending]').count()

/** Writes down, frame by frame, what the logo's box shows. */
const sampleFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames })
    const sample = () => {
      const usual = document.querySelector('.shell-logo .shell-mark')
      const picture = document.querySelector('.shell-logo img')
      const isSeen = (element: Element | null) => element !== null && getComputedStyle(element).visibility === 'visible'
      if (document.querySelector('.shell-logo'))
        frames.push(isSeen(usual) ? 'usual' : isSeen(picture) ? 'season' : 'nothing')
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  })
const framesOf = async (page: Page) => [
  ...new Set(await page.evaluate(() => (window as unknown as { frames: string[] }).frames)),
]

describe('with the boot script, under a strict policy', () => {
  test('a stored theme is shown without the default logo before it', async () => {
    const page = await newPage()
    const { services } = await openServices()
    await openShell(page, { language: 'vi', services, hasPolicy: true })
    await isSeason(page)
    const later = await openServices({ themes: { late: 'good' } })
    await sampleFrames(page)
    await openShell(page, { language: 'vi', services: later.services, hasPolicy: true })
    await isSeason(page)
    expect(await isPending(page)).toBe(0)
    await later.release('themes')
    await expect.poll(() => season(page).getAttribute('src')).toContain(later.services)
    const frames = await framesOf(page)
    expect(frames).toContain('season')
    expect(frames).not.toContain('usual')
    expect(await isPending(page)).toBe(0)
  })

  test('a first visit shows the default logo at once', async () => {
    const page = await newPage()
    await sampleFrames(page)
    const { services } = await openServices({ themes: { late: { json: { data: { attributes: {} } } } } })
    await openShell(page, { language: 'vi', services, hasPolicy: true })
    expect(await isPending(page)).toBe(0)
    expect(await framesOf(page)).toEqual(['usual'])
  })

  test.each([
    ['the service fails', 'a server fault', '{"blue_desktop_logo":"/pictures/season.png"}'],
    ['what is kept cannot be loaded', 'good', '{"blue_desktop_logo":"/pictures/none.png"}'],
    ['what is kept is no address', 'a server fault', '{"blue_desktop_logo":"javascript:alert(1)"}'],
    ['what is kept is no JSON', 'good', '{'],
  ])('is released when %s', async (_, themes, kept) => {
    const page = await newPage()
    await page.addInitScript((value) => localStorage.setItem('SEASONAL_THEME', value), kept)
    const { services } = await openServices({ themes })
    await openShell(page, { language: 'vi', services, hasPolicy: true })
    await expect.poll(() => isPending(page)).toBe(0)
    await expect
      .poll(() =>
        logo(page)
          .locator('img, svg')
          .first()
          .evaluate((element) => getComputedStyle(element).visibility),
      )
      .toBe('visible')
    await page.waitForLoadState('networkidle')
    takeComplaints()
  })

  test('is released after a timeout without the shell', async () => {
    const page = await newPage()
    await page.clock.install()
    await page.addInitScript(() =>
      localStorage.setItem('SEASONAL_THEME', '{"blue_desktop_logo":"/pictures/season.png"}'),
    )
    await page.route('**/assets/client.js', (route) => route.abort())
    await openShell(page, { language: 'vi', hasPolicy: true, hydrated: false })
    expect(await isPending(page)).toBe(1)
    await page.clock.fastForward(10_000)
    expect(await isPending(page)).toBe(0)
    expect(await logo(page).locator('.shell-mark').isVisible()).toBe(true)
    takeComplaints()
  })
})

describe('a response', () => {
  test('is stored for the next page, and removed when the service returns no theme', async () => {
    const page = await newPage()
    const first = await openServices()
    await openShell(page, { language: 'vi', services: first.services })
    await isSeason(page)
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('SEASONAL_THEME') ?? 'null'))
    expect(Object.keys(kept).sort()).toEqual(['blue_desktop_logo', 'responsive_logo', 'white_desktop_logo'])
    const none = await openServices({ themes: { json: { data: { attributes: {} } } } })
    await openShell(page, { language: 'vi', services: none.services })
    await logo(page).locator('.shell-mark').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('SEASONAL_THEME'))).toBeNull()
  })

  test.each([
    [390, 'season-narrow.png'],
    [479, 'season-narrow.png'],
    [480, 'season.png'],
    [768, 'season.png'],
  ])('shows in a window of %i px the image %s', async (width, image) => {
    const page = await newPage()
    const { services } = await openServices()
    await openShell(page, { language: 'vi', services, width })
    await isSeason(page)
    expect(await season(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(
      new RegExp(`/${image}$`),
    )
  })
})

describe('on a light or dark page', () => {
  const USUAL = '/pictures/season.png'
  const WHITE = '/pictures/guide.png'
  const BOTH: SeasonalTheme = { blue_desktop_logo: USUAL, white_desktop_logo: WHITE }

  /** Returns the visible logo for the visitor's preference and the page's color scheme. */
  const lookOf = async (
    theme: SeasonalTheme,
    colors: 'light' | 'dark',
    { colorScheme = '', hasScript = true, width = 1300 } = {},
  ): Promise<string> => {
    const page = await newPage({ javaScriptEnabled: hasScript })
    const data = { ...NOTHING_ELSE, theme }
    await openShell(page, { language: 'vi', colors, data, width, hydrated: hasScript })
    if (colorScheme) await page.addStyleTag({ content: `:root { color-scheme: ${colorScheme} !important }` })
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    return (await logo(page).screenshot()).toString('base64')
  }

  test.each([
    ['the usual logo is seen where it is light', 'light', {}, USUAL],
    ['the white logo is seen where it is dark', 'dark', {}, WHITE],
    ['the page’s own word goes before the visitor’s: light', 'dark', { colorScheme: 'light' }, USUAL],
    ['the page’s own word goes before the visitor’s: dark', 'light', { colorScheme: 'dark' }, WHITE],
    ['the server’s HTML is right without script: light', 'light', { hasScript: false }, USUAL],
    ['the server’s HTML is right without script: dark', 'dark', { hasScript: false }, WHITE],
  ] as const)('%s', async (_, colors, options, seen) => {
    const alone = await lookOf({ blue_desktop_logo: seen }, colors, options)
    expect(await lookOf(BOTH, colors, options)).toBe(alone)
    const other = await lookOf({ blue_desktop_logo: seen === USUAL ? WHITE : USUAL }, colors, options)
    expect(alone).not.toBe(other)
  })

  test('a white logo that fails to load is replaced by the default one', async () => {
    const broken = { ...BOTH, white_desktop_logo: '/pictures/none.png' }
    const page = await newPage()
    await openShell(page, { language: 'vi', colors: 'dark', data: { ...NOTHING_ELSE, theme: broken } })
    await expect.poll(() => season(page).count()).toBe(1)
    expect(await season(page).getAttribute('src')).toBe(USUAL)
    expect(takeComplaints().join()).toContain('404')
  })

  test('phones show the narrow logo in both', async () => {
    const narrow = { ...BOTH, responsive_logo: '/pictures/season-narrow.png' }
    const page = await newPage()
    await openShell(page, { language: 'vi', colors: 'dark', width: 390, data: { ...NOTHING_ELSE, theme: narrow } })
    const shown = await season(page).evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc).pathname),
    )
    expect(shown).toEqual(['/pictures/season-narrow.png', '/pictures/season-narrow.png'])
  })
})
