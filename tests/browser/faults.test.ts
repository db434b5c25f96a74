import { messages } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { someRows } from '../support/chooseRows.ts'
import { FAULTS } from '../support/faults.ts'
import { isNightly } from '../support/isNightly.ts'
import type { ResponsePlan } from '../support/pageServices.ts'

const { newPage, takeUnexpectedMessages, allowMessages } = withShellBrowser()

const SEEKER = { userId: 7, firstName: 'Minh Anh', lastName: 'Trần', accessToken: 'secret-token-of-minh-anh' }
const URL_OF_PAGE = '/ke-toan-kv'

/** Every endpoint that the page requests, with the component that shows its response. */
const BLOCKS: Readonly<Record<string, string | null>> = {
  themes: '.shell-logo picture',
  topBanner: '[data-shell="top-banner"]',
  sidebarBanner: '[data-shell="sidebar-banner"]',
  keywordSeo: '[data-shell="seo-keywords"]',
  bottomText: '[data-shell="seo-bottom-text"]',
  resumeSummary: '.shell-counts',
  companyIndustries: null,
  jobFunctions: null,
  keywordSuggestions: '[role="option"]',
}
const ENDPOINTS = Object.keys(BLOCKS)

/** Faults that equal a response without rows: `[]` is a correct list of suggestions. */
const isFine = (endpoint: string, fault: string): boolean => endpoint === 'keywordSuggestions' && fault === 'a list'

const SINGLE_FAULTS = ['a server fault', 'truncated JSON']

/**
 * Endpoints that fail while others respond. On each commit every second one, then the others; at night each alone, with
 * each fault. `tests/services/faults.test.ts` calls each with every fault.
 */
const SOME_FAIL = isNightly
  ? ENDPOINTS.flatMap((endpoint) => SINGLE_FAULTS.map((fault) => ({ failing: [endpoint], fault })))
  : SINGLE_FAULTS.map((fault, rest) => ({ failing: ENDPOINTS.filter((_, index) => index % 2 === rest), fault }))

/** Opens a page with everything on it, and types in the search. */
async function openPage(responses: ResponsePlan) {
  // The browser's own lines.
  allowMessages(/^error: (Failed to load resource|Access to fetch at)/)
  const page = await newPage()
  await page.context().addCookies([{ name: 'VNW_ONBOARDING', value: '1', domain: '127.0.0.1', path: '/' }])
  const services = await openServices(responses)
  const props = { url: URL_OF_PAGE, language: 'vi', user: SEEKER, parts: ALL_PARTS } as const
  await openShell(page, { ...props, services: services.services })
  const field = page.getByRole('search').getByRole('combobox')
  await field.fill('ke')
  return { page, field, services }
}

/** The same, and waits until every service was requested. */
async function openRequestingPage(responses: ResponsePlan) {
  const { services, ...opened } = await openPage(responses)
  await expect.poll(async () => namesOf(await services.requested())).toEqual([...ENDPOINTS].sort())
  return opened
}

const namesOf = (requested: string[]): string[] =>
  [...new Set(requested.map((line) => line.replace(/\?.*/s, '')))].filter((name) => !name.endsWith('.png')).sort()

/** Messages of the shell so far. */
const takeLines = (taken: string[]): string[] => {
  taken.push(...takeUnexpectedMessages())
  return taken
}

async function expectUsable(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: messages.vi.mainMenu })
  expect(await menu.getByRole('link', { includeHidden: true }).count()).toBeGreaterThan(20)
  expect(await header.getByRole('link', { name: /English/ }).getAttribute('href')).toBe('/ke-toan-kw')
  const field = page.getByRole('search').getByRole('combobox')
  expect(await field.inputValue()).toBe('ke')
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link').count()).toBeGreaterThan(15)
  expect(await page.evaluate(() => document.getElementById('root')?.innerHTML)).not.toContain(SEEKER.accessToken)
}

/** Waits for the blocks of the endpoints that respond. */
async function expectBlocks(page: Page, responds: (endpoint: string) => boolean): Promise<void> {
  for (const [endpoint, block] of Object.entries(BLOCKS))
    if (block && responds(endpoint)) await page.locator(block).first().waitFor({ state: 'attached' })
}

/** The blocks on view of endpoints that fail. */
async function expectNothingOf(page: Page, endpoints: readonly string[]): Promise<void> {
  for (const endpoint of endpoints) {
    const block = BLOCKS[endpoint]
    if (block) expect(await page.locator(block).count(), `${endpoint}: ${block}`).toBe(0)
  }
}

/** One fault of each kind; `tests/services/faults.test.ts` calls each service with each fault. At night all. */
const SOME_FAULTS = ['no content', 'a server fault', 'no response at all', 'truncated JSON', 'wrong types']

/** While services fail like this, the visitor types on and follows a link. */
const LEAVING = new Set(['a server fault', 'no response at all'])

const FAULT_ROWS = someRows(Object.keys(FAULTS), (fault) => SOME_FAULTS.includes(fault))
test.each(FAULT_ROWS)(
  `with every service failing by %s, the shell works without them${FAULT_ROWS.share}`,
  async (fault) => {
    // Not all requests arrive if none gets a response: a browser has six connections to a host. The lines below show all.
    const { page, field } = await openPage({ '*': fault })
    const lines: string[] = []
    const expected = ENDPOINTS.filter((endpoint) => !isFine(endpoint, fault)).length
    await expect.poll(() => takeLines(lines).length).toBeGreaterThanOrEqual(expected)
    await expectUsable(page)
    await expectNothingOf(page, ENDPOINTS)
    expect(takeLines(lines), lines.join('\n')).toHaveLength(expected)
    if (LEAVING.has(fault)) {
      await field.fill('kế toán trưởng')
      expect(await field.inputValue()).toBe('kế toán trưởng')
      await page.getByRole('contentinfo').getByRole('link', { name: messages.vi.footer.terms }).click()
      await page.waitForURL((url) => url.pathname !== URL_OF_PAGE)
      await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    }
    // Typed keywords are sent to the service if the page is still there once typing has paused.
    const later = takeLines(lines).slice(expected)
    expect(later.filter((line) => !line.includes('/keywords/suggestion:'))).toEqual([])
    expect(later.length).toBeLessThanOrEqual(1)
    expect(lines.join()).not.toContain(SEEKER.accessToken)
  },
)

test.each(SOME_FAIL)('with $failing failing by $fault, everything else is rendered', async ({ failing, fault }) => {
  const { page } = await openRequestingPage(Object.fromEntries(failing.map((endpoint) => [endpoint, fault])))
  await expectBlocks(page, (endpoint) => !failing.includes(endpoint))
  const lines: string[] = []
  await expect.poll(() => takeLines(lines).length).toBeGreaterThanOrEqual(failing.length)
  await expectUsable(page)
  await expectNothingOf(page, failing)
  expect(takeLines(lines)).toHaveLength(failing.length)
})

test('with every service working, every component is visible and nothing is logged', async () => {
  const { page } = await openRequestingPage({})
  await expectBlocks(page, () => true)
  await expectUsable(page)
})
