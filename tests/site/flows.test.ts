import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { eachValue, someRows } from '../support/chooseRows.ts'
import { createSession, hydrated, localPart, logIn, readHtml, visit, withBrowser } from '../support/siteBrowser.ts'

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

const WIDE = { viewport: { width: 1300, height: 900 } }

const switchTo = (page: Page, name: 'English' | 'Tiếng Việt') => page.getByRole('banner').getByRole('link', { name })

async function follow(page: Page, name: 'English' | 'Tiếng Việt', target: string): Promise<void> {
  const link = switchTo(page, name)
  expect(await link.getAttribute('hreflang')).toBe(name === 'English' ? 'en' : 'vi')
  expect(new URL((await link.getAttribute('href')) ?? '', page.url()).href).toBe(target)
  await link.click()
  await page.waitForURL(target)
  expect(await page.locator('html').getAttribute('lang')).toBe(name === 'English' ? 'en' : 'vi')
}

const VERSIONS = [
  { react: 19, site: sites.react19 },
  { react: 18, site: sites.react18Development },
]

/** Ways that differ by script, and the browser's ways on each commit. Every way is a link in the HTML. */
const SCRIPTED = ['/', '/khong-co-trang-nay', '/quan-ly-nghe-nghiep/tong-quan', '/ho-so?a=1&lang=vi']
const isLedOnCommits = ({ react, hasScript, from }: (typeof ROWS)[number]) =>
  hasScript ? SCRIPTED.slice(react === 19 ? 0 : 2).includes(from) : react === 19 && from === '/'

const ROWS = VERSIONS.flatMap((version) =>
  [true, false].flatMap((hasScript) => WAYS.map((way) => ({ ...version, hasScript, ...way }))),
)

describe('the language switch', () => {
  const { open } = withBrowser()

  test.each(WAYS)('is a link in the HTML of $from to $to and back', async ({ from, to, back, gated }) => {
    const { name, value } = gated ? await createSession(sites.react19) : { name: '', value: '' }
    const read = async (path: string) => {
      const html = await (await fetch(sites.react19 + path, { headers: { Cookie: `${name}=${value}` } })).text()
      const header = html.slice(html.indexOf('data-shell="header"'), html.indexOf('<main'))
      const [, href = '', language] = /<a href="([^"]*)" hreflang="(en|vi)"/i.exec(header) ?? []
      const target = new URL(href.replaceAll('&amp;', '&'), sites.react19).href
      return { ...readHtml(html), switch: [language, localPart(target)] }
    }
    const first = await read(from)
    expect(first).toMatchObject({ lang: 'vi', switch: ['en', to] })
    const other = await read(to)
    expect(other).toMatchObject({ lang: 'en', switch: ['vi', back] })
    expect(other.headings).toHaveLength(1)
    expect(await read(back)).toMatchObject({ lang: 'vi', headings: first.headings })
  })

  const LED = someRows(ROWS, isLedOnCommits)
  test.each(LED)(
    `leads from $from to $to and back (React $react, script: $hasScript)${LED.share}`,
    async ({ site, hasScript, from, to, back, gated }) => {
      const page = await open({ ...WIDE, javaScriptEnabled: hasScript })
      if (gated) await logIn(page, site)
      await page.goto(site + from)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      if (hasScript) await hydrated(page)
      await follow(page, 'English', site + to)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(null)
      await follow(page, 'Tiếng Việt', site + back)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
      if (hasScript) {
        // Written by the page itself, if the link was followed before hydration.
        const readCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'lang')?.value
        await expect.poll(readCookie).toBe('2')
      }
    },
  )
})

// On React 19, `islandsClicks` opens the menu and `visitor` searches.
const ON_REACT_18 = someRows(VERSIONS, ({ react }) => react === 18)
describe.each(ON_REACT_18)(`on React $react${ON_REACT_18.share}`, ({ site }) => {
  const { open } = withBrowser()

  test('on a phone, the switch is visible and the menu is behind its button', async () => {
    const page = await open({ viewport: { width: 360, height: 780 } })
    await visit(page, `${site}/en`)
    const banner = page.getByRole('banner')
    expect(await switchTo(page, 'Tiếng Việt').isVisible()).toBe(true)
    const companies = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Companies' })
    expect(await companies.isVisible()).toBe(false)
    await banner.getByRole('button', { name: 'Open menu' }).click()
    await companies.click()
    await page.waitForURL(`${site}/company-list`)
  })

  test('the header’s search goes to the search’s own URL, or to questions on interview pages', async () => {
    const page = await open(WIDE)
    await visit(page, `${site}/jobs`)
    const field = page.getByRole('banner').getByRole('combobox')
    await field.fill('C# developer')
    await field.press('Enter')
    await page.waitForURL(`${site}/C_sharp-developer-kw`)
    await visit(page, `${site}/interview`)
    await field.fill('Kế toán')
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith('/interview/') && url.pathname.endsWith('-kw'))
    expect(localPart(page.url())).toBe('/interview/K%E1%BA%BF-to%C3%A1n-kw')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Accountant')
  })
})

// Without script, both versions serve the same HTML.
const WITHOUT_SCRIPT = someRows(VERSIONS, 1)
describe.each(WITHOUT_SCRIPT)(`without script on React $react${WITHOUT_SCRIPT.share}`, ({ site }) => {
  const { open } = withBrowser()

  test.each([1300, 390])('the home page’s search works at %i px', async (width) => {
    const page = await open({ javaScriptEnabled: false, viewport: { width, height: 800 } })
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
  })
})

const FORMS = [
  { path: '/', submit: 'Tìm việc' },
  { path: '/viec-lam', submit: 'Áp dụng' },
].flatMap((form) => VERSIONS.map((version) => ({ ...version, ...form })))

describe('back on a page with a form', () => {
  const { open } = withBrowser()

  const FORM_ROWS = eachValue(FORMS, ['react', 'path'])
  test.each(FORM_ROWS)(
    `no location is chosen unseen: $path on React $react${FORM_ROWS.share}`,
    async ({ site, path, submit }) => {
      const page = await open(WIDE)
      await visit(page, site + path)
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
      const isSaid = async () => (await place.textContent())?.includes('Hà Nội') === true
      await expect.poll(async () => (await box.isChecked()) === (await isSaid())).toBe(true)
    },
  )
})

describe('the side navigation', () => {
  const { open } = withBrowser()

  test('leaves no step in the history after a reload with it open', async () => {
    const page = await open({ viewport: { width: 390, height: 800 } })
    const site = sites.react19
    await page.goto(`${site}/`)
    await visit(page, `${site}/viec-lam`)
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.reload()
    const state = () => page.evaluate(() => window.history.state)
    await expect.poll(state).toBe(null)
    // The entry is ahead of a document that has opened nothing.
    await page.reload()
    await hydrated(page)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true })
          window.history.forward()
        }),
    )
    await expect.poll(state).toBe(null)
    expect(page.url()).toBe(`${site}/viec-lam`)
    await page.goBack()
    await page.waitForURL(`${site}/`)
  })
})
