import { expect, inject, test } from 'vitest'
import { logIn, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19
const { open } = withBrowser()

const PLACES = [
  { path: '/', loggedIn: false },
  { path: '/en', loggedIn: false },
  { path: '/viec-lam', loggedIn: true },
  { path: '/jobs', loggedIn: true },
]

test.each(PLACES)('every link of header and footer on $path works (logged in: $loggedIn)', async (place) => {
  const { page, close } = await open({ viewport: { width: 1300, height: 900 } })
  if (place.loggedIn) await logIn(page, site)
  await page.goto(site + place.path)
  const regions = page.getByRole('banner').or(page.getByRole('contentinfo'))
  const hrefs = await regions
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const addresses = [...new Set(hrefs)].filter((href) => !href.includes('/logout/'))
  expect(addresses.length).toBeGreaterThan(40)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const address of addresses) {
    expect(new URL(address).origin, 'every host of the config is this one').toBe(site)
    const response = await fetch(address, { redirect: 'manual', headers: { Cookie: cookie } })
    expect(response.status, address).toBeLessThan(400)
  }
  await close()
})

test.each(['/', '/en', '/so-do-trang-web', '/site-map', '/career-path', '/kenh-viec-lam', '/mau-cv', '/event'])(
  'every link in the page %s works',
  async (path) => {
    const { page, close } = await open()
    await page.goto(site + path)
    const hrefs = await page
      .getByRole('main')
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const address of new Set(hrefs)) {
      const response = await fetch(address, { redirect: 'manual' })
      expect(response.status, address).toBeLessThan(400)
    }
    await close()
  },
)
