import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { EndpointName } from '../../src/core/endpoints.ts'
import { type BrowserAppProps, PROPS_PARAM } from './browserApp/props.ts'
import type { TestOrder } from './browserServer.ts'
import { connectChromium, shareChromium } from './connectChromium.ts'
import type { AnswerPlan } from './pageServices.ts'
import { createReusedPages, ensureViewport, type ReusedPages } from './reusedPages.ts'

export interface OpenShellOptions extends Omit<BrowserAppProps, 'origin'> {
  /** Width of the window in CSS pixels. @default 1300 */
  width?: number
  /** Height of the window in CSS pixels. @default 900 */
  height?: number
  /** @default 'light' */
  colors?: 'light' | 'dark'
  /** Whether to wait until script has hydrated. @default true */
  hydrated?: boolean
}

/** The usual window: a page that opens in it is not resized. */
const USUAL = { width: 1300, height: 900 }

/** Options of a page without script. */
export const NO_SCRIPT = { javaScriptEnabled: false } as const

/** Pages of the project's server, for all files of a worker. */
let shellPages: ReusedPages | undefined

/** URLs of pages without scripts, one for each server whose pages are used again. */
const blankUrls: string[] = []

/** Lets tests use pages of a server again: `blankUrl` is the URL of a page without scripts. */
export const reusePagesOf = (blankUrl: string): void => void blankUrls.push(blankUrl)

interface ShellBrowser {
  newPage: (options?: BrowserContextOptions) => Promise<Page>
  /** Opens a page of the shell. */
  open: (options?: OpenShellOptions, context?: BrowserContextOptions) => Promise<Page>
  /** Opens a page of the shell with services of its own, which answer as planned. */
  openServed: (options?: OpenShellOptions, answers?: AnswerPlan) => Promise<TestServices & { page: Page }>
  /** Returns the lines so far, which are then expected. */
  takeComplaints: () => string[]
  /** Waits for lines, one for each given text or pattern, which are then expected. */
  expectComplaints: (...wanted: (string | RegExp)[]) => Promise<void>
  /** Lets the pages of this test write lines of these patterns, whenever they do. */
  allowComplaints: (...patterns: RegExp[]) => void
}

/**
 * A browser for the tests of a file: `newPage` gives a page of its own context, without cookies, storage or history. What
 * its pages write to the console fails the test, unless it is expected.
 */
export function withShellBrowser(launchOptions?: LaunchOptions): ShellBrowser {
  // Pages of other servers are used again where these say so.
  const origin = inject('shellOrigin') as string | undefined
  const create = () => createReusedPages(origin === undefined ? blankUrls : [`${origin}/blank`])
  if (!launchOptions) shellPages ??= create()
  const pages = (!launchOptions && shellPages) || create()
  let browser: Browser | undefined
  let used: { context: BrowserContext; page: Page }[] = []
  let complaints: string[] = []
  let allowed: RegExp[] = []
  const isUnexpected = (line: string): boolean => !allowed.some((pattern) => pattern.test(line))
  beforeAll(async () => {
    browser = await (launchOptions ? connectChromium(launchOptions) : shareChromium())
  })
  afterEach(async ({ task }) => {
    const [hasFailed, ending] = [task.result?.state === 'fail', used]
    used = []
    for (const { context, page } of ending) await (hasFailed ? context.close() : pages.giveBack(page))
    const unexpected = complaints.filter(isUnexpected)
    complaints = []
    allowed = []
    expect(unexpected, 'console messages and page errors').toEqual([])
  })
  afterAll(async () => {
    if (launchOptions) await browser?.close()
  })
  const newPage = async (options?: BrowserContextOptions): Promise<Page> => {
    if (!browser) throw new Error('The browser is not there yet.')
    const { context, page } = await pages.take(
      browser,
      origin === undefined ? options : { viewport: USUAL, ...options },
    )
    used.push({ context, page })
    page.on('console', (message) => {
      const isAdvice = message.text().includes('Download the React DevTools')
      // Of visitors the shell says so, as the specification asks.
      const isOfVisitor = message.text().includes('No user is logged in')
      if (!isAdvice && !isOfVisitor) complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    return page
  }
  const open = async (options?: OpenShellOptions, context?: BrowserContextOptions): Promise<Page> => {
    const page = await newPage(context)
    await openShell(page, { hydrated: context?.javaScriptEnabled !== false, ...options })
    return page
  }
  return {
    newPage,
    open,
    async openServed(options, answers) {
      const services = await openServices(answers)
      return { ...services, page: await open({ ...options, services: services.services }) }
    },
    takeComplaints() {
      const taken = complaints.filter(isUnexpected)
      complaints = []
      return taken
    },
    async expectComplaints(...wanted) {
      let missing = wanted
      const takeMissing = () => {
        missing = missing.filter((one) => {
          const at = complaints.findIndex((line) => (typeof one === 'string' ? line === one : one.test(line)))
          if (at >= 0) complaints.splice(at, 1)
          return at < 0
        })
        return missing
      }
      await expect.poll(takeMissing).toEqual([])
    },
    allowComplaints: (...patterns) => void allowed.push(...patterns),
  }
}

/** The URL of a page with these props. */
export async function shellAddress(props: Omit<BrowserAppProps, 'origin'>): Promise<string> {
  const address = new URL(props.url ?? '/viec-lam', inject('shellOrigin'))
  address.searchParams.set(PROPS_PARAM, String(await order({ props })))
  return address.href
}

/** The services of one page, under the test's control. */
export interface TestServices {
  /** Goes into the page's props. */
  readonly services: string
  /** Lets a late answer go. */
  release(name: EndpointName | (string & {})): Promise<void>
  /** Requests so far: name of the endpoint or image, and its query. */
  asked(): Promise<string[]>
}

/** Services for a page, which answer as planned. */
export async function openServices(answers: AnswerPlan = {}): Promise<TestServices> {
  const id = String(await order({ answers }))
  return {
    services: id,
    release: async (name) => void (await order({ release: { id, name } })),
    asked: async () => (await order({ asked: id })) as string[],
  }
}

async function order(given: TestOrder): Promise<unknown> {
  const response = await fetch(`${inject('shellOrigin')}/orders`, { method: 'POST', body: JSON.stringify(given) })
  if (!response.ok) throw new Error(`The test server refused: ${await response.text()}`)
  return response.json()
}

/** Opens a page of the shell, at the URL `url` (site-relative), rendered on the server and hydrated. */
export async function openShell(page: Page, options: OpenShellOptions = {}): Promise<void> {
  const { width = USUAL.width, height = USUAL.height, colors = 'light', hydrated = true, ...props } = options
  await ensureViewport(page, { width, height })
  await page.emulateMedia({ colorScheme: colors })
  await page.goto(await shellAddress(props))
  if (hydrated) await page.locator('[data-shell="header"][data-enhanced]').waitFor()
}
