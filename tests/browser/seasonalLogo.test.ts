import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { SeasonalTheme, ShellData } from '../../src/core.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { resize } from '../support/pageHelpers.ts'

const { newPage, expectMessages, open, openServed } = withShellBrowser()

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
      const image = document.querySelector('.shell-logo img')
      const isSeen = (element: Element | null) => element !== null && getComputedStyle(element).visibility === 'visible'
      if (document.querySelector('.shell-logo'))
        frames.push(isSeen(usual) ? 'usual' : isSeen(image) ? 'season' : 'nothing')
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
    ['the service fails', 'a server fault', '/images/season.png', [/500/, /^warning: \[@jobsite\/shell\]/]],
    ['what is kept cannot be loaded', 'good', '/images/none.png', [/404/]],
  ] as const)('is released when %s', async (_, themes, kept, lines) => {
    const page = await newPage()
    const theme = JSON.stringify({ blue_desktop_logo: kept })
    await page.addInitScript((value) => localStorage.setItem('SEASONAL_THEME', value), theme)
    const { services } = await openServices({ themes })
    await openShell(page, { language: 'vi', services, hasPolicy: true })
    await expect.poll(() => isPending(page)).toBe(0)
    const seen = logo(page).locator('img, svg').first()
    await expect.poll(() => seen.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible')
    await expectMessages(...lines)
  })
})

describe('on a light or dark page', () => {
  const USUAL = '/images/season.png'
  const WHITE = '/images/guide.png'
  const BOTH: SeasonalTheme = { blue_desktop_logo: USUAL, white_desktop_logo: WHITE }

  /** Source of the color scheme: the visitor's preference, and before that the page's own. */
  const LOOKS = {
    light: { colors: 'light', scheme: '', seen: USUAL },
    dark: { colors: 'dark', scheme: '', seen: WHITE },
    'dark on a light page': { colors: 'dark', scheme: 'light', seen: USUAL },
    'light on a dark page': { colors: 'light', scheme: 'dark', seen: WHITE },
  } as const
  type Look = keyof typeof LOOKS

  /** Returns a screenshot of the logo for each look. */
  const screenshotsOf = async (page: Page, theme: SeasonalTheme, looks: readonly Look[], hydrated: boolean) => {
    await openShell(page, { language: 'vi', data: { ...NOTHING_ELSE, theme }, hydrated })
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    const screenshots: Partial<Record<Look, string>> = {}
    for (const look of looks) {
      const { colors, scheme } = LOOKS[look]
      await page.emulateMedia({ colorScheme: colors })
      const style = scheme && (await page.addStyleTag({ content: `:root { color-scheme: ${scheme} !important }` }))
      screenshots[look] = (await logo(page).screenshot()).toString('base64')
      if (style) await style.evaluate((element) => (element as Element).remove())
    }
    return screenshots
  }

  test.each<[string, readonly Look[]]>([
    ['with script', ['light', 'dark', 'dark on a light page', 'light on a dark page']],
    ['without script', ['light', 'dark']],
  ])('the logo of these colors is seen, %s', async (name, looks) => {
    const javaScriptEnabled = name === 'with script'
    const page = await newPage({ javaScriptEnabled })
    const look = (theme: SeasonalTheme) => screenshotsOf(page, theme, looks, javaScriptEnabled)
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

  test('screens below 480 px show the narrow logo in both', async () => {
    const theme = { ...BOTH, responsive_logo: '/images/season-narrow.png' }
    const page = await open({ language: 'vi', colors: 'dark', data: { ...NOTHING_ELSE, theme } })
    const shown = () =>
      season(page).evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc).pathname),
      )
    for (const [width, seen] of [
      [390, [theme.responsive_logo, theme.responsive_logo]],
      [768, [USUAL, WHITE]],
      [479, [theme.responsive_logo, theme.responsive_logo]],
      [480, [USUAL, WHITE]],
    ] as const) {
      await resize(page, width)
      await expect.poll(shown, { message: `${width} px` }).toEqual(seen)
    }
  })
})
