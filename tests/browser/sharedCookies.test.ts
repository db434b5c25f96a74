import type { ConfigOverrides } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { shellUrl, withShellBrowser } from '../support/browserPage.ts'

const { newPage, allowMessages } = withShellBrowser()
// Browsers resolve names below `localhost` to this machine.
const SHARED = { siteDomain: 'jobsite.localhost' }

async function open(page: Page, host: string, path: string, overrides: ConfigOverrides = SHARED): Promise<void> {
  // A warning of development builds.
  allowMessages(/placeholder-config/)
  const url = new URL(await shellUrl({ url: path, overrides }))
  url.hostname = host
  await page.goto(url.href)
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
}

/** The cookies of a page by name: those that its script can see. */
const visible = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.cookie))
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] as string)
    .sort()

it('cookies are shared by the hosts of the site, with unencoded names', async () => {
  const page = await newPage()
  await open(page, 'www.jobsite.localhost', '/viec-lam?utm_source=zalo')
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Công ty' }).first().click()
  await banner.getByRole('link', { name: 'English' }).click()
  const names = ['VNWSearchJob[city]', 'VNW_TRACKING_GA', 'VNW_TRACKING_GA_FIRST', 'lang']
  await expect.poll(() => visible(page)).toEqual(names)
  for (const { name, domain, path, sameSite, expires } of await page.context().cookies()) {
    expect({ name, domain, path, sameSite }).toEqual({ name, domain: '.jobsite.localhost', path: '/', sameSite: 'Lax' })
    const days = (expires - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(name === 'lang' ? 90 : 30)
  }
  await open(page, 'ung-vien.jobsite.localhost', '/muc-luong')
  expect(await visible(page)).toEqual(names)
})

// What no host can be below: Chromium refuses a cookie for `.127.0.0.1`, Safari one for `.localhost` too.
it.each([
  ['127.0.0.1', 'jobsite.localhost'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
])('a page on %s does not share cookies, with %s as the site’s domain', async (host, siteDomain) => {
  const page = await newPage()
  await open(page, host, '/viec-lam', { siteDomain })
  await expect.poll(() => visible(page)).toEqual(['VNW_TRACKING_GA', 'VNW_TRACKING_GA_FIRST'])
  expect((await page.context().cookies()).map(({ domain }) => domain)).toEqual([host, host])
})

// Cookies of the same name that an earlier app left behind. Browsers read a cookie of a longer path, or an older one, first.
const LEFT_BEHIND: readonly (readonly [where: string, attributes: string])[] = [
  ['of the host alone', 'path=/'],
  ['of a parent domain below the site’s', 'path=/; domain=www.jobsite.localhost'],
  ['of the host as a domain', 'path=/; domain=ung-vien.www.jobsite.localhost'],
  ['of a longer path', 'path=/viec-lam'],
  ['of a longer path on the site’s domain', 'path=/viec-lam; domain=jobsite.localhost'],
  ['of a folder', 'path=/viec-lam/'],
]

const leave = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(
    (cookies) => {
      for (const cookie of cookies) document.cookie = cookie
    },
    LEFT_BEHIND.map(([, attributes]) => `${name}=${value}; ${attributes}`),
  )

/** Raw values of the cookies of a name that a page sees, also of one with an encoded name. */
const valuesOf = async (page: Page, name: string): Promise<string[]> =>
  (await page.evaluate(() => document.cookie))
    .split('; ')
    .map((cookie) => cookie.split('=') as [string, string])
    .filter(([written]) => decodeURIComponent(written) === name)
    .map(([, value]) => value)

const HOST = 'ung-vien.www.jobsite.localhost'
const PATH = '/viec-lam/it'

it('the language that the visitor chose wins over older cookies of that name', async () => {
  const page = await newPage()
  await open(page, HOST, PATH)
  await leave(page, 'lang', '2')
  expect((await valuesOf(page, 'lang')).length).toBe(LEFT_BEHIND.length)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => valuesOf(page, 'lang')).toEqual(['1'])
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang')
  expect(cookie).toMatchObject({ domain: '.jobsite.localhost', path: '/' })
})

it.each(['VNWSearchJob[city]', 'VNWSearchJob%5Bcity%5D'])(
  'a menu click resets every city cookie named %s',
  async (name) => {
    const page = await newPage()
    await open(page, HOST, PATH)
    await leave(page, name, '29')
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page.getByRole('banner').getByRole('link', { name: 'Công ty' }).first().click()
    await expect.poll(() => valuesOf(page, 'VNWSearchJob[city]')).toEqual(['all'])
  },
)

it('a landing wins over older attribution cookies, which no reading makes a record', async () => {
  const page = await newPage()
  await open(page, HOST, PATH)
  for (const name of ['VNW_TRACKING_GA', 'VNW_TRACKING_GA_FIRST']) await leave(page, name, 'old')
  await open(page, HOST, `${PATH}?utm_source=zalo`)
  for (const name of ['VNW_TRACKING_GA', 'VNW_TRACKING_GA_FIRST'])
    await expect.poll(() => valuesOf(page, name)).toEqual([expect.stringContaining('zalo')])
})

it('the onboarding that is shown removes every cookie that asks for it', async () => {
  const page = await newPage()
  await open(page, HOST, PATH)
  await leave(page, 'VNW_ONBOARDING', '1')
  await open(page, HOST, PATH)
  await expect.poll(() => valuesOf(page, 'VNW_ONBOARDING')).toEqual([])
})

// Public suffixes: browsers share no cookies on them.
it.each([
  ['http://viec-lam.com.vn', 'com.vn'],
  ['http://jobsite.github.io', 'github.io'],
  ['http://jobsite.herokuapp.com', '.herokuapp.com'],
])('a page on %s has cookies of its own, with %s as the site’s domain', async (origin, siteDomain) => {
  const page = await newPage()
  const url = new URL(await shellUrl({ url: '/viec-lam?utm_source=zalo', overrides: { siteDomain } }))
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: url.origin + pathname + search }) })
  })
  allowMessages(/placeholder-config/, /rejected the cookie \S+ for the domain .* written for this host alone/)
  await page.goto(`${origin}${url.pathname}${url.search}`)
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Công ty' }).first().click()
  await banner.getByRole('link', { name: 'English' }).click()
  const names = ['VNWSearchJob[city]', 'VNW_TRACKING_GA', 'VNW_TRACKING_GA_FIRST', 'lang']
  await expect.poll(() => visible(page)).toEqual(names)
  for (const { domain } of await page.context().cookies()) expect(domain).toBe(new URL(origin).hostname)
})
