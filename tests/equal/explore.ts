import { appendFileSync } from 'node:fs'
import { EMPTY_CASE } from './inputs.ts'
import type { Case } from './pages/case.ts'

/** Compares the pages of a case, and reports what differs after opening them and after each step. */
type Check = (one: Case, report: (found: string[], at: string) => void) => Promise<void>

/** What a case has beside the empty one, a line for each input. */
export function formatCase({ takes: _, ...shown }: Case): string {
  return Object.entries(shown)
    .filter(([name, input]) => JSON.stringify(input) !== JSON.stringify(EMPTY_CASE[name as keyof Case]))
    .map(([name, input]) => `${name}: ${JSON.stringify(input)}`)
    .join('\n')
}

/** Each difference is written for so many cases. */
const EXAMPLES = 2

/** Returns a check that writes differences to a file and goes on: of each kind the first cases, a dot for each case. */
export function exploreTo(file: string, check: Check): (one: Case) => Promise<void> {
  const counts = new Map<string, number>()
  return async (one) => {
    const names = new Set<string>()
    const write = (found: readonly string[], at: string): void => {
      const fresh = blocksOf(found).filter(({ name, lines }) => {
        // What differs goes on to differ.
        if (names.has(name)) return false
        names.add(name)
        const kind = [name, ...lines.slice(0, 2).map((line) => line.trim().slice(0, 46))].join(' ')
        const count = (counts.get(kind) ?? 0) + 1
        counts.set(kind, count)
        return count <= EXAMPLES
      })
      const text = fresh.map(({ name, lines }) => [name, ...lines].join('\n')).join('\n')
      if (text) appendFileSync(file, `\n=====\n${formatCase(one)}\nDifferent ${at}:\n${text}\n`)
    }
    await check(one, write).catch((error: unknown) => write([`failed: ${error}`, '  error'], ''))
    appendFileSync(file, '.\n')
  }
}

/** Differences by way of rendering and name: `islands: requests:` with its lines. */
function blocksOf(found: readonly string[]): { readonly name: string; readonly lines: string[] }[] {
  const blocks: { name: string; lines: string[] }[] = []
  let way = ''
  for (const line of found)
    if (!line.startsWith(' ')) way = line
    else if (/^ {2}\S/.test(line)) blocks.push({ name: `${way} ${line.trim()}`, lines: [] })
    else blocks.at(-1)?.lines.push(line)
  return blocks
}
