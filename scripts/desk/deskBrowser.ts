import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright'
import { launchChromium } from '../chromium.ts'

/** A page to show stories on, with what it had to say since it was last asked. */
export interface DeskPage {
  readonly page: Page
  /** Console messages, page errors, and requests to other machines that no mock answered. */
  takeComplaints: () => string[]
}

export interface DeskBrowser {
  readonly browser: Browser
  /** Runs a task on the next page that is free. */
  onPage: <Result>(task: (page: DeskPage) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

const NOISE = /Download the React DevTools|\[MSW\] Mocking enabled/

/** Opens a browser with a few pages, each with storage of its own. No name but this machine's can be looked up. */
export async function openDeskBrowser(
  origin: string,
  { pages = 2, launchOptions = {} }: { pages?: number; launchOptions?: LaunchOptions } = {},
): Promise<DeskBrowser> {
  const browser = await launchChromium(launchOptions)
  const free: BrowserContext[] = []
  for (let count = 0; count < pages; count += 1) free.push(await browser.newContext())
  const waiting: ((context: BrowserContext) => void)[] = []
  const take = (): Promise<BrowserContext> => {
    const context = free.pop()
    return context ? Promise.resolve(context) : new Promise((resolve) => waiting.push(resolve))
  }
  const give = (context: BrowserContext): void => {
    const next = waiting.shift()
    if (next) next(context)
    else free.push(context)
  }
  return {
    browser,
    async onPage(task) {
      const context = await take()
      // A page of its own: no history, focus or timer of the story before.
      const desk = await openPage(context, origin)
      try {
        return await task(desk)
      } finally {
        await desk.page.close()
        give(context)
      }
    },
    close: () => browser.close(),
  }
}

async function openPage(context: BrowserContext, origin: string): Promise<DeskPage> {
  const page = await context.newPage()
  let complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !NOISE.test(text))
      complaints.push(`${message.type()}: ${text}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  // Whatever is left of a request once the mocks have had it would leave the machine.
  await page.route(
    (url) => url.origin !== origin && !['data:', 'blob:', 'about:'].includes(url.protocol),
    async (route) => {
      complaints.push(`a request leaves the machine: ${route.request().url()}`)
      await route.abort()
    },
  )
  return {
    page,
    takeComplaints() {
      const taken = complaints
      complaints = []
      return taken
    },
  }
}
