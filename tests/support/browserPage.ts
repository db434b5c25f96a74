import type { BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import type { ChromiumOptions } from '../../scripts/chromium.ts'
import type { EndpointName } from '../../src/core/endpoints.ts'
import { type BrowserAppProps, PROPS_PARAM } from './browserApp/props.ts'
import type { TestOrder } from './browserServer.ts'
import type { ResponsePlan } from './pageServices.ts'
import { type WatchedPages, watchPages } from './watchedPages.ts'

export interface OpenShellOptions extends Omit<BrowserAppProps, 'origin'> {
  /** Width of the window in CSS pixels. @default 1300 */
  width?: number
  /** Height of the window in CSS pixels. @default 900 */
  height?: number
  /** @default those that the page has: light, unless the test changed them */
  colors?: 'light' | 'dark'
  /** Whether to wait until script has hydrated. @default true */
  hydrated?: boolean
}

/** The usual window: a page that opens in it is not resized. */
const USUAL = { width: 1300, height: 900 }

/** Options of a page without script. */
export const NO_SCRIPT = { javaScriptEnabled: false } as const

interface ShellBrowser extends WatchedPages {
  /** Opens a page of the shell. */
  open: (options?: OpenShellOptions, context?: BrowserContextOptions) => Promise<Page>
  /** Opens a page of the shell with services of its own, which respond as planned. */
  openServed: (options?: OpenShellOptions, responses?: ResponsePlan) => Promise<TestServices & { page: Page }>
}

/** A browser for the tests of a file. What its pages write to the console fails the test, unless it is expected. */
export function withShellBrowser(options?: ChromiumOptions): ShellBrowser {
  const origin = inject('shellOrigin') as string | undefined
  const watched = watchPages(options)
  const newPage = (options?: BrowserContextOptions): Promise<Page> =>
    watched.newPage(origin === undefined ? options : { viewport: USUAL, ...options })
  const open = async (options?: OpenShellOptions, context?: BrowserContextOptions): Promise<Page> => {
    const page = await newPage(context)
    await openShell(page, { hydrated: context?.javaScriptEnabled !== false, ...options })
    return page
  }
  return {
    ...watched,
    newPage,
    open,
    async openServed(options, responses) {
      const services = await openServices(responses)
      return { ...services, page: await open({ ...options, services: services.services }) }
    },
  }
}

/** The URL of a page with these props. */
export async function shellUrl(props: Omit<BrowserAppProps, 'origin'>): Promise<string> {
  const url = new URL(props.url ?? '/viec-lam', inject('shellOrigin'))
  url.searchParams.set(PROPS_PARAM, String(await order({ props })))
  return url.href
}

/** The services of one page, under the test's control. */
export interface TestServices {
  /** Goes into the page's props. */
  readonly services: string
  /** Releases a delayed response. */
  release(name: EndpointName | (string & {})): Promise<void>
  /** Requests so far: name of the endpoint or image, and its query. */
  requested(): Promise<string[]>
}

/** Starts services for a page, which respond as planned. */
export async function openServices(responses: ResponsePlan = {}): Promise<TestServices> {
  const id = String(await order({ responses }))
  return {
    services: id,
    release: async (name) => void (await order({ release: { id, name } })),
    requested: async () => (await order({ requested: id })) as string[],
  }
}

async function order(given: TestOrder): Promise<unknown> {
  const response = await fetch(`${inject('shellOrigin')}/orders`, { method: 'POST', body: JSON.stringify(given) })
  if (!response.ok) throw new Error(`The test server refused: ${await response.text()}`)
  return response.json()
}

/** Opens a page of the shell, at the URL `url` (site-relative), rendered on the server and hydrated. */
export async function openShell(page: Page, options: OpenShellOptions = {}): Promise<void> {
  const { width = USUAL.width, height = USUAL.height, colors, hydrated = true, ...props } = options
  const size = page.viewportSize()
  // A window that has its size is not resized: that costs a layout.
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
  if (colors) await page.emulateMedia({ colorScheme: colors })
  await page.goto(await shellUrl(props))
  if (hydrated) await page.locator('[data-shell="header"][data-enhanced]').waitFor()
}
