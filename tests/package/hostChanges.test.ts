import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../scripts/startServer.ts'
import { defineConfig } from '../../src/core/config/defineConfig.ts'
import { answerAsServices, type Served } from '../consumers/support/serve.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { pairwise } from '../support/chooseRows.ts'
import { twoFrames } from '../support/pageHelpers.ts'

const DIST = new URL('../../dist/', import.meta.url)
const { renderShell } = (await import(new URL('server.js', DIST).href)) as typeof import('../../src/server.ts')
const { newPage } = withShellBrowser()

const OPTIONS = {
  url: '/viec-lam',
  user: null,
  registerServiceWorker: false,
  config: defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } }),
  data: { theme: null },
}
const { styles, header, footer, sideNav, props } = renderShell(OPTIONS)
const PLACES = `header: '#header', footer: '#footer', sideNav: '#side-nav'`
const GIVEN = `user: null, registerServiceWorker: false, data: { theme: null }, config: JobSiteShell.defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })`
const main = '<main id="main-content" style="height: 3000px">Text</main>'
const fragments = `<div id="header">${header}</div>${main}<div id="footer">${footer}</div><div id="side-nav">${sideNav}</div>${props}`

const WAYS = {
  mountShell: `<div id="header"></div>${main}<div id="footer"></div><div id="side-nav"></div><script src="/embed.global.js"></script><script>JobSiteShell.mountShell({ ${PLACES}, ${GIVEN} })</script>`,
  elements: `<script src="/embed.global.js"></script><script>JobSiteShell.configureShell({ ${GIVEN} })</script><job-shell-header id="header"></job-shell-header>${main}<job-shell-footer id="footer"></job-shell-footer><job-shell-side-nav id="side-nav"></job-shell-side-nav>`,
  'fragments, full script': `${fragments}<script src="/embed.global.js"></script><script>JobSiteShell.mountShell({ ${PLACES} })</script>`,
  'fragments, light script': `${fragments}<script src="/embed.light.global.js"></script><script>JobSiteShell.mountShell({ ${PLACES} })</script>`,
} as const

/** What the page does to the three elements, and how many of the parts there are afterwards. */
const CHANGES = {
  removed: { run: 'for (const one of places) one.remove()', parts: 0 },
  emptied: { run: 'for (const one of places) one.replaceChildren()', parts: 1 },
  'emptied by text': { run: 'for (const one of places) one.innerHTML = "Text"', parts: 1 },
  morphed: {
    run: 'for (const one of places) { one.replaceChildren(); for (const { name } of [...one.attributes]) if (name !== "id") one.removeAttribute(name) }',
    parts: 1,
  },
  'attributes reset': {
    run: 'for (const one of places) for (const { name } of [...one.attributes]) if (name !== "id") one.removeAttribute(name)',
    parts: 1,
  },
  moved: { run: 'for (const one of places) document.body.append(one)', parts: 1 },
} as const

const STATES = ['at rest', 'sticky', 'side nav open'] as const
interface Row {
  way: keyof typeof WAYS
  change: keyof typeof CHANGES
  state: (typeof STATES)[number]
}
const ROWS = (Object.keys(WAYS) as Row['way'][]).flatMap((way) =>
  (Object.keys(CHANGES) as Row['change'][]).flatMap((change) => STATES.map((state): Row => ({ way, change, state }))),
)

let html = ''
let served: Served | undefined
const listener: RequestListener = (request, response) => {
  if (answerAsServices(request, response)) return
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.endsWith('.js'))
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' })
      .end(readFileSync(new URL(`.${pathname}`, DIST)))
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}
beforeAll(async () => {
  served = await startServer(listener)
})
afterAll(() => served?.stop())

const count = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    parts: ['header', 'footer', 'side-nav'].map((name) => document.querySelectorAll(`[data-shell="${name}"]`).length),
    spacers: document.querySelectorAll('[data-shell-spacer]').length,
    overflow: [document.documentElement.style.overflow, document.body.style.overflow],
    isMarked: Object(history.state)['@jobsite/shell/overlay'] !== undefined,
    open: document.querySelectorAll('dialog[open]').length,
    lang: document.documentElement.lang,
    y: scrollY,
  }))

it.each(Object.keys(WAYS) as Row['way'][])(
  '%s: "back" closes the menu once, on a page that replaces its content then',
  async (way) => {
    const isServed = way.startsWith('fragments')
    html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${isServed ? styles : ''}
<script>onpopstate = () => document.querySelector('#side-nav').remove()</script></head><body>${WAYS[way]}</body></html>`
    const page = await newPage({ viewport: { width: 390, height: 800 } })
    await page.goto(`${served?.origin}/before`)
    await page.goto(`${served?.origin}/viec-lam`)
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => history.back())
    await expect.poll(() => page.locator('#side-nav').count()).toBe(0)
    // A second step, if there was one, has begun by then: the next entry can be pushed.
    await expect.poll(() => count(page)).toMatchObject({ isMarked: false, overflow: ['', ''] })
    await twoFrames(page)
    expect(new URL(page.url()).pathname).toBe('/viec-lam')
  },
)

it.each(pairwise(ROWS, ['way', 'change', 'state']))('$way: $change, $state', async ({ way, change, state }) => {
  const isServed = way.startsWith('fragments')
  html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${isServed ? styles : ''}</head><body>${WAYS[way]}</body></html>`
  const page = await newPage({ viewport: { width: 390, height: 800 } })
  await page.goto(`${served?.origin}/viec-lam`)
  await page.getByRole('banner').waitFor()
  if (state === 'sticky') {
    await page.evaluate(() => scrollTo(0, 500))
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
  }
  if (state === 'side nav open') {
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
  }
  const { run, parts } = CHANGES[change]
  await page.evaluate(`{ const places = document.querySelectorAll('#header, #footer, #side-nav'); ${run} }`)
  if (state === 'sticky') await page.evaluate(() => scrollTo(0, 0))
  const ended = {
    spacers: 0,
    overflow: ['', ''],
    isMarked: false,
    open: 0,
    lang: 'vi',
    y: 0,
    parts: [parts, parts, parts],
  }
  await expect.poll(() => count(page), { timeout: 15000 }).toEqual(ended)
  await twoFrames(page)
  expect(await count(page)).toEqual(ended)
  if (parts === 0) {
    expect(await page.locator('shell-styles, [data-shell-sentinel]').count()).toBe(0)
    return
  }
  // What came back works.
  await page.getByRole('button', { name: 'Mở menu' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})
