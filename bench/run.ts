/**
 * # Benchmarks
 *
 * `npm run bench` compares the shell with competitors and prints ratios; `npm run bench -- slug routes` runs parts of it.
 * Results are written to `bench/results.json` and `bench/results.md`, which are not committed; with `--keep` they also replace
 * the tables of the measured parts in `bench/tables.md`, and where all parts ran, the table of targets in
 * `docs/performance.md`.
 *
 * Read the ratios, not the times, which depend on the machine. Everything in a table ran interleaved in one run. Competitors
 * are installed into `node_modules/.cache` on the first run; if that fails, they are reported as missing.
 *
 * `browser`, `site` and `lighthouse` need a Chromium and take a few minutes each.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

import { byteTables } from './bytes.ts'
import { cookieFigures } from './pure/attribution.ts'
import { routeTables } from './pure/routes.ts'
import { searchUrlTable } from './pure/searchUrls.ts'
import { slugTable } from './pure/slug.ts'
import { installCompetitors } from './support/competitors.ts'
import { replaceTables } from './support/replaceTables.ts'
import { type Table, toMarkdown } from './support/report.ts'
import { type Figures, type Part, targetTable } from './targets.ts'

const PARTS: Readonly<Record<string, () => Promise<Part> | Part>> = {
  slug: slugTable,
  routes: routeTables,
  search: searchUrlTable,
  cookies: cookieFigures,
  async bytes() {
    const [page, built] = [await (await import('./browser/browserTables.ts')).pageBytes(), await byteTables()]
    return { tables: [...page.tables, ...built.tables], figures: { ...page.figures, ...built.figures } }
  },
  server: async () => (await import('./server.ts')).serverTable(),
  browser: async () => (await import('./browser/browserTables.ts')).browserTables(),
  site: async () => (await import('./site/siteTables.ts')).siteTables(),
  lighthouse: async () => ({ tables: await (await import('./lighthouse/lighthouseTables.ts')).lighthouseTables() }),
}

// Before anything loads React: its development build is slower.
process.env.NODE_ENV = 'production'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

const isKept = process.argv.includes('--keep')
const requested = process.argv.slice(2).filter((argument) => argument !== '--keep')
const unknown = requested.filter((name) => !(name in PARTS))
if (unknown.length > 0) throw new Error(`Unknown part: ${unknown}. Known parts: ${Object.keys(PARTS).join(', ')}.`)

if (!installCompetitors())
  console.warn(
    'The competitors could not be installed; the shell is measured without them. Check the network and try again.',
  )
const machine = {
  cpu: cpus()[0]?.model,
  cores: availableParallelism(),
  node: process.version,
  platform: process.platform,
}
const date = new Date().toISOString()
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: path('..'), encoding: 'utf8' }).trim()
const head = `Measured on ${date.slice(0, 10)} at ${commit}: ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}, ${machine.platform}.`
/** The page of a part's tables. */
const pageOf = (part: string): string => path(part === 'targets' ? '../docs/performance.md' : 'tables.md')
const tables: Table[] = []
const figures: Figures = {}
function keep(part: string, text: string): void {
  console.log(`\n${text}`)
  const page = pageOf(part)
  if (isKept) writeFileSync(page, replaceTables(readFileSync(page, 'utf8'), part, `${head}\n\n${text}`))
}
for (const name of requested.length > 0 ? requested : Object.keys(PARTS)) {
  const measured = await PARTS[name]?.()
  if (!measured) continue
  tables.push(...measured.tables)
  Object.assign(figures, measured.figures)
  if (measured.tables.length > 0) keep(name, measured.tables.map(toMarkdown).join('\n\n'))
}
const targets = targetTable(figures)
tables.push(targets)
if (requested.length === 0) keep('targets', toMarkdown(targets))
else console.log(`\n${toMarkdown(targets)}`)
writeFileSync(path('results.json'), `${JSON.stringify({ date, machine, tables }, null, 2)}\n`)
writeFileSync(path('results.md'), `${tables.map(toMarkdown).join('\n\n')}\n`)
