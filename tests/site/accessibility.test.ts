import { messages, pagePath } from '@jobsite/shell/core'
import { expect, inject, test } from 'vitest'
import { COLOR_RULES } from '../../scripts/visual/axe.ts'
import { axeViolations, showColors } from '../support/axe.ts'
import { eachValue } from '../support/chooseRows.ts'
import { isNightly } from '../support/isNightly.ts'
import { isFocused, resize } from '../support/pageHelpers.ts'
import { logIn, visit, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19

/** Kinds of pages that are made of the same blocks as those below. */
const AT_NIGHT = [
  '/java-v17-en?level=8',
  '/tim-viec-lam',
  '/salary/accountant-kw',
  '/numerology/result?birthday=14/05/1990',
  '/lo-trinh-su-nghiep',
  '/cv-template',
  '/ngay-hoi-viec-lam-2026',
  '/mobile',
  '/viec-lam-goi-y',
  '/apply-multiple-jobs',
  '/tat-ca-khu-vuc',
  '/site-map',
  '/lien-he',
  '/privacy-policy',
  '/recommendation/success',
  '/onboarding/welcome',
  '/ho-so',
  '/wowcv/en',
  '/quen-mat-khau',
  '/company-list',
  '/muc-luong',
]

const PATHS = [
  '/',
  '/jobs',
  ...(isNightly ? AT_NIGHT : []),
  '/viec-lam-it-phan-mem-i35-vn?salary=1000&sort=salary',
  '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
  '/login?type=login',
  '/sign-up',
  '/interview/accountant-kw',
  '/nha-tuyen-dung/cho-so-e1000109-vn',
  '/tinh-luong-gross-net?gross=abc',
  '/khong-co-trang-nay',
  '/employer/?lang=2',
  '/elsewhere/faq',
]

/** Each language, the minimal header, an error. Of the others the content is tested: their header and footer are the same. */
const WHOLE = ['/', '/jobs', '/login?type=login', '/khong-co-trang-nay', '/employer/?lang=2', '/elsewhere/faq']
/** Part of the page and rules whose result differs on phones and in dark colors. */
const ON_PHONES = { part: 'main', rules: [...COLOR_RULES, 'scrollable-region-focusable', 'target-size'] }

const { open } = withBrowser()

/** Pages with the controls of a seeker. */
const SEEKERS = [
  pagePath('dashboard', 'vi'),
  pagePath('profileSettings', 'en'),
  pagePath('jobAlerts', 'vi'),
  pagePath('myCompanies', 'en'),
  '/ung-tuyen-nhieu-viec-lam?job=1763223&job=1763224',
  ...(isNightly
    ? [
        pagePath('profileViews', 'en'),
        pagePath('myJobs', 'vi'),
        pagePath('myProfile', 'vi'),
        pagePath('accountSettings', 'en'),
        pagePath('referralCandidates', 'en'),
      ]
    : []),
]

test.each([...PATHS, ...SEEKERS])(
  '%s has no axe violation, light on a wide screen and dark on a phone',
  async (path) => {
    // The rules come in by script, which the site's own policy would refuse.
    const page = await open({ viewport: { width: 1300, height: 900 }, bypassCSP: true })
    if (SEEKERS.includes(path)) await logIn(page, site)
    await page.goto(site + path)
    const isWhole = isNightly || WHOLE.includes(path)
    expect(await axeViolations(page, isWhole ? {} : { part: 'main' })).toEqual([])
    await resize(page, 360, 900)
    await showColors(page, 'dark')
    expect(await axeViolations(page, isWhole ? {} : ON_PHONES)).toEqual([])
  },
)

const FIRST_STOPS = [
  { path: '/', hasBanner: false },
  { path: '/viec-lam', hasBanner: true },
  { path: '/dang-nhap', hasBanner: false },
]

const FIRST_STOP_ROWS = eachValue(FIRST_STOPS, ['hasBanner'])
test.each(FIRST_STOP_ROWS)(
  `by keyboard, the skip link comes first on $path (before a banner: $hasBanner)${FIRST_STOP_ROWS.share}`,
  async ({ path, hasBanner }) => {
    const page = await open()
    await visit(page, site + path)
    expect(await page.locator('[data-shell="top-banner"]').count()).toBe(hasBanner ? 1 : 0)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(messages.vi.skipToContent)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
  },
)

test('by keyboard, the bottom text is no stop: Tab leads to its first link, also while it is hydrated', async () => {
  const page = await open()
  await visit(page, `${site}/viec-lam`)
  const text = page.locator('[data-shell="seo-bottom-text"]')
  await page.locator('main a').last().focus()
  await page.keyboard.press('Tab')
  await text.and(page.locator('[data-enhanced]')).waitFor()
  await expect.poll(() => isFocused(text.getByRole('link').first())).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => isFocused(page.locator('main a').last())).toBe(true)
})
