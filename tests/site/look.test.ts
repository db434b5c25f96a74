import { constants } from '@jobsite/shell/core'
import { describe, expect, inject, test } from 'vitest'
import { readCutText, TEXT_SPACING } from '../support/cutText.ts'
import { withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19
const { open } = withBrowser()
const TOP_BANNERS = ['cv.svg', 'employers.svg', 'tech.svg']

describe('the sidebar banner', () => {
  test.each([992, 1366, 1440, 1479, 1480, 1600, 1920])('covers no text of the page at %i px', async (width) => {
    const { page, close } = await open({ viewport: { width, height: 900 } })
    await page.goto(`${site}/viec-lam`)
    const banner = await page.locator('[data-shell="sidebar-banner"]').boundingBox()
    const reach = await page.locator('main').evaluate((main) => {
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let right = 0
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode)
        right = Math.max(right, range.getBoundingClientRect().right)
      }
      return right
    })
    expect(reach).toBeGreaterThan(width / 2)
    // Where the window leaves no room next to the content there is none.
    expect(banner !== null).toBe(width >= 1480)
    expect(reach).toBeLessThanOrEqual(banner?.x ?? width)
    await close()
  })
})

describe('the images of the top banner', () => {
  test.each(TOP_BANNERS)('%s is not truncated on a phone, next to the close button', async (name) => {
    const phone = 360
    const { page, close } = await open({ viewport: { width: phone, height: 740 } })
    await page.goto(`${site}/viec-lam`)
    const place = await page.locator('[data-shell="top-banner"]').boundingBox()
    await page.goto(`${site}/banners/${name}`)
    const widest = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('text')].map((text) => text.getComputedTextLength())),
    )
    const scale = (place?.height ?? 0) / constants.bannerHeight
    const button = 2 * (16 + 32)
    expect(widest).toBeGreaterThan(0)
    expect(widest * scale).toBeLessThan(phone - button)
    await close()
  })
})

test('each line of the breadcrumbs begins with words on a phone', async () => {
  const { page, close } = await open({ viewport: { width: 320, height: 740 } })
  await page.goto(`${site}/viec-lam`)
  await page.goto(site + (await page.locator('.job-card a').first().getAttribute('href')))
  const items = await page.locator('[data-shell="breadcrumbs"] li').evaluateAll((all) =>
    all.map((item) => {
      const words = document.createRange()
      words.selectNodeContents(item)
      return {
        line: item.getBoundingClientRect().top,
        indent: words.getBoundingClientRect().left - item.getBoundingClientRect().left,
      }
    }),
  )
  expect(new Set(items.map(({ line }) => line)).size).toBeGreaterThan(1)
  expect(items.map(({ indent }) => indent)).toEqual(items.map(() => 0))
  await close()
})

test.each([
  ['/viec-lam', '.job-facts li'],
  ['/danh-sach-cong-ty', '.card-meta span'],
])('on %s, icons in cards keep their place while the words after them load', async (path, selector) => {
  const { page, close } = await open({ viewport: { width: 768, height: 900 } })
  await page.goto(site + path)
  const places = await page.locator(selector).evaluateAll((all) =>
    all.flatMap((item) => {
      const icon = item.querySelector('.icon')
      if (!icon) return []
      const placeOf = () => [icon.getBoundingClientRect().x, icon.getBoundingClientRect().y]
      const whole = placeOf()
      while (item.lastChild !== icon) item.lastChild?.remove()
      return [[whole, placeOf()]]
    }),
  )
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter(([whole, begun]) => String(whole) !== String(begun))).toEqual([])
  await close()
})

test.each([
  ['/login', 1300],
  ['/onboarding/welcome', 1300],
  ['/onboarding/welcome', 390],
])('the footer of the short page %s ends the window of %i px', async (path, width) => {
  const { page, close } = await open({ viewport: { width, height: 1100 } })
  await page.goto(site + path)
  const box = await page.getByRole('contentinfo').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(1100)
  await close()
})

describe('text in cards', () => {
  test.each([
    ['/viec-lam', 320],
    ['/jobs', 320],
    ['/jobs', 390],
    ['/company-list', 320],
    ['/viec-lam', 1300],
  ] as const)('of %s is never truncated at %i px, with and without text spacing', async (path, width) => {
    const { page, close } = await open({ viewport: { width, height: 740 }, bypassCSP: true })
    await page.goto(site + path)
    for (const style of ['', TEXT_SPACING]) {
      if (style) await page.addStyleTag({ content: style })
      const cut = await page.evaluate(() => {
        const range = document.createRange()
        return [...document.querySelectorAll('main :is(.job-card, .company-card, .pane) *')].flatMap((element) => {
          const hides = getComputedStyle(element).overflowX
          const words = element.textContent?.trim() ?? ''
          if (words === '' || element.closest('.hidden, [hidden]') || !element.checkVisibility()) return []
          range.selectNodeContents(element)
          const { left, right } = range.getBoundingClientRect()
          const card = element.closest('.job-card, .company-card, .pane')?.getBoundingClientRect()
          const isOut = card !== undefined && (left < card.left - 1 || right > card.right + 1)
          return isOut || hides === 'clip' ? [words] : []
        })
      })
      expect(cut).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }
    await close()
  })
})

describe('text at 200 %', () => {
  test.each(['/', '/tim-viec-lam', '/viec-lam', '/salary', '/login', '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv'])(
    '%s does not scroll horizontally',
    async (path) => {
      const { page, close } = await open({ viewport: { width: 1280, height: 900 } })
      await page.goto(site + path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await page.waitForFunction(() => Number.parseFloat(getComputedStyle(document.body).fontSize) === 32)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      await close()
    },
  )
})

describe('a page of the site', () => {
  test.each([
    '/',
    '/jobs',
    '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
    '/muc-luong',
    '/interview',
    '/tinh-luong-gross-net',
    '/dang-nhap',
    '/sign-up',
  ])('%s has no truncated text, with and without text spacing, in the smallest windows', async (path) => {
    const { page, close } = await open({ viewport: { width: 1300, height: 800 }, bypassCSP: true })
    await page.goto(site + path)
    for (const style of ['', TEXT_SPACING]) {
      if (style) await page.addStyleTag({ content: style })
      for (const [width, height] of [
        [320, 256],
        [360, 740],
        [768, 900],
        [1300, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const name = `${width} × ${height}${style && ', spaced out'}`
        expect(await readCutText(page, 'body'), name).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBe(0)
      }
    }
    await close()
  })

  test.each([
    ['/muc-luong', 320],
    ['/salary', 320],
    ['/muc-luong', 1300],
  ])('shows every column of the table of salaries, with and without text spacing: %s, %i px', async (path, width) => {
    const { page, close } = await open({ viewport: { width, height: 740 }, bypassCSP: true })
    await page.goto(site + path)
    for (const style of ['', TEXT_SPACING]) {
      if (style) await page.addStyleTag({ content: style })
      const hidden = await page.locator('.table').evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(hidden, style).toBe(0)
    }
    await close()
  })
})
