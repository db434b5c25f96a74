import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ShellProviderProps } from '@jobsite/shell'
import type { ShellData } from '@jobsite/shell/core'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StartedServer, startServer } from '../../scripts/startServer.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import type { Build } from '../support/contractApp/mount.tsx'

// Two builds of the shell, each with a React of its own: this source on React 18.3, and what was built from it before,
// on React 19. They share the page's window, storage and cookies, and nothing else.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LIBRARIES = {
  source: { '@jobsite/shell/core': join(ROOT, 'src/core.ts'), '@jobsite/shell': join(ROOT, 'src/index.ts') },
  built: { '@jobsite/shell/core': join(ROOT, 'dist/core.js'), '@jobsite/shell': join(ROOT, 'dist/index.js') },
}
const react18 = (name: string): string => join(ROOT, 'tests/react-18/node_modules', name)

/** The script of one build. */
async function bundle(library: Record<string, string>, reacts: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    mode: 'development',
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: { ...library, ...reacts } },
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(ROOT, 'tests/support/contractApp/mount.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

const BANNERS = [1, 2, 3].map((id) => ({ id, isClosable: true, image: `/banner-${id}.svg`, url: null }))
const DATA: ShellData = {
  theme: null,
  sidebarBanner: null,
  bottomText: null,
  seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Java', link: '/java-kv' }] },
  topBanner: { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners: BANNERS },
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="2560" height="94"/>'
const HTML =
  '<!doctype html><html lang="vi"><meta charset="utf-8"><title>Contract</title><link rel="icon" href="data:,"><div id="a"></div><div id="b"></div><script src="/a.js"></script><script src="/b.js"></script>'

let server: StartedServer
beforeAll(async () => {
  const [a, b] = await Promise.all([
    bundle(LIBRARIES.source, { 'react-dom': react18('react-dom'), react: react18('react') }),
    bundle(LIBRARIES.built, {}),
  ])
  server = await startServer((request, response) => {
    const script = { '/a.js': a, '/b.js': b }[request.url ?? '']
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (request.url?.endsWith('.svg')) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SVG)
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML)
  })
})
afterAll(() => server.stop())

const { newPage, allowMessages } = withShellBrowser()

beforeEach(() => {
  // Development builds tell of two copies of the library and of two shells on a page, which is what is wanted here.
  allowMessages(/Two headers|code: no-user-in-event/)
})

type Name = 'a' | 'b'
type Window = { builds: [Build, Build]; received: unknown[] }

async function open(
  page: Page,
  path: string,
  props: Pick<ShellProviderProps, 'attribution' | 'data'> = {},
): Promise<void> {
  await page.goto(server.origin + path)
  await page.evaluate(
    ([given, data]) => {
      const { builds } = window as unknown as Window
      for (const [index, id] of ['a', 'b'].entries()) {
        builds[index]?.mount(document.getElementById(id) as Element, { user: null, data, ...given })
      }
    },
    [props, DATA] as const,
  )
  for (const name of ['a', 'b']) await page.locator(`#${name} [data-shell="header"][data-enhanced]`).waitFor()
}

/** Waits for expected values in the context of a build. */
async function expectValues(page: Page, name: Name, values: Record<string, unknown>): Promise<void> {
  await expect
    .poll(async () => JSON.parse((await page.locator(`#${name} output`).textContent()) ?? '{}'))
    .toMatchObject(values)
}

describe('two builds on one page', () => {
  let page: Page
  beforeEach(async () => {
    page = await newPage({ viewport: { width: 1440, height: 900 } })
    // Typed keywords are sent to the service once typing has paused, if the page is still there.
    const headers = { 'access-control-allow-origin': '*' }
    await page.route('**/keywords/suggestion?*', (route) => route.fulfill({ headers, json: { data: [] } }))
  })

  /** Dispatches an event by one of the builds. */
  const dispatch = (index: number, name: 'SEARCH' | 'UPDATE_PAGE' | 'UPDATE_USER', detail: object) =>
    page.evaluate(([at, ...event]) => void (window as unknown as Window).builds[at]?.dispatchShellEvent(...event), [
      index,
      name,
      detail,
    ] as const)
  const SEEKER = { user: { userId: 7, firstName: 'Minh Anh', lastName: 'Nguyễn' } }

  it('are two on two versions of React, and ignore unexpected events of another version', async () => {
    await open(page, '/viec-lam')
    const versions = page.evaluate(() => (window as unknown as Window).builds.map(({ reactVersion }) => reactVersion))
    expect(await versions).toEqual([expect.stringMatching(/^18\./), expect.stringMatching(/^19\./)])
    await page.evaluate(() => {
      for (const name of ['SEARCH', 'UPDATE_USER', 'UPDATE_PAGE', 'LOGIN_POPUP', 'HEADER_STICKY']) {
        for (const detail of [undefined, null, 7, 'x', [], { params: null, user: [], pageName: {} }, { params: [] }]) {
          window.dispatchEvent(new CustomEvent(name, { detail }))
        }
        window.dispatchEvent(new Event(name))
      }
    })
    // A good one after them: where it has arrived, they have.
    await dispatch(0, 'UPDATE_USER', SEEKER)
    for (const name of ['a', 'b'] as const)
      await expectValues(page, name, { user: 'Minh Anh', keyword: '', pageName: 'searchResult' })
  })

  it.each<[number, Name, Name]>([
    [0, 'a', 'b'],
    [1, 'b', 'a'],
  ])(
    'build %i searches, dispatches events and handles a login, and the other one follows',
    async (index, one, other) => {
      await open(page, '/viec-lam')
      await page.evaluate(() => window.addEventListener('SEARCH', (event) => event.preventDefault()))
      const field = page.locator(`#${one}`).getByRole('combobox').first()
      await field.fill('kế toán')
      await field.press('Enter')
      for (const name of [other, one]) await expectValues(page, name, { keyword: 'kế toán' })

      await dispatch(index, 'UPDATE_PAGE', { pageName: 'myJobs', section: 'saved' })
      await dispatch(index, 'SEARCH', { params: { query: 'java', locationId: [29], categoryId: [35] } })
      await expectValues(page, other, {
        pageName: 'myJobs',
        section: 'saved',
        keyword: 'java',
        locationId: [29],
        categoryId: [35],
      })
      await page.locator(`#${other}`).getByRole('heading', { name: 'Việc làm tại Hồ Chí Minh' }).waitFor()

      await page.evaluate((at) => {
        const shell = window as unknown as Window
        shell.received = []
        shell.builds[at]?.onShellEvent('LOGIN_POPUP', (event) => {
          event.preventDefault()
          shell.received.push(event.detail.langCode, typeof event.detail.onLoggedIn)
        })
      }, index)
      await page.locator(`#${other}`).getByRole('link', { name: 'Thông báo' }).first().click()
      await expect.poll(() => page.evaluate(() => (window as unknown as Window).received)).toEqual(['vi', 'function'])
      expect(new URL(page.url()).pathname).toBe('/viec-lam')

      await dispatch(index, 'UPDATE_USER', SEEKER)
      await expectValues(page, other, { user: 'Minh Anh' })
    },
  )

  it('share one stored banner rotation, and keep unknown members', async () => {
    const known = { companyIndustries: [9], jobFunctionIds: [], currentIndex: 4, listBanner: [5], future: 'kept' }
    await page.goto(server.origin)
    await page.evaluate((entry) => localStorage.setItem('topBanner', JSON.stringify([entry])), known)
    const stored = async () =>
      JSON.parse((await page.evaluate(() => localStorage.getItem('topBanner'))) ?? '[]') as (typeof known)[]
    // Each view advances the rotation of each of the two: 0 and 1, then 2 and 0.
    for (const last of [1, 0]) {
      await open(page, '/viec-lam')
      await page.locator('[data-shell="top-banner"]').nth(1).waitFor()
      await expect.poll(async () => (await stored())[1]?.currentIndex).toBe(last)
      expect((await stored())[0]).toEqual(known)
    }
  })

  it('share cookies: one first touch, one language', async () => {
    await open(page, '/viec-lam?utm_source=zalo')
    const read = async (name: string) => (await page.context().cookies()).filter((cookie) => cookie.name === name)
    await expect.poll(() => read('VNW_TRACKING_GA_FIRST')).toHaveLength(1)
    const first = await read('VNW_TRACKING_GA_FIRST')
    expect(decodeURIComponent(first[0]?.value ?? '')).toContain('"utm_source":"zalo"')
    await open(page, '/career-newbies', { attribution: false })
    await page.locator('#a').getByRole('banner').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(/lang=en/)
    await open(page, '/career-newbies', { data: { ...DATA, seoKeywords: null } })
    for (const name of ['a', 'b'] as const) await expectValues(page, name, { language: 'en' })
    expect((await read('VNW_TRACKING_GA_FIRST'))[0]?.value).toBe(first[0]?.value)
  })
})
