import { expect, inject, test } from 'vitest'
import { createSession } from '../support/siteBrowser.ts'

const site = inject('site').react19

/** Pages with all links of header and footer, and pages that consist of links. */
const PATHS = ['/', '/en', '/so-do-trang-web', '/site-map', '/career-path', '/kenh-viec-lam', '/mau-cv', '/event']

/** Pages that a logged-in user reads. */
const LOGGED_IN = ['/viec-lam', '/jobs']

/** Status of each link so far, by URL and cookie: header and footer lead to the same pages from everywhere. */
const statuses = new Map<string, Promise<number>>()

function statusOf(url: string, cookie: string): Promise<number> {
  const key = `${url} ${cookie}`
  const status = statuses.get(key) ?? fetch(url, { redirect: 'manual', headers: { Cookie: cookie } }).then(readStatus)
  statuses.set(key, status)
  return status
}

async function readStatus(response: Response): Promise<number> {
  await response.arrayBuffer()
  return response.status
}

let session: ReturnType<typeof createSession> | undefined

async function sessionCookie(): Promise<string> {
  session ??= createSession(site)
  const { name, value } = await session
  return `${name}=${value}`
}

test.each([...PATHS, ...LOGGED_IN])('every link on %s works', async (path) => {
  const cookie = LOGGED_IN.includes(path) ? await sessionCookie() : ''
  const html = await (await fetch(site + path, { headers: { Cookie: cookie } })).text()
  // Each link is in the HTML of the server.
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
    ([, href]) => href?.replaceAll('&amp;', '&') as string,
  )
  const urls = [...new Set(hrefs.map((href) => new URL(href, site + path).href.replace(/#.*/, '')))]
  expect(urls.length).toBeGreaterThan(40)
  for (const url of urls.filter((one) => !one.includes('/logout/'))) {
    expect(new URL(url).origin, 'every host of the config is this one').toBe(site)
    expect(await statusOf(url, cookie), url).toBeLessThan(400)
  }
})
