import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineSite } from '@jobsite/shell/core'
import { renderShell } from '@jobsite/shell/server'
import type { Browser, BrowserContext, Page } from 'playwright'
import sirv from 'sirv'
import { inject } from 'vitest'
import { startServer } from '../../scripts/startServer.ts'
import { DIST, slug, WAYS, type Way } from './buildPages.ts'
import {
  type Case,
  type JsonRecord,
  type Observed,
  type PageCase,
  type Presses,
  type Step,
  TOUCHED,
} from './pages/case.ts'

const NAMES = Object.keys(WAYS) as Way[]

type RenderReact = (it: PageCase) => { styles: string; html: string }

/** A white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsnRqZQAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Tab follows the document: Chromium forgets the order of the header's rows where something in it that is placed absolutely moves,
 * until its next whole layout, and which frame has that layout is chance. `tests/browser/focusOrder.test.ts` follows the rows.
 */
const PAGE_STYLES = `body { margin: 0 } main { min-height: 500px } .shell-bar { reading-flow: normal !important }`

function sendImage(response: ServerResponse, name: string): void {
  if (name.startsWith('broken')) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(PIXEL)
}

const inline = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
const elementName = (part: string): string =>
  `job-shell${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Pages of all ways of rendering, in contexts of their own: cookies and storage are not shared. */
export async function startWays(browser: Browser, isVerbose = false) {
  const folder = inject('equalPages')
  const rendererOf = async (version: 18 | 19): Promise<RenderReact> =>
    (await import(pathToFileURL(join(folder, `server-${version}/server.mjs`)).href)).renderReact
  const renderers = { 18: await rendererOf(18), 19: await rendererOf(19) }
  const head = readFileSync(join(folder, 'head/page.js'), 'utf8')

  let current: PageCase | undefined
  let transform = (html: string): string => html
  /** Ends with what a visitor does before the scripts come. */
  let scriptsReleased = Promise.resolve()
  const open = new Map<string, number>()
  // Each page asks for its scripts, which may be held back.
  const CACHED = { maxAge: 0, etag: true }
  const assets = sirv(folder, CACHED)
  const scripts = sirv(DIST, CACHED)

  const { origin, stop } = await startServer(async (request, response) => {
    const way = String(request.headers['x-way'] ?? '')
    open.set(way, (open.get(way) ?? 0) + 1)
    response.on('close', () => open.set(way, (open.get(way) ?? 0) - 1))
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const [, kind = '', ...rest] = url.pathname.split('/')
    const missing = () => void response.writeHead(404).end()
    if (kind === 'images') return sendImage(response, rest.at(-1) ?? '')
    if (kind === 'service-worker.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end('')
    if (kind === 'assets-of-the-test') {
      await scriptsReleased
      request.url = `/${rest.join('/')}`
      return assets(request, response, missing)
    }
    if (kind === 'dist') {
      await scriptsReleased
      request.url = `/${rest.join('/')}`
      return scripts(request, response, missing)
    }
    try {
      const html = current ? transform(document({ ...current, way })) : '<!doctype html><title>Blank</title>'
      response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' }).end(html)
    } catch (error) {
      response.writeHead(500).end(String(error instanceof Error ? error.stack : error))
    }
  })

  function document(it: PageCase): string {
    const way = WAYS[it.way as Way]
    const { styles, body } = way.isReact ? reactBody(it, way.react) : scriptBody(it, way.script)
    const language = typeof it.options.language === 'string' ? it.options.language : 'vi'
    return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,">
<script type="application/json" id="case">${inline(it)}</script>
<script>${head.replaceAll('</script', '<\\/script')}</script>
<style>${PAGE_STYLES}</style>
${alternateLinks(it)}${styles}</head>
<body>${body}</body>
</html>`
  }
  function reactBody(it: PageCase, version: 18 | 19) {
    const { styles, html } = it.isServed ? renderers[version](it) : { styles: '', html: '' }
    const script = `<script type="module" src="/assets-of-the-test/${slug(it.way as Way)}/page.js"></script>`
    return { styles, body: `<div id="root">${html}</div>${script}` }
  }
  function scriptBody(it: PageCase, script: string) {
    const served = it.isServed
      ? renderShell({
          ...(plain(it) as object),
          ...Object.assign({}, ...Object.values(it.own)),
          config: it.resolvedConfig,
          ...(it.urlSource !== 'location' && { url: it.url }),
        })
      : undefined
    const mount = (part: string) => {
      const tag = it.way === 'elements' ? elementName(part) : 'div'
      const html = served?.[`${part[0]?.toLowerCase()}${part.slice(1)}` as 'header'] ?? ''
      return `<${tag} data-part="${part}"${it.way === 'elements' ? ' style="display: block"' : ''}>${html}</${tag}>`
    }
    const isAfter = (part: string) => /Seo|Footer|Sidebar/.test(part)
    const body = `${it.parts
      .filter((part) => !isAfter(part))
      .map(mount)
      .join('')}<main id="main-content">Page</main>${it.parts.filter(isAfter).map(mount).join('')}
${served?.props ?? ''}<script src="/dist/${script}"></script><script type="module" src="/assets-of-the-test/script/page.js"></script>`
    return { styles: served?.styles ?? '', body }
  }

  const contexts: Partial<Record<Way, Promise<BrowserContext>>> = {}
  const pages = {} as Record<Way, Page>
  /** Opens a tab for each case, with a script that runs before all others: what the last one has not ended, such as a navigation, ends with its tab. */
  const openTab = async (way: Way, width: number, early: string): Promise<Page> => {
    contexts[way] ??= browser.newContext({ extraHTTPHeaders: { 'x-way': way } })
    const context = await contexts[way]
    await pages[way]?.close()
    await context.clearCookies()
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    if (early) await page.addInitScript(early)
    if (isVerbose) {
      page.on('console', (message) => console.log(way, message.type(), message.text(), message.location().url))
      page.on('pageerror', (error) => console.log(way, error.stack))
    }
    pages[way] = page
    return page
  }

  const isLoading = (way: Way): boolean => (open.get(way) ?? 0) > 0
  /** Returns the number of rounds in which nothing has happened on a page. */
  const readQuiet = async (way: Way): Promise<number> => {
    const quiet = await pages[way].evaluate(() => window.equal.quietRounds())
    return isLoading(way) ? 0 : quiet
  }
  /** Observes a page, which takes far longer than reading how quiet it is. */
  const observe = async (way: Way) => {
    const found = await pages[way].evaluate(() => ({
      observed: window.equal.observe(),
      quiet: window.equal.quietRounds(),
      errors: window.equal.errors,
    }))
    return isLoading(way) ? { ...found, quiet: 0 } : found
  }

  return {
    async stop() {
      for (const context of Object.values(contexts)) await (await context).close()
      await stop()
    },
    waysOf: (it: Case): readonly Way[] =>
      NAMES.filter((way) => !process.env.EQUAL_WAYS || process.env.EQUAL_WAYS.split(',').includes(way)).filter(
        (way) => it.kind === 'everywhere' || WAYS[way].isReact,
      ),
    /** Returns the page that is open in a way of rendering. */
    page: (way: Way): Page => pages[way],
    /**
     * Opens the page of a case in a way of rendering, with a script that runs before all others, and its HTML transformed. Returns
     * whether a page is left already.
     */
    async open(it: Case, ways: readonly Way[], early = '', change = (html: string) => html): Promise<boolean> {
      transform = change
      const { config: resolvedConfig } = defineSite({
        siteOrigin: origin,
        siteDomain: 'localhost',
        ...it.config,
        hosts: { api: origin, metadata: origin, metaService: origin, banners: origin, ...(it.config.hosts as object) },
      } as never)
      current = { ...it, way: '', now: Math.floor(Date.now() / 1000) * 1000, resolvedConfig }
      let release = (): void => undefined
      if (it.early.length > 0)
        scriptsReleased = new Promise((resolve) => {
          release = resolve
        })
      await Promise.all(
        ways.map(async (way) => {
          const page = await openTab(way, it.width, early)
          const response = await page.goto(origin + it.url + it.hash, { waitUntil: 'commit' })
          if (response?.status() === 500) throw new Error(`${way}: the server failed: ${await response.text()}`)
          if (it.early.length === 0) return
          const isParsed = (count: number) => globalThis.document.querySelectorAll('[data-part]').length === count
          await page.waitForFunction(isParsed, it.parts.length, { polling: 50 })
          for (const one of it.early) await press(page, one)
        }),
      ).finally(release)
      const isOpen = () => window.equal && (window.equal.isLeft ? 'left' : window.equal.host && 'open')
      const opened = await Promise.all(
        ways.map(async (way) => (await pages[way].waitForFunction(isOpen, undefined, { polling: 50 })).jsonValue()),
      )
      return opened.includes('left')
    },
    take: async (step: Step, ways: readonly Way[]): Promise<void> => {
      await Promise.all(
        ways.map((way) =>
          step.do === 'press'
            ? press(pages[way], step)
            : pages[way].evaluate((one) => window.equal.take(one as Exclude<Step, Presses>), step as unknown),
        ),
      )
    },
    readQuiet,
    observe,
  }
}

/** Presses keys as a visitor does: the browser's default actions follow. */
async function press(page: Page, { on, keys }: Presses): Promise<void> {
  await page.evaluate((control) => window.equal.focus(control), on)
  for (const key of keys) await page.keyboard.press(key)
}

/** Options that a server passes to `renderShell`: without tokens of functions, which JSON cannot hold. */
function plain({ options, late }: Case): JsonRecord {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => !late.includes(name) && !JSON.stringify(value).includes('"$"')),
  )
}

/** Alternate links of a page: its own path in Vietnamese. */
function alternateLinks({ url, alternate }: Case): string {
  if (alternate === null) return ''
  const paths = { vi: new URL(url, 'http://127.0.0.1').pathname, en: alternate }
  return Object.entries(paths)
    .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${path}">`)
    .join('')
}

/** What differs between ways of rendering though a visitor does not see it: hidden from the comparison, with the reason. */
const UNSEEN: readonly {
  readonly in: string
  readonly pattern: RegExp
  readonly why: string
  /** Whether it is hidden while nobody has touched one of the pages. @default always */
  readonly isUntilTouched?: boolean
}[] = [
  {
    in: 'component SeoBottomText',
    pattern: /(?<=<div class="shell-clip") tabindex="(?:0|-1)"/,
    why: 'without script the box scrolls, so it takes the focus; a component that is not hydrated stays so',
  },
  {
    in: 'component Header',
    pattern: /(?<=<input .*) placeholder="[^"]*"/,
    why: 'the style sheet shows the short text until script measures the field: visitors see the same',
  },
  {
    in: 'component SidebarBanner',
    pattern: / aria-hidden="true"/,
    why: 'a banner that the style sheet hides is not hydrated; hidden elements are no landmarks anyway',
  },
  {
    in: 'component Header',
    pattern: / data-menus="scripted"/,
    why: 'script takes over the menus of a served header at the first event; until then the style sheet opens them',
    isUntilTouched: true,
  },
  {
    in: 'component Header',
    pattern: /(?<=<button[^>]*) aria-(?:controls="[^"]*"|haspopup="dialog")(?=[^>]* class="shell-menu-button")/g,
    why: 'the button opens the side navigation by script, which the first event starts; until then the style sheet opens the menu',
    isUntilTouched: true,
  },
]

const seen = (name: string, lines: readonly string[] = [], isTouched: boolean): readonly string[] => {
  const unseen = UNSEEN.filter((entry) => entry.in === name && !(entry.isUntilTouched && isTouched))
  return unseen.length === 0
    ? lines
    : lines.map((line) => unseen.reduce((text, { pattern }) => text.replace(pattern, ''), line))
}

/** Lines that differ, by what was observed. */
export function differences(expected: Observed, found: Observed): string[] {
  const { [TOUCHED]: before = [], ...main } = expected
  const { [TOUCHED]: now = [], ...way } = found
  const isTouched = before.length > 0 && now.length > 0
  return [...new Set([...Object.keys(main), ...Object.keys(way)])].flatMap((name) => {
    const [one, other] = [seen(name, main[name], isTouched), seen(name, way[name], isTouched)]
    if (one.join('\n') === other.join('\n')) return []
    let from = 0
    while (from < one.length && one[from] === other[from]) from += 1
    let tail = 0
    while (tail < Math.min(one.length, other.length) - from && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
    const part = (lines: readonly string[], sign: string) =>
      lines.slice(from, Math.min(lines.length - tail, from + 6)).map((line) => `  ${sign} ${line.trim()}`)
    return [`${name}:`, ...part(one, '-'), ...part(other, '+')]
  })
}
