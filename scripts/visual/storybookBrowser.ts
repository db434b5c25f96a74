import type { Browser, BrowserContext, Page } from 'playwright'
import { TIMEOUT_MS } from '../../src/services/callEndpoint.ts'
import { launchChromium } from '../chromium.ts'

/** A page that shows stories and records problems. */
export interface StorybookPage {
  readonly page: Page
  /**
   * Returns and clears console errors and warnings, page errors, and requests to other hosts that no mock handled.
   *
   * @param expected messages of what the page shows now. They may also come later: those of a request belong to the story
   * that made it. @default none
   */
  takeUnexpectedMessages: (expected?: RegExp) => string[]
  /** Makes the task the last one on this page: a request that gets no response would report its end in the next story. */
  beLast: () => void
}

type OpenedPage = Omit<StorybookPage, 'beLast'>

export interface StorybookBrowser {
  readonly browser: Browser
  /** Runs a task on the next page that is free. */
  onPage: <Result>(task: (page: StorybookPage) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/**
 * A proxy that refuses every connection. Unlike intercepted requests, which each take a message to this process and back, it
 * leaves the browser its cache.
 */
const NO_PROXY = 'http://127.0.0.1:9'

/**
 * Console messages that are expected: of React, the mocks, and Chromium when the mocks' service worker takes over a loading
 * page, or a busy machine runs a preloaded script late.
 */
const NOISE =
  /Download the React DevTools|\[MSW\] Mocking enabled|cross-world service worker resource mismatch|not used within a few seconds/

/** Options of `openStorybookBrowser`. */
export interface StorybookBrowserOptions {
  /** Number of pages that show stories at the same time. @default 2 */
  pages?: number
  /** An open browser, which stays open. @default one of its own */
  browser?: Browser
  /**
   * Number of tasks that share a page, one after another, as a visitor of the Storybook goes from story to story: faster,
   * while a page of its own has no history, focus or timer of the story before. @default 1
   */
  tasksPerPage?: number
}

interface Place {
  readonly context: BrowserContext
  shown: OpenedPage | undefined
  tasks: number
}

/** Opens a browser with some pages, each with its own storage. Requests to other hosts fail. */
export async function openStorybookBrowser(
  origin: string,
  { pages = 2, browser: shared, tasksPerPage = 1 }: StorybookBrowserOptions = {},
): Promise<StorybookBrowser> {
  const browser = shared ?? (await launchChromium())
  const proxy = { server: NO_PROXY, bypass: new URL(origin).hostname }
  const free: Place[] = []
  for (let count = 0; count < pages; count += 1) {
    const context = await browser.newContext({ proxy })
    // The mocks' service worker unregisters itself with its last page, but Playwright keeps its process: with a page that
    // stays, all stories share one.
    await (await context.newPage()).goto(`${origin}/mockServiceWorker.js`)
    free.push({ context, shown: undefined, tasks: 0 })
  }
  const waiting: ((place: Place) => void)[] = []
  const take = (): Promise<Place> => {
    const place = free.pop()
    return place ? Promise.resolve(place) : new Promise((resolve) => waiting.push(resolve))
  }
  const give = (place: Place): void => {
    const next = waiting.shift()
    if (next) next(place)
    else free.push(place)
  }
  const leave = async (place: Place): Promise<void> => {
    const { page } = place.shown ?? {}
    place.shown = undefined
    place.tasks = 0
    await page?.close()
  }
  return {
    browser,
    async onPage(task) {
      const place = await take()
      try {
        place.shown ??= await openPage(place.context, origin)
        place.tasks += 1
        const beLast = () => {
          place.tasks = tasksPerPage
        }
        const result = await task({ ...place.shown, beLast })
        if (place.tasks >= tasksPerPage) await leave(place)
        return result
      } catch (error) {
        // The next task does not inherit what failed.
        await leave(place)
        throw error
      } finally {
        give(place)
      }
    },
    async close() {
      if (!shared) await browser.close()
      else for (const { context } of free) await context.close()
    },
  }
}

async function openPage(context: BrowserContext, origin: string): Promise<OpenedPage> {
  const page = await context.newPage()
  // Storybook's highlighter reads the styles of every element after each change, and nothing is highlighted here.
  await page.addInitScript(() => Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }))
  await page.addInitScript(dropTimers, TIMEOUT_MS)
  /** Problems; those of a request that an earlier story made, with what was expected there. */
  let problems: { text: string; earlier?: { expected: RegExp | undefined } | undefined }[] = []
  /** Requests of earlier stories, with what was expected there. */
  const before = new Map<string, { expected: RegExp | undefined }>()
  const requests = new Set<string>()
  page.on('request', (request) => {
    requests.add(request.url())
    before.delete(request.url())
  })
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || NOISE.test(text)) return
    // Of other messages, the URL is the one of a script.
    const earlier = text.startsWith('Failed to load resource') ? before.get(message.location().url) : undefined
    problems.push({ text: `${message.type()}: ${text}`, earlier })
  })
  page.on('pageerror', (error) => problems.push({ text: `page error: ${error.message}` }))
  page.on('requestfailed', (request) => {
    const { origin: to, protocol } = new URL(request.url())
    // A mocked request does not fail; one that its page aborts needs no response.
    if (to === origin || !protocol.startsWith('http') || request.failure()?.errorText === 'net::ERR_ABORTED') return
    problems.push({ text: `a request leaves the machine: ${request.url()}` })
  })
  return {
    page,
    takeUnexpectedMessages(expected) {
      const taken = problems.filter(({ text, earlier }) => !(earlier ?? { expected }).expected?.test(text))
      problems = []
      for (const url of requests) before.set(url, { expected })
      requests.clear()
      return taken.map(({ text }) => text)
    },
  }
}

/**
 * In the page: drops the timers of one delay, the deadline of a request. No story shows its end, and on a busy machine the
 * mocks may answer later.
 */
function dropTimers(delay: number): void {
  const { setTimeout } = window
  const start = (run: TimerHandler, after?: number, ...rest: unknown[]) =>
    after === delay ? 0 : setTimeout(run, after, ...rest)
  Object.assign(window, { setTimeout: start })
}
