import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { isNightly } from '../support/isNightly.ts'
import { shareChromium } from '../support/shareChromium.ts'
import type { Way } from './buildPages.ts'
import { exploreTo, formatCase } from './explore.ts'
import { FOUND } from './found.ts'
import { cases, EMPTY_CASE } from './inputs.ts'
import type { Case } from './pages/case.ts'
import { differences, startWays } from './ways.ts'

// Whatever a page passes, a visitor does and services answer: all ways of rendering show and do the same.

/** Rounds without any change after which a page is at rest. */
const REST = Number(process.env.EQUAL_QUIET ?? 12)

/** A case is opened in a page for each way: few on each commit, and in several tests, which can take their time, each night. */
const RUNS = Number(process.env.EQUAL_RUNS ?? (isNightly ? 40 : 4))
const SEEDS = process.env.EQUAL_SEED ? [Number(process.env.EQUAL_SEED)] : isNightly ? [2, 3, 4, 5, 6] : [2]

let ways: Awaited<ReturnType<typeof startWays>>
beforeAll(async () => {
  ways = await startWays(await shareChromium(), Boolean(process.env.EQUAL_VERBOSE))
})
afterAll(() => ways?.stop())

/**
 * Waits until all pages are the same, in the end until they are at rest. Returns the differences from the main entry.
 *
 * @throws the reason of the signal, once it is aborted.
 */
async function compare(names: readonly Way[], isEnd: boolean, signal: AbortSignal): Promise<string[]> {
  for (;;) {
    signal.throwIfAborted()
    const rounds = await Promise.all(names.map(ways.readQuiet))
    if (Math.min(...rounds) < (isEnd ? REST : 2)) {
      await pause()
      continue
    }
    const [main, ...others] = await Promise.all(names.map(ways.observe))
    if (!main) throw new Error('There is no page.')
    const found = others.flatMap((other, index) => {
      const lines = [...differences(main.observed, other.observed), ...other.errors]
      return lines.length > 0 ? [`${names[index + 1]}:`, ...lines.map((line) => `  ${line}`)] : []
    })
    const all = [main, ...others]
    if (all.every(({ quiet }) => quiet >= REST)) return found
    if (!isEnd && found.length === 0 && all.every(({ quiet }) => quiet > 1)) return []
    await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 150))

/**
 * Returns a check that opens the pages of a case, takes its steps and compares after each. It ends with its test, whose signal
 * this is: what goes on after a timeout would open its pages in place of those of the next test.
 */
const checkUntil =
  (signal: AbortSignal) =>
  async (one: Case, report: (found: string[], at: string) => void = fail): Promise<void> => {
    signal.throwIfAborted()
    const names = ways.waysOf(one)
    const isLeft = await ways.open(one, names)
    // Keys come at the same moment everywhere: once what is loaded without them is there.
    const isEndBefore = (index: number) => index === one.steps.length || one.steps[index]?.do === 'press'
    report(await compare(names, isEndBefore(0), signal), 'after opening')
    if (isLeft) return
    for (const [index, step] of one.steps.entries()) {
      await ways.take(step, names)
      report(await compare(names, isEndBefore(index + 1), signal), `after step ${index + 1}, ${JSON.stringify(step)}`)
    }
  }

function fail(found: string[], at: string): void {
  if (found.length > 0) throw new Error(`Different ${at}:\n${found.join('\n')}`)
}

/** A case to repeat, or a file to write all differences to, instead of the first one's smallest case. */
const { EQUAL_CASE: REPEATED, EQUAL_EXPLORE: EXPLORED } = process.env

if (REPEATED) it('a case is equal', ({ signal }) => checkUntil(signal)({ ...EMPTY_CASE, ...JSON.parse(REPEATED) }))
else {
  it.for(Object.entries(FOUND))('were different once: %s', ([, one], { signal }) => checkUntil(signal)(one))
  it.for(SEEDS)('all ways of rendering are equal, seed %i', (seed, { signal }) => {
    const check = checkUntil(signal)
    return fc.assert(fc.asyncProperty(cases, EXPLORED ? exploreTo(EXPLORED, check) : (one) => check(one)), {
      seed,
      numRuns: RUNS,
      reporter(run) {
        const [one] = run.counterexample ?? []
        if (!run.failed || !one) return
        const { message } = run.errorInstance as Error
        throw new Error(`EQUAL_SEED=${run.seed}, ${run.numShrinks} shrinks\n${formatCase(one)}\n${message}`)
      },
    })
  })
}
