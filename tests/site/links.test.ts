import { expect, inject, test } from 'vitest'

const site = inject('site').react19

const DEMO = { email: 'demo@jobsite.example', password: 'demo1234' }

/** Pages whose links are followed: all in header and footer, and those in pages that consist of links. */
const PLACES = [
  ...['/', '/en', '/so-do-trang-web', '/site-map', '/career-path', '/kenh-viec-lam', '/mau-cv', '/event'].map(
    (path) => ({
      path,
      isLoggedIn: false,
    }),
  ),
  { path: '/viec-lam', isLoggedIn: true },
  { path: '/jobs', isLoggedIn: true },
]

async function logIn(): Promise<string> {
  const response = await fetch(`${site}/login`, {
    method: 'POST',
    body: new URLSearchParams(DEMO),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

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

let session: Promise<string> | undefined

test.each(PLACES)('every link on $path works (logged in: $isLoggedIn)', async ({ path, isLoggedIn }) => {
  session ??= logIn()
  const cookie = isLoggedIn ? await session : ''
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
