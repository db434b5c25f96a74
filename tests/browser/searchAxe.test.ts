import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'

const { newPage } = withShellBrowser()

/** Returns the axe violations of the visible header. */
const violations = (page: Page) => axeViolationsOfBothColors(page, '[data-shell="header"]')

const districts = { 29: [{ id: 73, name: 'Quận 1', nameEn: 'District 1', order: 0 }] }
const STATES = (['vi', 'en'] as const).flatMap((language) =>
  ['wide screens', 'phones'].map((where) => ({ language, where, url: language === 'vi' ? '/viec-lam' : '/jobs' })),
)

// The closed search is part of the pages of `header.test.ts`.
test.each(eachValue(STATES, ['language', 'where']))(
  'has no axe violation on $where, with suggestions and with locations: $language',
  async ({ language, where, url }) => {
    const page = await newPage()
    const size = where === 'phones' ? { width: 390, height: 844 } : {}
    await openShell(page, { language, url, districts, ...size })
    const field = page.getByRole('search').getByRole('combobox')
    if (where === 'phones') await field.click()
    else await field.pressSequentially('ke')
    await page.getByRole('option').first().waitFor()
    if (where !== 'phones') await page.keyboard.press('ArrowDown')
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
    await page.keyboard.press('Escape')
    await page.locator('.shell-location-button').click()
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).click()
    if (where !== 'phones') await page.getByRole('dialog').locator('[aria-expanded]').click()
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
  },
)
