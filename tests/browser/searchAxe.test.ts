import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { openShell, withShellBrowser } from '../support/browserPage.ts'

const { newPage } = withShellBrowser()

/** Returns the axe violations of the visible header. */
const violations = (page: Page) => axeViolationsOfBothColors(page, '[data-shell="header"]')

const districts = { 29: [{ id: 73, name: 'Quận 1', nameEn: 'District 1', order: 0 }] }
const CASES = (['vi', 'en'] as const).map((language) => ({
  language,
  districts,
  url: language === 'vi' ? '/viec-lam' : '/jobs',
}))

describe.each(CASES)('has no axe violation in $language', (options) => {
  test('on wide screens: closed, with suggestions, with locations', async () => {
    const page = await newPage()
    await openShell(page, options)
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
    const field = page.getByRole('search').getByRole('combobox')
    await field.pressSequentially('ke')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
    await page.keyboard.press('Escape')
    await page.locator('.shell-location-button').click()
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).click()
    await page.getByRole('dialog').locator('[aria-expanded]').click()
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
  })

  test('on phones: closed, keyword sheet, location sheet', async () => {
    const page = await newPage()
    await openShell(page, { ...options, width: 390, height: 844 })
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
    await page.getByRole('search').getByRole('combobox').click()
    await page.getByRole('option').first().waitFor()
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
    await page.keyboard.press('Escape')
    await page.locator('.shell-location-button').click()
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).click()
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
  })
})
