import type { Browser, CDPSession } from 'playwright'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import { SCROLL_STEPS, scrollBy } from './measureVisit.ts'
import { hydrate, openPage, settleIdle } from './openPage.ts'
import type { Reading } from './reading.ts'

/** Functions of the page's scripts, React included, and calls of them. Nearly the same on every machine. */
export interface Calls {
  /** Different functions called, and their calls, at hydration and in idle time after it. */
  readonly functions: number
  readonly hydration: number
  /** Calls while the header becomes sticky. */
  readonly crossing: number
  /** Calls while the page scrolls on. */
  readonly scroll: number
}

/** Counts the calls of a visit. */
export async function countCalls(browser: Browser, url: string): Promise<Calls> {
  await using measured = await openPage(browser, url)
  const { page, session } = measured
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await hydrate(page, `${url}/entry.js`)
  await settleIdle(page)
  const start = await takeCalls(session, url)
  await page.mouse.move(640, 600)
  await settleIdle(page)
  await takeCalls(session, url)
  await scrollBy(page, 2)
  const crossing = await takeCalls(session, url)
  await scrollBy(page, SCROLL_STEPS - 2)
  const scroll = await takeCalls(session, url)
  return { functions: start.length, hydration: sum(start), crossing: sum(crossing), scroll: sum(scroll) }
}

/** Functions that a page calls, and files that it requests, without a visitor's doing and as a mouse passes. */
export interface Idle {
  /** Different functions called from the request of the script until two seconds after the page is idle. */
  readonly functions: number
  /** Calls while a mouse crosses the header from end to end, and stops nowhere; 0 without a header. */
  readonly passing: number
  /** Files requested meanwhile. */
  readonly requested: number
}

/** Work that is put off is done within this time, in milliseconds. */
const PUT_OFF_MS = 2000

/** Counts what a page does before anything is needed of it. */
export async function countIdle(browser: Browser, url: string): Promise<Idle> {
  await using measured = await openPage(browser, url)
  const { page, session } = measured
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await hydrate(page, `${url}/entry.js`)
  await settleIdle(page)
  await page.waitForTimeout(PUT_OFF_MS)
  const { length: functions } = await takeCalls(session, url)
  let requested = 0
  page.on('request', () => {
    requested += 1
  })
  const [header] = await Promise.all((await page.locator('header').all()).map((found) => found.boundingBox()))
  if (!header) return { functions, passing: 0, requested }
  const y = header.y + header.height / 2
  await page.mouse.move(header.x, y)
  await page.mouse.move(header.x + header.width - 1, y, { steps: 40 })
  await page.mouse.move(header.x + header.width / 2, header.y + header.height + 200)
  await settleIdle(page)
  return { functions, passing: sum(await takeCalls(session, url)), requested }
}

/** Returns the calls since the last time, one number for each called function. */
async function takeCalls(session: CDPSession, url: string): Promise<number[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const scripts = result.filter((script) => script.url.startsWith(`${url}/`))
  // The first function of a script is its top level.
  return scripts.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0)).filter(Boolean)
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Table of the functions that a visit calls. */
export const callTable = (
  reading: Reading<Calls>,
  idle: Reading<Idle>,
  names: readonly ImplementationName[],
): Table => ({
  title: 'Functions called during a visit',
  rows: names.map((name) => ({
    what: LABELS[name],
    'functions called at hydration': reading.of(name, 'functions'),
    'functions called until 2 s later': idle.of(name, 'functions'),
    'calls at hydration': reading.of(name, 'hydration'),
    'calls as a mouse crosses the header': idle.of(name, 'passing'),
    'files requested meanwhile': idle.of(name, 'requested'),
    'calls as the header becomes sticky': reading.of(name, 'crossing'),
    'calls while the page scrolls on': reading.of(name, 'scroll'),
  })),
  notes: [
    'React included: its root listens for every scroll event. Hydration includes the work that was left for idle time.',
  ],
})
