import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedServer, startServer } from '../../scripts/startServer.ts'
import { withShellBrowser } from '../support/browserPage.ts'

// Servers collect the styles of the main entry point by styled-components, and browsers get them without it.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)
const shell = require(join(ROOT, 'dist/index.cjs')) as typeof import('../../src/index.ts')
const { shellStyleTags } = require(join(ROOT, 'dist/server.cjs')) as typeof import('../../src/server.ts')
const css = readFileSync(join(ROOT, 'dist/styles.css'), 'utf8')

const PROPS = { url: '/viec-lam', user: null, data: { theme: null }, registerServiceWorker: false } as const
/** The page in the browser. A page may style a component with its own styled-components, or with a class. */
const CLIENT = `
import { Footer, Header, ShellProvider, SideNav } from './dist/index.js'
import { createElement as h } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
const root = document.getElementById('root')
const page = h(ShellProvider, ${JSON.stringify(PROPS)}, h(Header), h(SideNav), h('main', { id: 'main-content' }), h(Footer, { className: 'own' }))
if (root.firstChild) hydrateRoot(root, page)
else createRoot(root).render(page)
`
const OWN = '<style id="own">.own { background: rgb(1, 2, 3) }</style>'

function serverPage(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  const { Footer, Header, ShellProvider, SideNav } = shell
  const main = h('main', { id: 'main-content' })
  const page = h(ShellProvider, PROPS as never, h(Header), h(SideNav), main, h(Footer, { className: 'own' }))
  const html = renderToString(sheet.collectStyles(page))
  return { html, styles: sheet.getStyleTags() }
}

/** Pages, by how their styles come, and whether components insert styles there. */
const PAGES: Readonly<Record<string, () => { html: string; head: string; inserts: boolean }>> = {
  'rendered in the browser': () => ({ html: '', head: '', inserts: true }),
  'of styled-components': () => {
    const { html, styles } = serverPage()
    return { html, head: styles, inserts: true }
  },
  'of shellStyleTags': () => {
    const { html, styles } = serverPage()
    return { html, head: shellStyleTags(styles), inserts: false }
  },
  'that links the style sheet': () => ({
    html: serverPage().html,
    head: '<link rel="stylesheet" href="/styles.css">',
    inserts: false,
  }),
}

const { newPage } = withShellBrowser()
let server: StartedServer | undefined
let document = ''
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: CLIENT, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: ROOT,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const scripts = new Map(outputFiles.map(({ path, text }) => [path.slice(ROOT.length), text]))
  server = await startServer(({ url = '/' }, response) => {
    const name = url.replace(/^\//, '')
    const script = scripts.get(name)
    if (script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (name === 'styles.css') response.writeHead(200, { 'content-type': 'text/css' }).end(css)
    else if (name === 'viec-lam') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document)
    else response.writeHead(204).end()
  })
})
afterAll(() => server?.stop())

async function open(page: Page, name: string): Promise<{ inserted: number; looks: readonly string[] }> {
  const { html, head } = PAGES[name]?.() ?? { html: '', head: '' }
  document = `<!doctype html><html lang="vi"><head><meta name="viewport" content="width=device-width">${head}${OWN}</head>
<body><div id="root">${html}</div><script type="module" src="/stdin.js"></script></body></html>`
  await page.goto(`${server?.origin}/viec-lam`)
  // Rendered, and hydrated: the menus are React's.
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(window.document.querySelector('[data-shell="header"]') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      ),
    )
    .toBe(true)
  return page.evaluate(() => ({
    inserted: [...window.document.querySelectorAll('head style:not([data-styled], [data-shell-styles], #own)')].length,
    looks: [...window.document.querySelectorAll('[data-shell], [data-shell] *')].map((element) => {
      const style = getComputedStyle(element)
      const { width, height, top } = element.getBoundingClientRect()
      return [element.tagName, style.color, style.backgroundColor, style.font, style.padding, width, height, top].join(
        ' ',
      )
    }),
  }))
}

test('styles of this version do not reach a component of another one', async () => {
  const page = await newPage({ viewport: { width: 1300, height: 800 } })
  await open(page, 'rendered in the browser')
  const looks = await page.evaluate(() => {
    const other = window.document.createElement('div')
    other.className = 'shell-root shell-header'
    other.innerHTML = '<ul class="shell-entries"></ul>'
    window.document.body.append(other)
    return [other, ...other.children].map((element) => {
      const { position, display, zIndex, listStyleType } = getComputedStyle(element)
      return [position, display, zIndex, listStyleType]
    })
  })
  expect(looks).toEqual([
    ['static', 'block', 'auto', 'disc'],
    ['static', 'block', 'auto', 'disc'],
  ])
})

test.each(Object.keys(PAGES))('a page %s looks the same, and its own class wins', async (name) => {
  const page = await newPage({ viewport: { width: 1300, height: 800 } })
  const reference = await open(page, 'that links the style sheet')
  expect(reference.looks.length).toBeGreaterThan(100)
  const { inserted, looks } = await open(page, name)
  expect(looks).toEqual(reference.looks)
  expect(inserted > 0).toBe(PAGES[name]?.().inserts)
  const footer = page.getByRole('contentinfo')
  expect(await footer.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)')
})
