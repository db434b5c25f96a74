import { join } from 'node:path'
import { expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { eachValue } from '../support/chooseRows.ts'
import { readShifts } from '../support/layoutShift.ts'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveFolder } from './support/serve.ts'

/** Pages at the widths around the one from which the header has another height, of a phone and of a desktop. */
const RESERVED = eachValue(
  [
    { path: '/viec-lam', place: '#header' },
    { path: '/jobs', place: '#header' },
    { path: '/dang-nhap', place: 'job-shell-header' },
    { path: '/login', place: 'job-shell-header' },
  ].flatMap((page) => [390, 991, 992, 1300].map((width) => ({ ...page, width }))),
  ['path', 'width'],
)

describeConsumer('a plain page with one script', {
  isServed: false,
  start: async () => {
    const { folder } = await buildConsumer('examples/plain')
    return serveFolder(join(folder, 'dist'))
  },
  more: ({ open }) => {
    it('tells search engines the URLs of both languages, which the switch uses', async () => {
      const page = await open('/viec-lam')
      const links = page.locator('link[hreflang]')
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))).toEqual([
        'vi',
        'en',
        'x-default',
      ])
      const english = page.getByRole('banner').getByRole('link', { name: 'English' })
      expect(await english.getAttribute('href')).toMatch(/\/jobs$/)
    })

    it.each(RESERVED)(
      `$path reserves the height of its header, $width px wide, and nothing moves${RESERVED.share}`,
      async ({ path, width, place }) => {
        const page = await open(path, { width })
        await page.getByRole('contentinfo').waitFor()
        const heights = await page.locator(place).evaluate((element) => ({
          reserved: getComputedStyle(element).minHeight,
          header: `${element.querySelector('[data-shell="header"]')?.getBoundingClientRect().height}px`,
        }))
        expect(heights.reserved).toBe(heights.header)
        expect(await readShifts(page)).toEqual([])
      },
    )

    it.each([390, 1300])('has a page of elements with a minimal header and footer, %i px wide', async (width) => {
      const page = await open('/login', { width })
      const names = (root: 'banner' | 'contentinfo') => page.getByRole(root).getByRole('link').allInnerTexts()
      expect(await names('banner')).toEqual(['Skip to main content', expect.any(String), 'Tiếng Việt'])
      expect((await names('contentinfo')).slice(1, 4)).toEqual(['Contact us', 'Terms of use', 'Privacy policy'])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click()
      await page.waitForURL('**/dang-nhap')
      await page.getByRole('banner').getByRole('link', { name: 'English' }).waitFor()
    })
  },
})
