import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedServer, startServer } from '../../scripts/startServer.ts'
import { answerAsServices } from '../consumers/support/serve.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { someRows } from '../support/chooseRows.ts'
import { startMenus } from '../support/pageHelpers.ts'
import { OPTIONS, PLACES, renderShell } from './support/hostPage.ts'

const DIST = new URL('../../dist/', import.meta.url)
const LIGHT = 'embed.light.global.js'
const light = readFileSync(new URL(LIGHT, DIST), 'utf8')
const inline = light.replaceAll('</script', '<\\/script')

const loadText = (run: string) => `<script>fetch('/shell/${LIGHT}').then((it) => it.text()).then(${run})</script>`
/** A script whose tag an optimizer has switched off, and inserts again at the first thing that a visitor does. */
const delayed = (attributes: string, text = '') => `<script type="text/delayed" ${attributes}>${text}</script>
<script>addEventListener('pointerdown', () => {
  const from = document.querySelector('[type="text/delayed"]')
  const to = document.createElement('script')
  for (const { name, value } of from.attributes) if (name !== 'type') to.setAttribute(name, value)
  to.text = from.text
  to.onload = () => mount()
  from.replaceWith(to)
  if (!to.src) mount()
}, { once: true })</script>`

/** How the light script comes into a page, and whether it can know where it is from. */
const WAYS: Readonly<Record<string, { readonly html: string; readonly isPlaceless?: boolean }>> = {
  'its tag': { html: `<script src="/shell/${LIGHT}"></script><script>mount()</script>` },
  'its tag with a query': { html: `<script src="/shell/${LIGHT}?v=1#x"></script><script>mount()</script>` },
  async: { html: `<script async src="/shell/${LIGHT}" onload="mount()"></script>` },
  defer: {
    html: `<script defer src="/shell/${LIGHT}"></script><script>addEventListener('DOMContentLoaded', mount)</script>`,
  },
  'a renamed file': { html: `<script src="/shell/light-4f2a.js"></script><script>mount()</script>` },
  inlined: { html: `<script>${inline}</script><script>mount()</script>`, isPlaceless: true },
  'combined with others': { html: '<script src="/app/all.js"></script><script>mount()</script>', isPlaceless: true },
  'delayed, by its URL': { html: delayed(`src="/shell/${LIGHT}"`) },
  'delayed, inlined': { html: delayed('', inline), isPlaceless: true },
  'evaluated by eval': { html: loadText('(text) => { (0, eval)(text); mount() }') },
  'evaluated by new Function': { html: loadText('(text) => { new Function(text)(); mount() }') },
  'imported as a module': { html: `<script type="module">await import('/shell/${LIGHT}'); mount()</script>` },
  'a module among others': {
    html: `<script type="module">import '/shell/${LIGHT}'; mount()</script>`,
  },
}
const BASES = ['nothing', 'mountShell', 'renderShell'] as const
// A given place is used before any other: shown by the ways that know no other.
const ROWS = someRows(
  Object.keys(WAYS).flatMap((way) => BASES.map((given) => ({ way, given }))),
  ({ way, given }) => given === 'nothing' || WAYS[way]?.isPlaceless === true,
)

let served: StartedServer
let html = ''
const { newPage, allowMessages } = withShellBrowser()
beforeAll(async () => {
  served = await startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = (text: string | Buffer) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(text)
    if (pathname === '/app/all.js') send(`window.isPage = true;${light};window.isPage = false`)
    else if (pathname === '/shell/light-4f2a.js') send(light)
    else if (pathname.startsWith('/shell/')) send(readFileSync(new URL(pathname.slice('/shell/'.length), DIST)))
    else if (pathname.endsWith('.js')) response.writeHead(404).end()
    else if (!answerAsServices(request, response))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
})
afterAll(() => served.stop())

it.each(ROWS)(
  `$way, scripts placed by $given: it records the visit and opens menus, or says what to pass${ROWS.share}`,
  async ({ way, given }) => {
    const { html: script, isPlaceless = false } = WAYS[way] as (typeof WAYS)[string]
    const url = '/viec-lam?utm_source=zalo'
    const shell = renderShell({ ...OPTIONS, url, ...(given === 'renderShell' && { scriptBase: '/shell' }) })
    const base = given === 'mountShell' ? "scriptBase: '/shell/'," : ''
    html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${shell.styles}</head><body>
<div id="header">${shell.header}</div><main id="main-content" style="height: 3000px">Text</main>
<div id="footer">${shell.footer}</div><div id="side-nav">${shell.sideNav}</div>${shell.props}
<script>const mount = () => JobSiteShell.mountShell({ ${base} ${PLACES} })</script>${script}</body></html>`
    const page = await newPage({ viewport: { width: 390, height: 800 } })
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    if (isPlaceless && given === 'nothing') allowMessages(/404|code: no-script/)
    await page.goto(`${served.origin}${url}`)
    await page.mouse.click(200, 600)
    await startMenus(page)
    const toldOnce = () => told.filter((text) => text.includes('(code: no-script)')).length
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    if (isPlaceless && given === 'nothing') {
      await expect.poll(toldOnce).toBe(1)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      expect(toldOnce()).toBe(1)
      return
    }
    await page.locator('#header [data-enhanced]').waitFor()
    await expect.poll(() => page.evaluate(() => decodeURIComponent(document.cookie))).toContain('"zalo"')
    expect(toldOnce()).toBe(0)
  },
)
