import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { serviceCalls } from '../../scripts/checks/contracts/serviceRequests.ts'
import { FAULTS } from '../support/faults.ts'
import { keepLines, withService } from './server.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const service = withService()
const TOKEN = 'very-secret-token'

/** A call that these did not end by its deadline would never end. */
const ENDLESS = new Set(['no response at all', 'a slow drip'])

/** A short deadline for services that never respond, and one long enough on a busy machine for all others. */
const SOON_MS = 100
const LATE_MS = 20_000

/** Every call whose response is parsed; a click is only sent. */
const CALLS = Object.keys(await serviceCalls(ROOT)).filter((name) => name !== 'trackBannerClick')

/** Services for which an empty list is a correct response. */
const LISTS = new Set(['hotKeywords', 'keywordSuggestions', 'suggestJobTitle', 'searchbarHighlight'])

/** Log messages whose text the specification defines. */
const words = (call: string, status: string | undefined): RegExp => {
  if (call === 'topBanner')
    return status && /^\d+$/.test(status)
      ? new RegExp(`^error: status code ${status}$`)
      : /^error: Error when getting Top Banner: ./
  if (call === 'keywordSeo') return /^debug: \[@jobsite\/shell\] /
  return /^warn: \[@jobsite\/shell\] /
}

const STATUS: Readonly<Record<string, string>> = {
  'no content': '204',
  'a bad request': '400',
  'a missing login': '401',
  'nothing there': '404',
  'too many requests': '429',
  'a server fault': '500',
  'a closed service': '503',
  'an error with a list': '401 in the answer',
  'an error with nothing': '500 in the answer',
  'an error with attributes': '503 in the answer',
  'an error with related rows': '429 in the answer',
}

const matrix = CALLS.flatMap((call) =>
  Object.keys(FAULTS)
    .filter((fault) => !ENDLESS.has(fault))
    .map((fault) => ({ call, fault })),
)

/** Whether a result holds nothing: `null`, an empty list, or an object that says that there is none. */
const isNothing = (result: unknown): boolean =>
  typeof result === 'object' && Object.values(result ?? {}).every((value) => value === null)

/** Makes a call whose response is a fault: it must return `null`, and log one line. */
async function expectNothing(call: string, fault: string): Promise<void> {
  const isFine = fault === 'a list' && LISTS.has(call)
  const calls = await serviceCalls(ROOT, service.origin())
  const { lines, logger } = keepLines()
  const result = await calls[call]?.({ logger, timeoutMs: ENDLESS.has(fault) ? SOON_MS : LATE_MS }, TOKEN)
  expect(result, call).toSatisfy(isNothing)
  if (isFine) expect(lines, call).toEqual([])
  else {
    expect(lines, call).toHaveLength(1)
    expect(lines[0], call).toMatch(words(call, STATUS[fault]))
  }
  expect(lines.join(), call).not.toContain(TOKEN)
}

describe('a call', () => {
  it.each(matrix)('$call returns nothing for $fault, and logs one line', ({ call, fault }) => {
    service.answer(FAULTS[fault] as RequestListener)
    return expectNothing(call, fault)
  })

  // All calls together wait as long as one.
  it.each([...ENDLESS])('with %s returns nothing, and logs one line', async (fault) => {
    service.answer(FAULTS[fault] as RequestListener)
    await Promise.all(CALLS.map((call) => expectNothing(call, fault)))
  })
})
