import { breadcrumbMessages, localizeUrl } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { type OpenShellOptions, openShell, withShellBrowser } from '../support/browserPage.ts'
import { pairwise } from '../support/chooseRows.ts'

const { newPage } = withShellBrowser()

const SLOTS = {
  afterLogo: 'Bản thử nghiệm',
  beforeUser: 'Trợ giúp',
  headerBottom: 'Chúng tôi nghỉ Tết từ ngày 14 đến ngày 22.',
  sideNavTop: 'Tải ứng dụng',
  sideNavBottom: 'Phiên bản 1',
  footerTop: 'Nhận bản tin',
  footerBottom: 'Thành viên của một tập đoàn',
} as const

const CASES = (['vi', 'en'] as const).flatMap((language) =>
  ([360, 390, 768, 992, 1440] as const).flatMap((width) =>
    (['full', 'minimal'] as const).map((variant) => ({ language, width, variant })),
  ),
)

/** Position of an element before and after it moved. */
interface Shift {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** Opens a page and tells what moved on it from the first paint on, and from where to where. */
async function openWatched(page: Page, options: OpenShellOptions): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: Shift[] }[])
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${(node as Element | null)?.className}: ${place(previousRect)} to ${place(currentRect)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openShell(page, options)
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

describe('slots', () => {
  test.each(pairwise(CASES, ['language', 'width', 'variant']))(
    'fit and cause no layout shift: $language, $width px, $variant',
    async (look) => {
      const page = await newPage()
      const url = localizeUrl('/muc-luong', look.language)
      const moved = await openWatched(page, { ...look, url, slots: SLOTS, parts: ['footer'], user: null })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
      const logo = await page.locator('.shell-logo').boundingBox()
      const beside = await page.locator('[data-shell-slot="afterLogo"]').boundingBox()
      // The logo keeps its room; what is behind it lies over nothing.
      expect(logo?.width).toBeGreaterThanOrEqual(look.width < 480 ? 36 : 100)
      const inLogo = await page.locator('.shell-mark').evaluate((mark) => mark.scrollWidth - mark.clientWidth)
      expect(inLogo).toBe(0)
      expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
      const aside = await page.locator('.shell-actions').boundingBox()
      const end = (beside?.x ?? 0) + (beside?.width ?? 0)
      expect(end).toBeLessThanOrEqual((aside?.x ?? 0) + 1)
      expect(await page.getByText(SLOTS.headerBottom).isVisible()).toBe(true)
      expect(await moved()).toEqual([])
      // Between the narrowest and the widest window only widths differ.
      if (look.width === 360 || look.width === 1440) expect(await axeViolations(page)).toEqual([])
    },
  )

  test('are included in the published header height, and stick with the header', async () => {
    const page = await newPage()
    await openShell(page, { language: 'vi', url: '/muc-luong', slots: SLOTS, user: null })
    const told = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--shell-header-height').replace('px', ''))
    const height = await page.getByRole('banner').evaluate((root) => root.getBoundingClientRect().height)
    expect(Number(await told())).toBeCloseTo(height, 1)
    await page.mouse.wheel(0, 900)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    await expect
      .poll(() => page.getByText(SLOTS.headerBottom).evaluate((slot) => slot.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(0)
  })

  test('of the side navigation are reachable', async () => {
    const page = await newPage()
    await openShell(page, { language: 'vi', url: '/muc-luong', slots: SLOTS, user: null, width: 390, height: 800 })
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

  test.each(PLACES)('fit and have no axe violation: $language, $width px', async (look) => {
    const page = await newPage()
    const url = localizeUrl('/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', look.language)
    const moved = await openWatched(page, { ...look, url, user: null, parts: ['breadcrumbs'] })
    const nav = page.getByRole('navigation', { name: breadcrumbMessages[look.language].label })
    expect(await nav.getByRole('link').count()).toBe(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
    expect(await moved()).toEqual([])
    expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
  })

  test('work under a strict content security policy', async () => {
    const page = await newPage()
    await openShell(page, { language: 'vi', url: '/muc-luong', user: null, parts: ['breadcrumbs'], hasPolicy: true })
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(json ?? '').itemListElement).toHaveLength(2)
  })

  test('update JSON-LD after a client navigation, under enforced Trusted Types', async () => {
    const page = await newPage()
    const props = { language: 'vi', parts: ['breadcrumbs'], hasPolicy: true, hasRouter: true, user: null } as const
    await openShell(page, { ...props, url: '/' })
    const script = page.locator('script[type="application/ld+json"]')
    expect(await script.count()).toBe(0)
    for (const [path, count] of [
      ['/muc-luong', 2],
      ['/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', 4],
    ] as const) {
      await page.evaluate((href) => {
        history.pushState({}, '', href)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect.poll(async () => JSON.parse((await script.textContent()) ?? '').itemListElement.length).toBe(count)
    }
    expect(await script.count()).toBe(1)
  })
})
