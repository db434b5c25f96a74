import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareChromium } from '../support/shareChromium.ts'
import { cases, EMPTY_CASE } from './inputs.ts'
import type { Case } from './pages/case.ts'
import { differences, startWays, type Way } from './ways.ts'

// Whatever a page passes, a visitor does and services answer: all ways of rendering show and do the same.

/** Rounds without any change after which a page is at rest. */
const REST = Number(process.env.EQUAL_QUIET ?? 12)

let ways: Awaited<ReturnType<typeof startWays>>
beforeAll(async () => {
  ways = await startWays(await shareChromium(), Boolean(process.env.EQUAL_VERBOSE))
})
afterAll(() => ways?.stop())

/** Waits until all pages are the same, or at rest. Returns the differences from the main entry. */
async function compare(names: readonly Way[]): Promise<string[]> {
  for (;;) {
    const [main, ...others] = await Promise.all(names.map(ways.observe))
    if (!main) throw new Error('There is no page.')
    const found = others.flatMap((other, index) => {
      const lines = [...differences(main.observed, other.observed), ...other.errors]
      return lines.length > 0 ? [`${names[index + 1]}:`, ...lines.map((line) => `  ${line}`)] : []
    })
    const all = [main, ...others]
    if (found.length === 0 && all.every(({ quiet }) => quiet > 1)) return []
    if (all.every(({ quiet }) => quiet >= REST)) return found
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/** Differences at one moment: of each way of rendering, the lines of what differs, by name. */
async function check(one: Case, report: (found: string[], at: string) => void = fail): Promise<void> {
  const names = ways.waysOf(one)
  await ways.open(one, names)
  report(await compare(names), 'after opening')
  for (const [index, step] of one.steps.entries()) {
    await ways.take(step, names)
    report(await compare(names), `after step ${index + 1}, ${JSON.stringify(step)}`)
  }
}

function fail(found: string[], at: string): void {
  if (found.length > 0) throw new Error(`Different ${at}:\n${found.join('\n')}`)
}

/** A case without what is empty, a line for each input. */
const format = (value: object): string =>
  Object.entries(value)
    .filter(([, input]) => !['[]', '{}', 'false'].includes(JSON.stringify(input)))
    .map(([name, input]) => `${name}: ${JSON.stringify(input)}`)
    .join('\n')

/** A case to repeat, without what is empty. */
const REPEATED = process.env.EQUAL_CASE
if (REPEATED) it('a case', () => check({ ...EMPTY_CASE, ...JSON.parse(REPEATED) }))

it.skipIf(REPEATED)('all ways of rendering are equal', async () => {
  const explored = process.env.EQUAL_EXPLORE
  const known = new Map<string, number>()
  const run = async (one: Case) => {
    if (!explored) return check(one)
    const { takes: _, ...shown } = one
    const inCase = new Set<string>()
    await check(one, (found, at) => {
      let way = ''
      const fresh: string[] = []
      const blocks: { name: string; lines: string[] }[] = []
      for (const line of found) {
        if (!line.startsWith(' ')) way = line
        else if (/^ {2}\S/.test(line)) blocks.push({ name: `${way} ${line.trim()}`, lines: [] })
        else blocks.at(-1)?.lines.push(line)
      }
      for (const { name, lines } of blocks) {
        if (inCase.has(name)) continue
        inCase.add(name)
        const signature = `${name} ${lines
          .map((line) => line.trim().slice(0, 46))
          .slice(0, 2)
          .join('|')}`
        known.set(signature, (known.get(signature) ?? 0) + 1)
        if ((known.get(signature) ?? 0) <= 2) fresh.push(name, ...lines)
      }
      if (fresh.length > 0)
        appendFileSync(explored, `\n=====\n${format(shown)}\nDifferent ${at}:\n${fresh.join('\n')}\n`)
    }).catch((error) => appendFileSync(explored, `\n=====\n${format(shown)}\n${error}\n`))
    appendFileSync(`${explored}.count`, '.')
  }
  await fc.assert(fc.asyncProperty(cases, run), {
    seed: Number(process.env.EQUAL_SEED ?? 1),
    numRuns: Number(process.env.FC_RUNS ?? 10),
    endOnFailure: Boolean(process.env.EQUAL_FAST),
    reporter(run) {
      if (!run.failed) return
      const [one] = run.counterexample as [Case]
      const { takes: _, ...shown } = one
      throw new Error(
        `Seed ${run.seed}, path ${run.counterexamplePath}, ${run.numShrinks} shrinks\n${format(shown)}\n${(run.errorInstance as Error).message}`,
      )
    },
  })
  expect(true).toBe(true)
})
