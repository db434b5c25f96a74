import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
  ViewportSize,
} from 'playwright'
import { isNightly } from './isNightly.ts'
import { openPage } from './shareChromium.ts'

/** A page that tests use one after another, and what the test that has it did to it. */
interface ReusedPage {
  readonly key: string
  readonly options: BrowserContextOptions
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
  readonly initScripts: Disposable[]
  readonly origins: Set<string>
  /** Whether the test did what cannot be undone. */
  isSpent: boolean
}

export interface ReusedPages {
  take(browser: Browser, options?: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }>
  /** Cleans a page for the next test, or closes it. */
  giveBack(page: Page): Promise<void>
}

/** Events of a page that tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

const VIEWPORT = { width: 1280, height: 720 }

/** Pages that wait for the next test with the same options, and pages that wait in all. */
const KEPT_PER_KEY = 2
const KEPT = 6

/**
 * Gives tests pages that earlier tests have used and that are clean again: no cookies, storage, history, routes,
 * scripts or listeners. A new page costs twice the CPU time, for its process and the compilation of the bundle. At night
 * every test gets a new one.
 *
 * @param blankUrls URL of a page without scripts for each origin of the tests. A page that was elsewhere is not used again.
 */
export function createReusedPages(blankUrls: readonly string[]): ReusedPages {
  let kept: ReusedPage[] = []
  const taken = new Map<Page, ReusedPage>()

  return {
    async take(browser, options = {}) {
      const key = JSON.stringify(lastingOptions(options))
      const found = kept.findLast((one) => one.key === key)
      kept = kept.filter((one) => one !== found)
      const reused = found ?? (await openReusedPage(browser, key, options))
      taken.set(reused.page, reused)
      if (found) await emulate(found.page, options)
      return reused
    },
    async giveBack(page) {
      const reused = taken.get(page)
      taken.delete(page)
      if (!reused) return
      const isWanted = !isNightly && kept.filter(({ key }) => key === reused.key).length < KEPT_PER_KEY
      const blankUrl = isWanted ? findBlankUrl(reused, blankUrls) : null
      if (blankUrl === null) return reused.context.close()
      try {
        await clean(reused, blankUrl)
        kept.push(reused)
        if (kept.length > KEPT) await kept.shift()?.context.close()
      } catch {
        // Its test ended while it was leaving for another page.
        await reused.context.close()
      }
    },
  }
}

/** Options that a page has for as long as it exists. The others are set for each test. */
function lastingOptions({
  viewport,
  colorScheme,
  forcedColors,
  reducedMotion,
  contrast,
  ...rest
}: BrowserContextOptions) {
  return rest
}

async function openReusedPage(browser: Browser, key: string, options: BrowserContextOptions): Promise<ReusedPage> {
  const { context, page } = await openPage(browser, options)
  const session = await context.newCDPSession(page)
  if (!isNightly) await hastenAnimations(session)
  const reused: ReusedPage = {
    key,
    options,
    context,
    page,
    session,
    initScripts: [],
    origins: new Set(),
    isSpent: false,
  }
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    if (URL.canParse(url) && !url.startsWith('about:')) reused.origins.add(new URL(url).origin)
  })
  const addInitScript = page.addInitScript.bind(page) as (...given: unknown[]) => Promise<Disposable>
  page.addInitScript = async (...given: unknown[]) => {
    const added = await addInitScript(...given)
    reused.initScripts.push(added)
    return added
  }
  const spend = <Args extends unknown[], Result>(call: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      reused.isSpent = true
      return call(...args)
    }
  }
  const { clock } = page
  clock.install = spend(clock.install.bind(clock))
  clock.setFixedTime = spend(clock.setFixedTime.bind(clock))
  context.newCDPSession = spend(context.newCDPSession.bind(context))
  page.setExtraHTTPHeaders = spend(page.setExtraHTTPHeaders.bind(page))
  return reused
}

/** Lets animations take a twentieth of their time. At night they take all of it. */
async function hastenAnimations(session: CDPSession): Promise<void> {
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 20 })
}

/** The blank page of a page that can be cleaned: it was alone, on one origin, and nothing that lasts was done to it. */
function findBlankUrl({ context, page, origins, isSpent }: ReusedPage, urls: readonly string[]): string | null {
  const isAlone = !page.isClosed() && context.pages().length === 1
  if (!isAlone || isSpent || origins.size !== 1) return null
  return urls.find((url) => origins.has(new URL(url).origin)) ?? null
}

async function clean({ context, page, options, session, initScripts, origins }: ReusedPage, blankUrl: string) {
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const script of initScripts.splice(0)) await script.dispose()
  await page.goto(blankUrl, { waitUntil: 'commit' })
  if (options.javaScriptEnabled !== false) {
    await page.evaluate(async () => {
      window.name = ''
      localStorage.clear()
      sessionStorage.clear()
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    })
  }
  origins.clear()
  await Promise.all([
    session.send('Page.resetNavigationHistory'),
    context.clearCookies(),
    // Outside of the window, where a new page has the pointer: nothing is hovered over.
    page.mouse.move(-1, -1),
  ])
}

/** Resizes a window, unless it has that size. */
export async function ensureViewport(page: Page, { width, height }: ViewportSize): Promise<void> {
  const size = page.viewportSize()
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
}

/** Sets what a new page gets from its options. */
async function emulate(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme, forcedColors, reducedMotion, contrast } = options
  await ensureViewport(page, viewport ?? VIEWPORT)
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
    contrast: contrast ?? 'no-preference',
  })
}
