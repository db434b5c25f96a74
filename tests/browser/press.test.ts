import { expect, test } from 'vitest'
import { messages } from '../../src/core/messages/messages.ts'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { openServices, withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'
import { pressAll } from '../support/pressedControls.ts'

const { open } = withShellBrowser()

/** Looks of a page: by the visitor's colors. */
const COLORS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const

const USER = { userId: 7, firstName: 'Minh Anh', lastName: 'Nguyễn' }

const OPENED = [
  { width: 390, user: null, open: 'side navigation' },
  { width: 390, user: USER, open: 'keyword sheet' },
  { width: 1500, user: USER, open: 'locations' },
  { width: 1500, user: null, open: 'suggestions' },
] as const

/** The rules for pressed controls are the same in every part of the page. */
const LOOKS = eachValue(
  OPENED.flatMap((opened) => COLORS.map((colors) => ({ ...opened, colors, look: Object.values(colors).join() }))),
  ['open', 'look'],
)

test.each(LOOKS)(
  `every control shows that it is pressed: $width px, $open, $look${LOOKS.share}`,
  async ({ width, user, open: opened, colors }) => {
    const { services } = await openServices()
    const parts = [...ALL_PARTS, 'breadcrumbs' as const]
    const page = await open({
      language: 'vi',
      width,
      user,
      parts,
      services,
      url: '/viec-lam',
      locationId: [29],
      categoryId: [35],
    })
    const text = messages.vi
    const field = page.getByRole('search').getByRole('combobox')
    if (opened === 'side navigation') await page.getByRole('button', { name: text.openMenu }).click()
    if (opened === 'keyword sheet') await field.click()
    if (opened === 'locations') await page.getByRole('button', { name: text.searchBar.locations }).click()
    if (opened === 'suggestions') {
      await field.fill('java')
      await page.getByRole('option').first().waitFor()
    } else await page.locator('dialog[open]').waitFor()
    await page.emulateMedia(colors)
    const { count, unanswered } = await pressAll(page)
    expect(unanswered).toEqual([])
    expect(count).toBeGreaterThan(30)
    await page.emulateMedia({ colorScheme: null, forcedColors: null })
  },
)

test('a press shows in the next frame, by mouse and by finger', async () => {
  const page = await open({ language: 'vi', width: 1300 })
  const button = page.locator('.shell-location-button')
  const shadow = () =>
    button.evaluate(
      (one) => new Promise((resolve) => requestAnimationFrame(() => resolve(getComputedStyle(one).boxShadow))),
    )
  await button.hover()
  expect(await shadow()).toBe('none')
  await page.mouse.down()
  expect(await shadow()).not.toBe('none')
  await page.mouse.up()
  expect(await shadow()).toBe('none')
})
