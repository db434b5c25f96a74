import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedServer, startServer } from '../../scripts/startServer.ts'
import { answerAsServices } from '../consumers/support/serve.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'
import { holdRequests } from '../support/pageHelpers.ts'
import { countParts } from './support/countParts.ts'
import { GIVEN, OPTIONS, PLACES, renderShell } from './support/hostPage.ts'

const require = createRequire(import.meta.url)

interface Library {
  readonly scripts: readonly string[]
  /** Attributes of the body. */
  readonly body: string
  /** Its own visit of `url`, as text. @default none: a search loads the page */
  readonly visit?: string
  /** Its start, as text. @default it starts itself */
  readonly start?: string
}

/** The libraries, as a page uses them. */
const LIBRARIES = {
  Turbo: {
    scripts: [require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js')],
    body: '',
    visit: 'Turbo.visit(url)',
  },
  'htmx 4': {
    scripts: [require.resolve('htmx.org/dist/htmx.js')],
    body: 'hx-boost:inherited="true"',
  },
  'htmx 4, morphing': {
    scripts: [require.resolve('htmx.org/dist/htmx.js')],
    body: 'hx-boost:inherited="true" hx-swap:inherited="innerMorph"',
  },
  'htmx 2': { scripts: [require.resolve('htmx-2/dist/htmx.js')], body: 'hx-boost="true"' },
  'htmx 2, morphing': {
    scripts: [require.resolve('htmx-2/dist/htmx.js'), require.resolve('idiomorph/dist/idiomorph-ext.js')],
    body: 'hx-boost="true" hx-ext="morph" hx-swap="morph:innerHTML"',
  },
  Swup: {
    scripts: [require.resolve('swup').replace(/[^/]+$/, 'Swup.umd.js')],
    body: '',
    start: "new Swup({ containers: ['#main-content'], animationSelector: false })",
  },
} as const satisfies Record<string, Library>

/** The ways of mounting: the script, and whether a server renders. */
const WAYS = {
  'fragments, light script': { script: 'embed.light.global.js', isServed: true },
  'fragments, full script': { script: 'embed.global.js', isServed: true },
  'full script alone': { script: 'embed.global.js', isServed: false },
  'custom elements': { script: 'embed.global.js', isServed: false },
} as const

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

interface Row {
  readonly library: keyof typeof LIBRARIES
  readonly way: keyof typeof WAYS
}

/** The page of the guide, at any URL. */
function pageAt(url: string, { library, way }: Row): string {
  const { scripts, body, visit, start }: Library = LIBRARIES[library]
  const { script, isServed } = WAYS[way]
  const isElements = way === 'custom elements'
  const place = (name: string, html: string) =>
    isElements ? `<job-shell-${name} id="${name}"></job-shell-${name}>` : `<div id="${name}">${html}</div>`
  const shell = isServed ? renderShell({ ...OPTIONS, url }) : { header: '', footer: '', sideNav: '', props: '' }
  return `<!doctype html>
<html lang="${/^\/(?:en|jobs|company-list)\b/.test(url) ? 'en' : 'vi'}"><head>
<meta charset="utf-8"><title>${url}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
${scripts.map((path) => `<script src="/${relative(ROOT, path)}"></script>`).join('\n')}
<script src="/dist/${script}"></script>
${isServed ? '<link rel="stylesheet" href="/dist/styles.css">' : ''}</head>
<body ${body}>
${place('header', shell.header)}
<main id="main-content"><h1>${url}</h1><p><a href="/company-list">Companies</a> <a href="/jobs">Jobs</a></p></main>
${place('footer', shell.footer)}
${place('side-nav', shell.sideNav)}
${shell.props}
<script>
  JobSiteShell.${isElements ? 'configureShell({' : `mountShell({ ${PLACES},`}
    ${isServed ? '' : `${GIVEN},`}
    ${visit ? `navigate: (url) => ${visit},` : ''} })
  ${start ?? ''}
</script>
</body></html>`
}

const { newPage } = withShellBrowser()
let served: StartedServer
let row: Row
beforeAll(async () => {
  served = await startServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (/^\/(?:node_modules|dist)\/.*\.(?:js|css)$/.test(pathname)) {
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=3600' }
      response.writeHead(200, headers).end(readFileSync(ROOT + pathname))
    } else if (!answerAsServices(request, response)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageAt(pathname + search, row))
    }
  })
})
afterAll(() => served.stop())

/** Waits until the shell is that of a page, once, and nothing of the page before is left. */
async function seeShell(page: Page, path: string, language: 'vi' | 'en'): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await page.getByRole('heading', { level: 1, name: path }).waitFor()
  // Turbo reports its own request as a page error where the next visit ends it while its answer is read.
  await page.locator('html[aria-busy]').waitFor({ state: 'detached' })
  const menu = page.getByRole('button', { name: language === 'vi' ? 'Mở menu' : 'Open menu' })
  await menu.waitFor()
  await expect
    .poll(() => countParts(page))
    .toMatchObject({
      parts: [1, 1, 1],
      spacers: 0,
      overflow: ['', ''],
      isMarked: false,
      open: 0,
      lang: language,
    })
}

/** Classes that the shell has inserted styles of more than once. */
const styledTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('shell-styles style')]
      .map(({ textContent }) => textContent.slice(0, textContent.indexOf('{')))
      .filter((name, index, all) => all.indexOf(name) !== index),
  )

/** Opens the menu. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Mở menu|Open menu/ }).click()
  await page.getByRole('dialog').waitFor()
}

const ROWS = eachValue(
  (Object.keys(LIBRARIES) as Row['library'][]).flatMap((library) =>
    (Object.keys(WAYS) as Row['way'][]).map((way): Row => ({ library, way })),
  ),
  ['library', 'way'],
)

describe.each(ROWS)(`$library: $way${ROWS.share}`, ({ library, way }) => {
  it('follows visits, "back" and the language switch, in one document', async () => {
    row = { library, way }
    const page = await newPage({ viewport: { width: 390, height: 800 } })
    await page.goto(`${served.origin}/viec-lam`)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await seeShell(page, '/viec-lam', 'vi')

    await page.getByRole('main').getByRole('link', { name: 'Companies' }).click()
    await seeShell(page, '/company-list', 'en')
    // The first "back" closes the menu, the second leaves the page.
    await openMenu(page)
    await page.evaluate(() => history.back())
    await seeShell(page, '/company-list', 'en')
    await page.evaluate(() => history.back())
    await seeShell(page, '/viec-lam', 'vi')
    await openMenu(page)
    await page.keyboard.press('Escape')
    await seeShell(page, '/viec-lam', 'vi')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await seeShell(page, '/jobs', 'en')
    await page.evaluate(() => history.back())
    await seeShell(page, '/viec-lam', 'vi')
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  })
})

/** The computed styles of the search and of all that is visible in it, and their boxes, measured from its corner. */
const readSearch = (page: Page): Promise<unknown> =>
  page
    .getByRole('banner')
    .getByRole('search')
    .evaluate((root) => {
      const corner = root.getBoundingClientRect()
      const visible = [root, ...root.querySelectorAll('*')].filter((element) => element.checkVisibility())
      return visible.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { display, position, color, backgroundColor, borderRadius } = getComputedStyle(element)
        const styles = { display, position, color, backgroundColor, borderRadius }
        return { element: element.tagName, box: [x - corner.x, y - corner.y, width, height], ...styles }
      })
    })

it.each(ROWS)(
  `$library: $way: styles a search that the page before did not have${ROWS.share}`,
  async ({ library, way }) => {
    row = { library, way }
    const page = await newPage({ viewport: { width: 390, height: 800 } })
    await page.goto(`${served.origin}/jobs`)
    await seeShell(page, '/jobs', 'en')
    const expected = await readSearch(page)

    await page.goto(`${served.origin}/`)
    await seeShell(page, '/', 'vi')
    expect(await page.getByRole('banner').getByRole('search').count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Jobs' }).click()
    await seeShell(page, '/jobs', 'en')
    expect(await readSearch(page)).toEqual(expected)
    expect(await styledTwice(page)).toEqual([])

    // What the library has kept of the first page has a copy of the styles.
    await page.evaluate(() => history.back())
    await seeShell(page, '/', 'vi')
    expect(await styledTwice(page)).toEqual([])
    expect(await page.locator('shell-styles').count()).toBeLessThanOrEqual(1)
  },
)

it.each(Object.keys(WAYS) as Row['way'][])('Turbo: %s: searches by a visit, in one document', async (way) => {
  row = { library: 'Turbo', way }
  const page = await newPage({ viewport: { width: 1300, height: 900 } })
  await page.goto(`${served.origin}/viec-lam`)
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  const field = page.getByRole('banner').getByRole('combobox')
  await field.fill('java')
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: '/java-kv' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('java')
  expect(await page.getByRole('banner').count()).toBe(1)
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
})

it.each([
  { library: 'Turbo', settled: 'turbo:load' },
  { library: 'htmx 4', settled: 'htmx:after:settle' },
  { library: 'htmx 2', settled: 'htmx:afterSettle' },
] as const)('$library: keeps the menu open as the full script comes', async ({ library, settled }) => {
  row = { library, way: 'fragments, light script' }
  const page = await newPage({ viewport: { width: 390, height: 800 } })
  const release = await holdRequests(page, /\/embed\.global\.js$/)
  await page.goto(`${served.origin}/viec-lam`)
  await seeShell(page, '/viec-lam', 'vi')
  await page.evaluate((name) => {
    document.addEventListener(name, () => document.documentElement.setAttribute('data-settled', ''))
  }, settled)
  await page.getByRole('main').getByRole('link', { name: 'Companies' }).click()
  await page.locator('html[data-settled]').waitFor()
  await seeShell(page, '/company-list', 'en')
  await openMenu(page)
  await release()
  await page.locator('#header [data-enhanced]').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.evaluate(() => history.back())
  await seeShell(page, '/company-list', 'en')
})

it.each(['Turbo', 'htmx 4', 'htmx 2'] as const)(
  '%s: swaps two pages and the language without the full script',
  async (library) => {
    row = { library, way: 'fragments, light script' }
    const page = await newPage({ viewport: { width: 390, height: 800 } })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${served.origin}/viec-lam`)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await seeShell(page, '/viec-lam', 'vi')
    await page.getByRole('main').getByRole('link', { name: 'Companies' }).click()
    await seeShell(page, '/company-list', 'en')
    await page.getByRole('main').getByRole('link', { name: 'Jobs' }).click()
    await seeShell(page, '/jobs', 'en')
    expect(requested).not.toContain('/dist/embed.global.js')
    await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click()
    await seeShell(page, '/viec-lam', 'vi')
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  },
)
