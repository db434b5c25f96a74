import { messages } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { someRows } from '../support/chooseRows.ts'
import { sideways } from '../support/pageHelpers.ts'

const { newPage, openServed } = withShellBrowser()

/** Waits until every block is on view. */
async function whole(page: Page): Promise<void> {
  for (const block of ['top-banner', 'seo-bottom-text', 'seo-keywords', 'sidebar-banner'])
    await page.locator(`[data-shell="${block}"]`).waitFor({ state: 'attached' })
}

const CASES = someRows(
  (['vi', 'en'] as const).flatMap((language) => [390, 1440].map((width) => ({ language, width }))),
  1,
)

test.each(CASES)(
  `a page with every block has no axe violation: $language, $width px${CASES.share}`,
  async (options) => {
    const page = await newPage()
    const url = options.language === 'vi' ? '/ke-toan-kv' : '/accountant-kw'
    const { services } = await openServices()
    await openShell(page, { ...options, url, parts: ALL_PARTS, services })
    await whole(page)
    expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
    await page.getByRole('button', { name: messages[options.language].seo.viewMore }).click()
    expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
    expect(await sideways(page)).toBe(0)
  },
)

test('the sidebar banner is shown only if there is space next to the content, and leaves no empty landmark otherwise', async () => {
  const { page } = await openServed({ language: 'vi', width: 1920, parts: ALL_PARTS })
  await whole(page)
  const landmark = page.getByRole('complementary', { name: messages.vi.banner.sidebar })
  const link = page.locator('[data-shell="sidebar-banner"] a')
  const widths: [width: number, content: string, isThere: boolean, height?: number][] = [
    [1920, '1320px', true],
    [1480, '1320px', true],
    [1479, '1320px', false],
    [1920, '1900px', false],
    [1920, '1500px', true],
    [390, '1320px', false],
    [1920, '1320px', false, 479],
  ]
  for (const [width, content, isThere, height = 900] of widths) {
    await page.setViewportSize({ width, height })
    await page.evaluate((text) => document.documentElement.style.setProperty('--shell-width', text), content)
    const name = `${width} × ${height} px, content of ${content}`
    await expect.poll(() => landmark.count(), { message: name }).toBe(isThere ? 1 : 0)
    await expect.poll(() => link.isVisible(), { message: name }).toBe(isThere)
    if (!isThere) continue
    const reach = await page
      .locator('[data-shell="footer"] .shell-columns, [data-shell="header"] .shell-bar')
      .evaluateAll((boxes) =>
        Math.max(
          ...boxes.map(
            (box) => box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingInlineEnd),
          ),
        ),
      )
    expect((await page.locator('[data-shell="sidebar-banner"]').boundingBox())?.x, name).toBeGreaterThanOrEqual(reach)
  }
})

test('a line is between two keywords, and none before or after a list', async () => {
  const { page } = await openServed({ language: 'vi', width: 1440, parts: ALL_PARTS })
  await whole(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('[data-shell="seo-keywords"] li').evaluateAll((items) =>
      items.map((item) => {
        const surface = getComputedStyle(item.closest('[data-shell]') as Element).backgroundColor
        const after = getComputedStyle(item, '::after')
        const isDrawn =
          after.content === '""' && Number.parseFloat(after.width) >= 1 && after.backgroundColor !== surface
        const before = getComputedStyle(item, '::before').content
        return { isLast: item === item.parentElement?.lastElementChild, isDrawn, before }
      }),
    )
    expect(lines.length).toBeGreaterThan(5)
    for (const { isLast, isDrawn, before } of lines) expect([isDrawn, before]).toEqual([!isLast, 'none'])
  }
})
