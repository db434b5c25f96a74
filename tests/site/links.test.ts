import { expect, inject, test } from 'vitest'
import { isNightly } from '../support/isNightly.ts'
import { createSession } from '../support/siteBrowser.ts'

const site = inject('site').react19

/** Pages with all links of header and footer, and pages that consist of links. */
const PATHS = ['/', '/en', '/so-do-trang-web', '/site-map', '/career-path', '/kenh-viec-lam', '/mau-cv', '/event']

/** Pages that a logged-in user reads, each with a page that has the links for everyone. */
const LOGGED_IN: Readonly<Record<string, string>> = { '/viec-lam': '/', '/jobs': '/en' }

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

/** Returns the URLs of a page's links. Each link is in the HTML of the server. */
async function readLinks(path: string, cookie: string): Promise<Set<string>> {
  const html = await (await fetch(site + path, { headers: { Cookie: cookie } })).text()
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
    ([, href]) => href?.replaceAll('&amp;', '&') as string,
  )
  return new Set(hrefs.map((href) => new URL(href, site + path).href.replace(/#.*/, '')))
}

test.each([...PATHS, ...Object.keys(LOGGED_IN)])('every link on %s works', async (path) => {
  const forEveryone = LOGGED_IN[path]
  const cookie = forEveryone === undefined ? '' : await sessionCookie()
  const urls = await readLinks(path, cookie)
  expect(urls.size).toBeGreaterThan(40)
  const tested = isNightly || forEveryone === undefined ? new Set() : await readLinks(forEveryone, '')
  for (const url of urls) {
    expect(new URL(url).origin, 'every host of the config is this one').toBe(site)
    if (!url.includes('/logout/') && !tested.has(url)) expect(await statusOf(url, cookie), url).toBeLessThan(400)
  }
})

test.each(['/so-do-trang-web', '/site-map'])('%s lists each page once', async (path) => {
  const html = await (await fetch(site + path)).text()
  const lists = html.match(/<ul class="links">.*?<\/ul>/gs)?.join('') ?? ''
  const paths = [...lists.matchAll(/href="([^"?]+)/g)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths).toEqual([...new Set(paths)])
})
