import { localizeUrl } from '@jobsite/shell/core'
import { describe, expect, test } from 'vitest'
import { breadcrumbMessages } from '../../src/core/messages/breadcrumbs.ts'
import { axeViolations, axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'
import { isNightly } from '../support/isNightly.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'
import { resize, sideways } from '../support/pageHelpers.ts'

const { newPage, open } = withShellBrowser()

const SLOTS = {
  afterLogo: 'Bản thử nghiệm',
  beforeUser: 'Trợ giúp',
  headerBottom: 'Chúng tôi nghỉ Tết từ ngày 14 đến ngày 22.',
  sideNavTop: 'Tải ứng dụng',
  sideNavBottom: 'Phiên bản 1',
  footerTop: 'Nhận bản tin',
  footerBottom: 'Thành viên của một tập đoàn',
} as const

const WIDTHS = [360, 390, 768, 992, 1440]

/** Each page loads in one window, and is then resized. On each commit every look and every window is in one row. */
const CASES = (['vi', 'en'] as const).flatMap((language) =>
  (['full', 'minimal'] as const).flatMap((variant) =>
    WIDTHS.map((width) => ({ language, variant, width, look: `${language}, ${variant}` })),
  ),
)

describe('slots', () => {
  const CASE_ROWS = eachValue(CASES, ['look', 'width'])
  test.each(CASE_ROWS)(
    `fit and cause no layout shift: $look, $width px${CASE_ROWS.share}`,
    async ({ look: _, ...row }) => {
      const page = await newPage()
      await watchShifts(page)
      const url = localizeUrl('/muc-luong', row.language)
      await openShell(page, { ...row, url, slots: SLOTS, parts: ['footer'], user: null })
      expect(await readShifts(page)).toEqual([])
      for (const width of WIDTHS) {
        await resize(page, width)
        const name = `${width} px`
        expect(await sideways(page), name).toBe(0)
        const logo = await page.locator('.shell-logo').boundingBox()
        const beside = await page.locator('[data-shell-slot="afterLogo"]').boundingBox()
        // The logo keeps its size; what follows it overlaps nothing.
        expect(logo?.width, name).toBeGreaterThanOrEqual(width < 480 ? 36 : 100)
        const inLogo = await page.locator('.shell-mark').evaluate((mark) => mark.scrollWidth - mark.clientWidth)
        expect(inLogo, name).toBe(0)
        expect((logo?.x ?? 0) + (logo?.width ?? 0), name).toBeLessThanOrEqual(beside?.x ?? 0)
        const aside = await page.locator('.shell-actions').boundingBox()
        const end = (beside?.x ?? 0) + (beside?.width ?? 0)
        expect(end, name).toBeLessThanOrEqual((aside?.x ?? 0) + 1)
        expect(await page.getByText(SLOTS.headerBottom).isVisible(), name).toBe(true)
        // On each commit, `tests/stories/everyStory.test.ts` has headers with slots.
        if (isNightly && width === row.width) expect(await axeViolations(page), name).toEqual([])
      }
    },
  )

  test('are included in the published header height, and stick with the header', async () => {
    const page = await open({ language: 'vi', url: '/muc-luong', slots: SLOTS, user: null })
    const told = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--shell-header-height').replace('px', ''))
    const height = await page.getByRole('banner').evaluate((root) => root.getBoundingClientRect().height)
    await expect.poll(async () => Number(await told())).toBeCloseTo(height, 1)
    await page.mouse.wheel(0, 900)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    await expect
      .poll(() => page.getByText(SLOTS.headerBottom).evaluate((slot) => slot.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(0)
  })

  test('of the side navigation are reachable', async () => {
    const page = await open({ language: 'vi', url: '/muc-luong', slots: SLOTS, user: null, width: 390, height: 800 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getByText(SLOTS.sideNavTop).isVisible()).toBe(true)
    await dialog.getByText(SLOTS.sideNavBottom).scrollIntoViewIfNeeded()
    expect(await dialog.getByText(SLOTS.sideNavBottom).isVisible()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })
})

describe('breadcrumbs', () => {
  const PLACES = (['vi', 'en'] as const).flatMap((language) =>
    ([360, 1440] as const).map((width) => ({ language, width })),
  )

  const PLACE_ROWS = eachValue(PLACES, ['language', 'width'])
  test.each(PLACE_ROWS)(`fit and have no axe violation: $language, $width px${PLACE_ROWS.share}`, async (look) => {
    const page = await newPage()
    await watchShifts(page)
    const url = localizeUrl('/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', look.language)
    await openShell(page, { ...look, url, user: null, parts: ['breadcrumbs'] })
    const nav = page.getByRole('navigation', { name: breadcrumbMessages[look.language].label })
    expect(await nav.getByRole('link').count()).toBe(3)
    expect(await sideways(page)).toBe(0)
    expect(await readShifts(page)).toEqual([])
    expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
  })

  test('have JSON-LD, and update it after a client navigation, under a strict policy with Trusted Types', async () => {
    const page = await newPage()
    const props = { language: 'vi', parts: ['breadcrumbs'], hasPolicy: true, hasRouter: true, user: null } as const
    await openShell(page, { ...props, url: '/muc-luong' })
    const counts = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) =>
          scripts.map(({ textContent }) => JSON.parse(textContent ?? '').itemListElement.length),
        )
    expect(await counts()).toEqual([2])
    for (const [path, ...expected] of [['/'], ['/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', 4]] as const) {
      await page.evaluate((href) => {
        history.pushState({}, '', href)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect.poll(counts).toEqual(expected)
    }
  })
})
