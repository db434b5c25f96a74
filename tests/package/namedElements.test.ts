import { readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../scripts/startServer.ts'
import { defineConfig } from '../../src/core/config/defineConfig.ts'
import { SCRIPT_GLOBAL } from '../../src/core/contracts.ts'
import { answerAsServices, type Served } from '../consumers/support/serve.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'

const DIST = new URL('../../dist/', import.meta.url)
const { renderShell } = (await import(new URL('server.js', DIST).href)) as typeof import('../../src/server.ts')
const { newPage } = withShellBrowser()

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))
const NONCE = 'bm9uY2U'
const READS = /\{([\w, ]+)\} = (?:safeDocument|rootOf)|safeDocument(?: as [^)]*\))?\.(?!ts')(\w+)/g
const textOf = (file: string): string => (/\.tsx?$/.test(file) ? readFileSync(join(SOURCES, file), 'utf8') : '')

/** Every property of `document` that the package reads, or the renderer in it, and the global of the scripts. */
const NAMES = [
  ...new Set([
    ...readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .flatMap((file) => [...textOf(file).matchAll(READS)])
      .flatMap(([, several = '', one = '']) => (several + one).match(/\w+/g) ?? []),
    ...['createElementNS', 'createTextNode', 'styleSheets'],
    SCRIPT_GLOBAL,
  ]),
]

/** Elements whose name, or id, is a property of `document`. */
const KINDS = {
  'an image': (name: string) => `<img name="${name}" src="/foreign/a/x.png" alt="">`,
  'a form': (name: string) => `<form name="${name}" action="/foreign/a/"></form>`,
  'two images': (name: string) => `<img name="${name}" src="/foreign/a/x.png" alt="">`.repeat(2),
  'a frame': (name: string) => `<iframe name="${name}" src="/foreign/a/frame" title="Frame"></iframe>`,
  'an object': (name: string) => `<object id="${name}" data="/foreign/a/x"></object>`,
} as const

const OPTIONS = {
  url: '/viec-lam',
  user: null,
  registerServiceWorker: false,
  config: defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } }),
}
const { styles, header, footer, props } = renderShell({ ...OPTIONS, nonce: NONCE })
const inline = (code: string): string => `<script nonce="${NONCE}">${code}</script>`
const GIVEN = `user: null, registerServiceWorker: false`
const CONFIG = `config: JobSiteShell.defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })`
const mount = (options: string): string =>
  inline(`JobSiteShell.mountShell({ header: '#header', footer: '#footer', ${options} })`)
const script = (name: string): string => `<script src="/${name}" nonce="${NONCE}"></script>`

const fragments = `<div id="header">${header}</div><main id="main-content">Text</main><div id="footer">${footer}</div>${props}`

/** Ways of mounting, as the end of a page's body. */
const WAYS = {
  'fragments, light script': fragments + script('embed.light.global.js') + mount(GIVEN),
  'fragments, full script': fragments + script('embed.global.js') + mount(GIVEN),
  mountShell: `<div id="header"></div><div id="footer"></div>${script('embed.global.js')}${mount(`${GIVEN}, ${CONFIG}`)}`,
  elements: `<job-shell-header></job-shell-header><job-shell-footer></job-shell-footer>${script('embed.global.js')}${inline(`JobSiteShell.configureShell({ ${GIVEN}, ${CONFIG} })`)}`,
} as const

const POLICY = `default-src 'self'; img-src 'self' data:; object-src 'self'; base-uri 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'nonce-${NONCE}'`

let html = ''
let served: Served | undefined
let foreign: string[] = []
const listener: RequestListener = (request, response) => {
  if (answerAsServices(request, response)) return
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/foreign/')) {
    if (pathname.endsWith('.js')) foreign.push(pathname)
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  } else if (pathname.endsWith('.js'))
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(new URL(`.${pathname}`, DIST)))
  else
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }).end(html)
}
beforeAll(async () => {
  served = await startServer(listener)
})
afterAll(() => served?.stop())

const rows = Object.keys(WAYS).flatMap((way) => Object.keys(KINDS).map((kind) => ({ way, kind }) as Row))
interface Row {
  way: keyof typeof WAYS
  kind: keyof typeof KINDS
}

it.each(eachValue(rows, ['way', 'kind']))(
  'elements with the names of what the package reads of the document change nothing: $kind, $way',
  async ({ way, kind }) => {
    expect(NAMES).toContain('currentScript')
    html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
${styles}</head><body>${NAMES.map(KINDS[kind]).join('')}<main id="main-content">Text</main>${WAYS[way]}</body></html>`
    foreign = []
    const page = await newPage()
    await page.goto(`${served?.origin}/viec-lam`)
    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: 'English' }).first().getAttribute('href')).toMatch(/\/jobs$/)
    await header.getByRole('combobox').first().pressSequentially('ke')
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15)
    expect(foreign).toEqual([])
  },
)

it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'values that a page has given to all objects stop nothing: %s',
  async (way) => {
    const pollute = inline(`Object.assign(Object.prototype, { count: 1, text: 'x', isOn: true, none: null })`)
    html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
${styles}${pollute}</head><body><main id="main-content">Text</main>${WAYS[way]}</body></html>`
    const page = await newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${served?.origin}/viec-lam`)
    const header = page.getByRole('banner')
    await header.getByRole('combobox').first().pressSequentially('ke')
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15)
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('VNW_TRACKING_GA=')
  },
)
