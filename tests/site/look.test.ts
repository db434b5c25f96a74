import { constants } from '@jobsite/shell/core'
import { describe, expect, inject, test } from 'vitest'
import { withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19
const { open } = withBrowser()
const TOP_BANNERS = ['cv.svg', 'employers.svg', 'tech.svg']

describe('the sidebar banner', () => {
  test.each([992, 1024, 1280, 1366, 1415, 1416, 1440, 1920])('covers no words of the page at %i px', async (width) => {
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
    expect(reach).toBeLessThanOrEqual(banner?.x ?? 0)
    await close()
  })
})

describe('the pictures of the top banner', () => {
  test.each(TOP_BANNERS)('%s is read whole on a phone, beside the button that closes it', async (name) => {
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

describe('job cards', () => {
  test('have dots between facts, none where a line begins or ends', async () => {
    const { page, close } = await open({ viewport: { width: 360, height: 740 } })
    await page.goto(`${site}/viec-lam`)
    const facts = await page.locator('.job-facts').evaluateAll((lists) =>
      lists.flatMap((list) =>
        [...list.children].map((fact) => {
          const { left, top } = fact.getBoundingClientRect()
          const dot = Number.parseFloat(getComputedStyle(fact, '::before').width)
          const before = fact.previousElementSibling?.getBoundingClientRect()
          const isFirst = before === undefined || top >= before.bottom
          // A list cuts off what lies outside it.
          return { isFirst, isCut: left + dot <= list.getBoundingClientRect().left + 1 }
        }),
      ),
    )
    expect(facts.filter(({ isFirst }) => isFirst).length).toBeGreaterThan(20)
    expect(facts.filter(({ isFirst, isCut }) => isFirst !== isCut)).toEqual([])
    expect(
      await page
        .locator('.job-facts')
        .first()
        .evaluate((list) => getComputedStyle(list).overflowX),
    ).toBe('clip')
    await close()
  })
})

describe('text at 200 %', () => {
  test.each(['/', '/tim-viec-lam', '/viec-lam', '/salary', '/login'])('%s is not scrolled sideways', async (path) => {
    const { page, close } = await open({ viewport: { width: 1280, height: 900 } })
    await page.goto(site + path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.waitForFunction(() => Number.parseFloat(getComputedStyle(document.body).fontSize) === 32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await close()
  })
})
