import { messages } from '@jobsite/shell/core'
import { describe, expect, inject, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { hydrated, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19

const PATHS = [
  '/',
  '/jobs',
  '/java-v17-en?level=8',
  '/viec-lam-it-phan-mem-i35-vn?salary=1000&sort=salary',
  '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
  '/login?type=login',
  '/sign-up',
  '/muc-luong',
  '/interview/accountant-kw',
  '/company-list',
  '/nha-tuyen-dung/cho-so-e1000109-vn',
  '/tinh-luong-gross-net?gross=abc',
  '/khong-co-trang-nay',
  '/employer/?lang=2',
  '/elsewhere/faq',
]

describe.each([
  { colorScheme: 'light' as const, width: 1300 },
  { colorScheme: 'dark' as const, width: 360 },
])('$colorScheme, $width px', ({ colorScheme, width }) => {
  const { open } = withBrowser()

  test.each(PATHS)('%s has no axe violation', async (path) => {
    // The rules come in by script, which the site's own policy would refuse.
    const { page, close } = await open({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true })
    await page.goto(site + path)
    expect(await axeViolations(page)).toEqual([])
    await close()
  })
})

describe('by keyboard', () => {
  const { open } = withBrowser()

  test.each(['/', '/viec-lam', '/nha-tuyen-dung/thuc-pham-song-hong-e1000101-vn', '/dang-nhap'])(
    'the skip link comes first on %s, before a banner too',
    async (path) => {
      const { page, close } = await open()
      await page.goto(site + path)
      await hydrated(page)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(messages.vi.skipToContent)
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
      await close()
    },
  )
})
