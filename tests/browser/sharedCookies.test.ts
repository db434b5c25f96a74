import type { ConfigOverrides } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { shellUrl, withShellBrowser } from '../support/browserPage.ts'

const { newPage, allowComplaints } = withShellBrowser()
// Browsers resolve names below `localhost` to this machine.
const SHARED = { siteDomain: 'jobsite.localhost' }

async function open(page: Page, host: string, path: string, overrides: ConfigOverrides = SHARED): Promise<void> {
  // A warning of development builds.
  allowComplaints(/placeholder-config/)
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
