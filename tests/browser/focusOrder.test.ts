import { expect, test } from 'vitest'
import { withShellBrowser } from '../support/browserPage.ts'

const { open } = withShellBrowser()

const USER = { userId: 7, firstName: 'Minh Anh', lastName: 'Nguyễn' }

const CASES = [
  { width: 390, url: '/viec-lam', language: 'vi' },
  { width: 768, url: '/jobs', language: 'en' },
  { width: 992, url: '/', language: 'vi' },
  { width: 1100, url: '/viec-lam', language: 'vi' },
  { width: 1300, url: '/en', language: 'en' },
  { width: 1440, url: '/viec-lam', language: 'vi' },
] as const

test.each(CASES)('Tab goes through the rows of the header, at $width px: $url', async (options) => {
  const page = await open({ ...options, user: USER })
  await page.locator('[data-shell="header"][data-menus]').waitFor()
  const places: { x: number; row: number; name: string }[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement?.closest('[data-shell="header"]')) return null
      const { left, top, height } = activeElement.getBoundingClientRect()
      // Focus opens the menus on wide screens: their columns are no part of the rows.
      const isBeside = activeElement.matches('[data-shell="skip-link"], .shell-submenu *')
      return isBeside ? 'beside' : { x: left, row: top + height / 2, name: activeElement.outerHTML.slice(0, 80) }
    })
    if (place === null) break
    if (place !== 'beside') places.push(place)
  }
  expect(places.length).toBeGreaterThan(4)
  for (const [index, { x, row, name }] of places.entries()) {
    const next = places[index + 1]
    if (!next) break
    // The middles of a row's elements differ by less than half of their height.
    const isSameRow = Math.abs(next.row - row) < 16
    expect(isSameRow ? next.x >= x : next.row > row, `${name} → ${next.name}`).toBe(true)
  }
})

test.each([1300, 1440])(
  'with text of twice the size the search has space, and the rest one line: %i px',
  async (width) => {
    for (const user of [USER, null]) {
      const page = await open({ width, url: '/viec-lam', language: 'vi', user })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const box = async (selector: string) => {
        const found = await page.locator(`[data-shell="header"] ${selector}`).boundingBox()
        if (!found) throw new Error(`${selector} has no box.`)
        return { ...found, middle: found.y + found.height / 2 }
      }
      const search = await box('.shell-search')
      expect(search.width).toBeGreaterThan(420)
      for (const selector of ['.shell-logo', '.shell-notifications', '.shell-user', '[data-shell="language-switch"]'])
        expect(Math.abs((await box(selector)).middle - search.middle)).toBeLessThan(4)
    }
  },
)
