import { type Attribution, messages, pagePath } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { leave } from '../support/leave.ts'
import { idle } from '../support/pageHelpers.ts'
import { hydrated, languagesOf, localPart, logIn, sendLogin, visit, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19

/** Texts and controls of the e2e flows in each language. */
const WORDS = {
  vi: {
    other: 'English',
    results: '/k%E1%BA%BF-to%C3%A1n-kv',
    turned: '/k%E1%BA%BF-to%C3%A1n-kw',
    walk: ['/viec-lam', '/danh-sach-cong-ty', '/muc-luong'],
    register: '/dang-ky',
    names: ['Họ', 'Tên', 'Mật khẩu'],
    create: 'Tạo tài khoản',
    onboarding: '/chao-don-ung-vien-moi/bat-dau',
    loginPage: '/dang-nhap',
    logoutPage: '/logout/vi',
    keyword: 'kế toán',
  },
  en: {
    other: 'Tiếng Việt',
    results: '/accountant-kw',
    turned: '/accountant-kv',
    walk: ['/jobs', '/company-list', '/salary'],
    register: '/sign-up',
    names: ['Last name', 'First name', 'Password'],
    create: 'Create account',
    onboarding: '/onboarding/welcome',
    loginPage: '/login',
    logoutPage: '/logout/en',
    keyword: 'accountant',
  },
} as const

const WIDE = { viewport: { width: 1440, height: 900 } }

async function readRecord(page: Page, name: string): Promise<Attribution | undefined> {
  const cookie = (await page.context().cookies()).find((one) => one.name === name)
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as Attribution)
}

/** Polls a record: pages write it when they are first idle. */
const expectRecord = (page: Page, name = 'VNW_TRACKING_GA') => expect.poll(() => readRecord(page, name))

describe('a visitor', () => {
  const { open } = withBrowser()

  test.each(languagesOf('vi'))(
    'searches, changes the language on the results, opens what needs a login, and lands there: %s',
    async (language) => {
      const words = WORDS[language]
      const turned = language === 'vi' ? 'en' : 'vi'
      const page = await open(WIDE)
      await visit(page, site + words.walk[0])
      const field = page.getByRole('banner').getByRole('combobox')
      await field.fill(words.keyword)
      await field.press('Enter')
      await page.waitForURL(site + words.results)
      await hydrated(page)
      await page.getByRole('banner').getByRole('link', { name: words.other }).click()
      await page.waitForURL(site + words.turned)
      await hydrated(page)
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: messages[turned].submenuOf(messages[turned].menu.myJobs) }).click()
      await banner.getByRole('link', { name: messages[turned].menu.savedJobs }).click()
      await page.waitForURL((url) => url.pathname === WORDS[turned].loginPage)
      await sendLogin(page, turned)
      await page.waitForURL(`${site}${pagePath('myJobs', turned)}?section=saved`)
      expect(await page.locator('html').getAttribute('lang')).toBe(turned)
      await page.getByRole('banner').getByRole('button', { name: 'Anh' }).waitFor()
    },
  )

  test.each(languagesOf('en'))(
    'arrives by a campaign, visits three pages and registers: the first touch stays, the last changes: %s',
    async (language) => {
      const words = WORDS[language]
      const page = await open(WIDE)
      await visit(page, `${site}${words.walk[0]}?utm_source=zalo&utm_medium=cpc&utm_campaign=tet&token=abc`)
      await expectRecord(page).toMatchObject({
        utm_source: 'zalo',
        utm_medium: 'cpc',
        utm_campaign: 'tet',
        utm_term: '(not set)',
      })
      await expectRecord(page, 'VNW_TRACKING_GA_FIRST').toBeDefined()
      const landing = await readRecord(page, 'VNW_TRACKING_GA_FIRST')
      expect(landing?.utm_url).toBe(
        `${site}${words.walk[0]}?utm_source=zalo&utm_medium=cpc&utm_campaign=tet&token=redacted`,
      )
      expect(await readRecord(page, 'VNW_TRACKING_GA')).toEqual(landing)
      for (const path of words.walk.slice(1)) {
        // As a visitor does: by a link on the site, which is what the browser then names as referrer.
        await leave(page, path)
        await page.waitForURL(site + path)
        await hydrated(page)
        await expectRecord(page).toMatchObject({ utm_source: '(direct)', utm_url: site + path })
      }
      await visit(page, `${site}/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv?utm_source=fb`)
      // The page is idle, when it would have written.
      await page.waitForLoadState('networkidle')
      await idle(page)
      expect((await readRecord(page, 'VNW_TRACKING_GA'))?.utm_source).toBe('(direct)')
      await visit(page, site + words.register)
      const main = page.getByRole('main')
      const [lastName, firstName, password] = words.names
      await main.getByLabel(lastName).fill('Lê')
      await main.getByLabel(firstName).fill('Thu')
      await main.getByLabel(/^e-?mail$/i).fill(`thu.${language}.${Date.now()}@jobsite.example`)
      await main.getByLabel(password).fill('mat-khau-dai')
      await main.getByRole('button', { name: words.create }).click()
      await page.waitForURL(site + words.onboarding)
      await hydrated(page)
      await expectRecord(page).toMatchObject({
        utm_source: '(direct)',
        utm_medium: '(not set)',
        utm_url: site + words.onboarding,
        utm_datetime: expect.stringMatching(/\+07:00$/),
      })
      expect(await readRecord(page, 'VNW_TRACKING_GA_FIRST')).toEqual(landing)
    },
  )
})

// What follows does not depend on the language of the page: on commits in one.
describe.each(languagesOf('vi'))('a visitor who knows the site, in %s', (language) => {
  const words = WORDS[language]
  const turned = language === 'vi' ? 'en' : 'vi'
  const { open } = withBrowser()

  test('returns: logged in, in the same language, with the same first touch', async () => {
    const page = await open(WIDE)
    await visit(page, `${site}${words.walk[0]}?gclid=abc`)
    await expectRecord(page, 'VNW_TRACKING_GA_FIRST').toBeDefined()
    const first = await readRecord(page, 'VNW_TRACKING_GA_FIRST')
    await visit(page, site + words.walk[0])
    await page.getByRole('banner').getByRole('link', { name: words.other }).click()
    await page.waitForURL((url) => url.pathname !== words.walk[0])
    await page.goto(`${site}${WORDS[turned].loginPage}?type=login`)
    await sendLogin(page, turned)
    await page.waitForURL(site + pagePath('dashboard', turned))
    // A new tab of the same browser, later: a URL that says no language speaks the one chosen last.
    const later = await page.context().newPage()
    const response = await later.goto(`${site}/career-newbies`)
    expect(await response?.text()).toContain('>Anh<')
    expect(await later.locator('html').getAttribute('lang')).toBe(turned)
    await expectRecord(later).toMatchObject({ utm_url: `${site}/career-newbies` })
    expect(await readRecord(later, 'VNW_TRACKING_GA_FIRST')).toEqual(first)
  })

  test('logs out, and logs in from the logout page to the dashboard', async () => {
    const page = await open(WIDE)
    await logIn(page, site)
    await visit(page, site + words.walk[1])
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Anh' }).click()
    const out = banner.getByRole('link', { name: messages[language].logOut })
    expect(localPart((await out.getAttribute('href')) ?? '')).toContain('?client_id=3&user_id=')
    await out.click()
    await page.waitForURL(site + pagePath('homepage', language))
    await banner.getByRole('button', { name: messages[language].logIn }).waitFor()
    const wayBack = encodeURIComponent(`${site}${words.logoutPage}?client_id=3`)
    await page.goto(`${site}${words.loginPage}?type=login&redirectURL=${wayBack}`)
    await sendLogin(page, language)
    await page.waitForURL(site + pagePath('dashboard', language))
  })
})
