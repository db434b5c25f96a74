import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { isNightly } from '../support/isNightly.ts'
import { expectQuiet, hydrated, localPart, logIn, withBrowser } from '../support/siteBrowser.ts'

const sites = inject('site')

/** A Vietnamese URL, where the switch leads, and where it leads back. */
const WAYS = [
  { from: '/', to: '/en', back: '/' },
  { from: '/viec-lam-it-phan-mem-i35-vn', to: '/it-software-jobs-i35-en', back: '/viec-lam-it-phan-mem-i35-vn' },
  {
    from: '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
    to: '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jd',
    back: '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
  },
  {
    from: '/quan-ly-nghe-nghiep/tong-quan',
    to: '/my-career-center/dashboard',
    back: '/quan-ly-nghe-nghiep/tong-quan',
    gated: true,
  },
  { from: '/khong-co-trang-nay', to: '/khong-co-trang-nay?lang=en', back: '/khong-co-trang-nay?lang=vi' },
  { from: '/khong-tim-thay-trang', to: '/error404', back: '/khong-tim-thay-trang' },
  { from: '/career-newbies', to: '/career-newbies?lang=en', back: '/career-newbies?lang=vi' },
  { from: '/empower-growth-2023', to: '/empower-growth-2023/en', back: '/empower-growth-2023' },
  { from: '/cau-hoi-phong-van/ke-toan-kv', to: '/interview/accountant-kw', back: '/cau-hoi-phong-van/ke-toan-kv' },
  { from: '/ho-so?a=1&lang=vi', to: '/my-profile?a=1&lang=en', back: '/ho-so?a=1&lang=vi' },
]

const switchTo = (page: Page, name: 'English' | 'Tiếng Việt') => page.getByRole('banner').getByRole('link', { name })

async function follow(page: Page, name: 'English' | 'Tiếng Việt', target: string): Promise<void> {
  const link = switchTo(page, name)
  expect(await link.getAttribute('hreflang')).toBe(name === 'English' ? 'en' : 'vi')
  expect(new URL((await link.getAttribute('href')) ?? '', page.url()).href).toBe(target)
  await link.click()
  await page.waitForURL(target)
  expect(await page.locator('html').getAttribute('lang')).toBe(name === 'English' ? 'en' : 'vi')
}

/** Both versions of React lead along every way at night; on each commit React 18 leads along those that differ by script. */
const SCRIPTED = WAYS.filter(({ from }) => ['/', '/khong-co-trang-nay', '/ho-so?a=1&lang=vi'].includes(from))

describe.each([
  { react: 19, site: sites.react19, scripts: [true, false], ways: WAYS },
  {
    react: 18,
    site: sites.react18Development,
    scripts: isNightly ? [true, false] : [true],
    ways: isNightly ? WAYS : SCRIPTED,
  },
])('the language switch on React $react', ({ site, scripts, ways }) => {
  const { open } = withBrowser()

  describe.each(scripts.map((javaScriptEnabled) => ({ javaScriptEnabled })))(
    'with script: $javaScriptEnabled',
    ({ javaScriptEnabled }) => {
      test.each(ways)('$from ↔ $to', async ({ from, to, back, gated }) => {
        const watched = await open({ javaScriptEnabled, viewport: { width: 1300, height: 900 } })
        const { page } = watched
        if (gated) await logIn(page, site)
        await page.goto(site + from)
        const heading = await page.getByRole('heading', { level: 1 }).textContent()
        if (javaScriptEnabled) await hydrated(page)
        await follow(page, 'English', site + to)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(null)
        await follow(page, 'Tiếng Việt', site + back)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
        if (javaScriptEnabled) {
          // Written by the page itself, if the link was followed before hydration.
          const readCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'lang')?.value
          await expect.poll(readCookie).toBe('2')
        }
        expectQuiet(watched)
        await watched.close()
      })
    },
  )

  test('on a phone, the switch is visible and the menu is behind its button', async () => {
    const watched = await open({ viewport: { width: 360, height: 780 } })
    const { page } = watched
    await page.goto(`${site}/en`)
    await hydrated(page)
    const banner = page.getByRole('banner')
    expect(await switchTo(page, 'Tiếng Việt').isVisible()).toBe(true)
    const companies = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Companies' })
    expect(await companies.isVisible()).toBe(false)
    await banner.getByRole('button', { name: 'Open menu' }).click()
    await companies.click()
    await page.waitForURL(`${site}/company-list`)
    expectQuiet(watched)
    await watched.close()
  })

  test('the header’s search goes to the search’s own URL, or to questions on interview pages', async () => {
    const watched = await open({ viewport: { width: 1300, height: 900 } })
    const { page } = watched
    await page.goto(`${site}/jobs`)
    await hydrated(page)
    const field = page.getByRole('banner').getByRole('combobox')
    await field.fill('C# developer')
    await field.press('Enter')
    await page.waitForURL(`${site}/C_sharp-developer-kw`)
    await page.goto(`${site}/interview`)
    await hydrated(page)
    await field.fill('Kế toán')
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith('/interview/') && url.pathname.endsWith('-kw'))
    expect(localPart(page.url())).toBe('/interview/K%E1%BA%BF-to%C3%A1n-kw')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Accountant')
    expectQuiet(watched)
    await watched.close()
  })

  test.each([1300, 390])('the home page’s search works without script at %i px', async (width) => {
    const { page, close } = await open({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    await page.goto(`${site}/`)
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('kế toán')
    await main.getByText('Tất cả địa điểm').click()
    await main.getByRole('checkbox', { name: 'Hà Nội' }).check()
    // It closes the list by script only, as passwords are shown by script only.
    expect(await main.getByRole('button', { name: 'Xong' }).count()).toBe(0)
    await main.getByRole('button', { name: 'Tìm việc' }).click()
    await page.waitForURL((url) => localPart(url.href) === '/k%E1%BA%BF-to%C3%A1n-v24-vn')
    await expect.poll(() => main.getByRole('link', { name: 'Kế toán tổng hợp' }).count()).toBe(1)
    await page.goto(`${site}/dang-nhap`)
    expect(await main.getByRole('button', { name: 'Hiện' }).count()).toBe(0)
    await close()
  })

  test.each([
    ['/', 'Tìm việc'],
    ['/viec-lam', 'Áp dụng'],
  ])('back on %s, no location is chosen unseen', async (path, submit) => {
    const { page, close } = await open({ viewport: { width: 1300, height: 900 } })
    await page.goto(site + path)
    await hydrated(page)
    const main = page.getByRole('main')
    const place = main.locator('summary', { hasText: /địa điểm/i })
    const box = main.getByRole('checkbox', { name: 'Hà Nội' })
    await place.click()
    await box.check()
    await main.getByRole('button', { name: submit }).click()
    await page.waitForURL((url) => url.pathname !== path)
    await page.goBack()
    await page.waitForURL(site + path)
    await hydrated(page)
    if (!(await box.isVisible())) await place.click()
    const isSaid = (await place.textContent())?.includes('Hà Nội') === true
    expect(await box.isChecked()).toBe(isSaid)
    await close()
  })
})
