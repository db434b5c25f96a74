import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { SeasonalTheme, ShellData } from '../../src/core.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { resize } from '../support/pageHelpers.ts'

const { newPage, expectComplaints, open, openServed } = withShellBrowser()

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
    const { page } = await openServed({ language: 'vi', hasPolicy: true })
    await isSeason(page)
    const later = await openServices({ themes: { late: 'good' } })
    await sampleFrames(page)
    await openShell(page, { language: 'vi', services: later.services, hasPolicy: true })
    await isSeason(page)
    await expect.poll(() => isPending(page)).toBe(0)
    await later.release('themes')
    await expect.poll(() => season(page).getAttribute('src')).toContain(later.services)
    await expect.poll(() => framesOf(page)).toContain('season')
    expect(await framesOf(page)).not.toContain('usual')
    expect(await isPending(page)).toBe(0)
  })

  test('a first visit shows the default logo at once', async () => {
    const page = await newPage()
    await sampleFrames(page)
    const { services } = await openServices({ themes: { late: { json: { data: { attributes: {} } } } } })
    await openShell(page, { language: 'vi', services, hasPolicy: true })
    expect(await isPending(page)).toBe(0)
    await expect.poll(() => framesOf(page)).toEqual(['usual'])
  })

  test.each([
    [
      'the service fails',
      'a server fault',
      '{"blue_desktop_logo":"/pictures/season.png"}',
      [/500/, /^warning: \[@jobsite\/shell\]/],
    ],
    ['what is kept cannot be loaded', 'good', '{"blue_desktop_logo":"/pictures/none.png"}', [/404/]],
    [
      'what is kept is no address',
      'a server fault',
      '{"blue_desktop_logo":"javascript:alert(1)"}',
      [/500/, /^warning: \[@jobsite\/shell\]/],
    ],
    ['what is kept is no JSON', 'good', '{', [/SEASONAL_THEME is not a valid JSON/]],
  ] as const)('is released when %s', async (_, themes, kept, lines) => {
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
    await expectComplaints(...lines)
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
    await expectComplaints(/ERR_FAILED/)
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

  test('shows the narrow image below 480 px', async () => {
    const { page } = await openServed({ language: 'vi' })
    await isSeason(page)
    for (const [width, image] of [
      [390, 'season-narrow.png'],
      [768, 'season.png'],
      [479, 'season-narrow.png'],
      [480, 'season.png'],
    ] as const) {
      await resize(page, width)
      const source = () => season(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.split('/').at(-1))
      await expect.poll(source, { message: `${width} px` }).toBe(image)
    }
  })
})

describe('on a light or dark page', () => {
  const USUAL = '/pictures/season.png'
  const WHITE = '/pictures/guide.png'
  const BOTH: SeasonalTheme = { blue_desktop_logo: USUAL, white_desktop_logo: WHITE }

  /** What decides: the visitor's preference, and the page's own color scheme before that. */
  const LOOKS = {
    light: { colors: 'light', scheme: '', seen: USUAL },
    dark: { colors: 'dark', scheme: '', seen: WHITE },
    'dark on a light page': { colors: 'dark', scheme: 'light', seen: USUAL },
    'light on a dark page': { colors: 'light', scheme: 'dark', seen: WHITE },
  } as const
  type Look = keyof typeof LOOKS

  /** Returns a picture of the logo for each look. */
  const picturesOf = async (page: Page, theme: SeasonalTheme, looks: readonly Look[], hydrated: boolean) => {
    await openShell(page, { language: 'vi', data: { ...NOTHING_ELSE, theme }, hydrated })
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    const pictures: Partial<Record<Look, string>> = {}
    for (const look of looks) {
      const { colors, scheme } = LOOKS[look]
      await page.emulateMedia({ colorScheme: colors })
      const style = scheme && (await page.addStyleTag({ content: `:root { color-scheme: ${scheme} !important }` }))
      pictures[look] = (await logo(page).screenshot()).toString('base64')
      if (style) await style.evaluate((element) => (element as Element).remove())
    }
    return pictures
  }

  test.each<[string, readonly Look[]]>([
    ['with script', ['light', 'dark', 'dark on a light page', 'light on a dark page']],
    ['without script', ['light', 'dark']],
  ])('the logo of these colors is seen, %s', async (name, looks) => {
    const javaScriptEnabled = name === 'with script'
    const page = await newPage({ javaScriptEnabled })
    const look = (theme: SeasonalTheme) => picturesOf(page, theme, looks, javaScriptEnabled)
    const both = await look(BOTH)
    const alone = {
      [USUAL]: await look({ blue_desktop_logo: USUAL }),
      [WHITE]: await look({ blue_desktop_logo: WHITE }),
    }
    for (const look of looks) {
      expect(alone[USUAL]?.[look], look).not.toBe(alone[WHITE]?.[look])
      expect(both[look], look).toBe(alone[LOOKS[look].seen]?.[look])
    }
  })

  test('a white logo that fails to load is replaced by the default one', async () => {
    const broken = { ...BOTH, white_desktop_logo: '/pictures/none.png' }
    const page = await open({ language: 'vi', colors: 'dark', data: { ...NOTHING_ELSE, theme: broken } })
    await expect.poll(() => season(page).count()).toBe(1)
    expect(await season(page).getAttribute('src')).toBe(USUAL)
    await expectComplaints(/404/)
  })

  test('phones show the narrow logo in both', async () => {
    const narrow = { ...BOTH, responsive_logo: '/pictures/season-narrow.png' }
    const page = await open({ language: 'vi', colors: 'dark', width: 390, data: { ...NOTHING_ELSE, theme: narrow } })
    const shown = await season(page).evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc).pathname),
    )
    expect(shown).toEqual(['/pictures/season-narrow.png', '/pictures/season-narrow.png'])
  })
})
