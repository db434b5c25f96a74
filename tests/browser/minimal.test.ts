import { localizeUrl, messages } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openShell, withShellBrowser } from '../support/browserPage.ts'

const { newPage } = withShellBrowser()

const CASES = (['vi', 'en'] as const).flatMap((language) =>
  ([360, 768, 1440] as const).map((width) => ({ language, width })),
)

/** Whether the page scrolls sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('minimal pages', () => {
  test.each(CASES)('show the home link and the language switch at once, $language, $width px', async (look) => {
    const page = await newPage()
    await openShell(page, {
      ...look,
      url: localizeUrl('/dang-nhap', look.language),
      variant: 'minimal',
      parts: ['footer'],
    })
    const text = messages[look.language]
    const [logo, turn] = [
      page.getByTitle(text.homeTitle).first(),
      page.locator('[data-shell="header"] [data-shell="language-switch"] a'),
    ]
    const boxes = [await logo.boundingBox(), await turn.boundingBox()]
    for (const box of boxes) {
      expect(box?.y).toBeLessThan(60)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(look.width)
    }
    expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0)
    expect(await overflow(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    // One row, and no more of it than of the usual bar.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(62)
  })

  test('do not stick', async () => {
    const page = await newPage()
    await openShell(page, { language: 'vi', url: '/dang-nhap', variant: 'minimal' })
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await page.locator('[data-sticky]').count()).toBe(0)
    expect(await page.getByRole('banner').evaluate((root) => root.getBoundingClientRect().bottom)).toBeLessThan(0)
  })

  test('switch the language with and without script', async () => {
    const page = await newPage({ javaScriptEnabled: false })
    await openShell(page, { language: 'vi', url: '/dang-nhap', variant: 'minimal', hydrated: false })
    const turn = page.getByRole('banner').getByRole('link', { name: 'English' })
    expect(await turn.getAttribute('href')).toBe('/login')
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
  })
})
