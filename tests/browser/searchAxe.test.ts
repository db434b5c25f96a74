import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { AXE_SOURCE } from '../../scripts/visual/axe.ts'
import { openShell, withShellBrowser } from '../support/browserPage.ts'

const { newPage } = withShellBrowser()

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** Returns the axe violations of the visible header. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE_SOURCE)
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (selector: string) => Promise<AxeResult> } }).axe.run('[data-shell="header"]'),
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

/** Waits for what moves in, so that no color is half there. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))

const districts = { 29: [{ id: 73, name: 'Quận 1', nameEn: 'District 1', order: 0 }] }
const CASES = (['vi', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((colors) => ({
    language,
    colors,
    districts,
    url: language === 'vi' ? '/viec-lam' : '/jobs',
  })),
)

describe.each(CASES)('has no axe violation in $language, $colors', (options) => {
  test('on wide screens: closed, with suggestions, with locations', async () => {
    const page = await newPage()
    await openShell(page, options)
    expect(await violations(page)).toEqual([])
    const field = page.getByRole('search').getByRole('combobox')
    await field.pressSequentially('ke')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.shell-location-button').click()
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).click()
    await page.getByRole('dialog').locator('[aria-expanded]').click()
    expect(await violations(page)).toEqual([])
  })

  test('on phones: closed, keyword sheet, location sheet', async () => {
    const page = await newPage()
    await openShell(page, { ...options, width: 390, height: 844 })
    expect(await violations(page)).toEqual([])
    await page.getByRole('search').getByRole('combobox').click()
    await page.getByRole('option').first().waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.shell-location-button').click()
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).click()
    await settled(page)
    expect(await violations(page)).toEqual([])
  })
})
