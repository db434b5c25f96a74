import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withShellBrowser } from '../support/browserPage.ts'
import { buildConsumer } from './support/buildConsumer.ts'
import { settle } from './support/describeConsumer.ts'
import { HOST_STYLES, type HostStyle, hostPage, MOUNT } from './support/hostPages.ts'
import { removePackedShell } from './support/packedShell.ts'
import { type Served, serve } from './support/serve.ts'

const { newPage, takeComplaints } = withShellBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

let served: Served
/** What is answered at a path: a page, its headers. */
const pages = new Map<string, { html: string; headers?: Record<string, string> }>()

beforeAll(async () => {
  const { folder } = await buildConsumer('tests/consumers/hosts')
  served = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname)
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
      return
    }
    readFile(join(folder, 'dist', pathname)).then(
      (body) => {
        const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
}, 300_000)

afterAll(async () => {
  await served?.stop()
  await removePackedShell()
})

async function openHost(html: string, headers?: Record<string, string>): Promise<Page> {
  pages.set('/host', { html, headers })
  const page = await newPage({ viewport: { width: 1300, height: 900 } })
  await page.goto(`${served.origin}/host`)
  return page
}

const mount = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const host = window as unknown as { mount: () => unknown; shell: unknown }
    host.shell = host.mount()
  })
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  await settle(page)
}

const unmount = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { shell: { unmount: () => void } }).shell.unmount())

/** The computed styles of elements, each with the path to it. Sizes and places follow from content, and are left out. */
const stylesOf = (page: Page, where: 'inside' | 'outside'): Promise<Record<string, Record<string, string>>> =>
  page.evaluate((asked) => {
    const FOLLOWS = /^(?:height|block-size|perspective-origin|transform-origin|-webkit-tap-highlight-color|tab-size)$/
    const pathOf = (element: Element): string => {
      const parent = element.parentElement
      if (!parent || (asked === 'inside' && element.hasAttribute('data-shell'))) return element.localName
      return `${pathOf(parent)} > ${element.className || element.localName}:${[...parent.children].indexOf(element)}`
    }
    const slots = '#header, #footer, #side-nav'
    const elements = [
      ...document.querySelectorAll(
        asked === 'inside' ? '[data-shell], [data-shell] *' : 'html, body *:not([data-shell-sentinel])',
      ),
    ]
    const asStyles = (element: Element) => {
      const style = getComputedStyle(element)
      return Object.fromEntries(
        [...style].filter((name) => !FOLLOWS.test(name)).map((name) => [name, style.getPropertyValue(name)]),
      )
    }
    return Object.fromEntries(
      elements
        .filter((element) => asked === 'inside' || !element.closest('script'))
        .filter((element) => asked === 'inside' || !element.closest(slots)?.contains(element.parentElement))
        .map((element) => [pathOf(element), asStyles(element)]),
    )
  }, where)

/** What differs, a line each. */
function differences(
  before: Record<string, Record<string, string>>,
  after: Record<string, Record<string, string>>,
): string[] {
  expect(Object.keys(after)).toEqual(Object.keys(before))
  return Object.entries(before).flatMap(([path, styles]) =>
    Object.entries(styles)
      .filter(([name, value]) => after[path]?.[name] !== value)
      .map(([name, value]) => `${path} ${name}: ${value} → ${after[path]?.[name]}`),
  )
}

describe('styles', () => {
  const HOSTS = Object.keys(HOST_STYLES) as HostStyle[]
  let bare: Record<string, Record<string, string>>

  it.each(HOSTS)(
    'of a host with %s change nothing in the shell, nor the shell’s anything in the host',
    async (host) => {
      const page = await openHost(hostPage(HOST_STYLES[host], MOUNT))
      const before = await stylesOf(page, 'outside')
      await mount(page)
      if (host === 'bare') bare = await stylesOf(page, 'inside')
      // The height that the shell keeps clear of what is scrolled to is its contract with pages.
      const after = differences(before, await stylesOf(page, 'outside')).filter(
        (line) => !/^html scroll-padding/.test(line),
      )
      expect(after).toEqual([])
      expect(Object.keys(bare).length).toBeGreaterThan(200)
      expect(differences(bare, await stylesOf(page, 'inside'))).toEqual([])
    },
  )
})
void unmount
void takeComplaints
