/**
 * # Benchmarks
 *
 * `npm run bench` compares the shell with competitors and prints ratios; `npm run bench -- slug routes` runs parts of it.
 * With `--keep`, the tables replace those of the measured parts in `docs/performance.md`.
 *
 * Read the ratios, not the times, which depend on the machine. Everything in a table ran interleaved in one run. Competitors
 * are installed into `node_modules/.cache` on the first run.
 *
 * `browser`, `site` and `lighthouse` need a Chromium and take a few minutes each.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

import { byteTables } from './bytes.ts'
import { routeTables } from './pure/routes.ts'
import { searchUrlTable } from './pure/searchUrls.ts'
import { slugTable } from './pure/slug.ts'
import { replaceTables } from './support/replaceTables.ts'
import { type Table, toMarkdown } from './support/report.ts'

const PARTS: Readonly<Record<string, () => Promise<Table[]> | Table[]>> = {
  slug: async () => [await slugTable()],
  routes: routeTables,
  search: () => [searchUrlTable()],
  bytes: async () => [await (await import('./browser/browserTables.ts')).pageBytes(), ...(await byteTables())],
  server: async () => [(await import('./server.ts')).serverTable()],
  browser: async () => (await import('./browser/browserTables.ts')).browserTables(),
  site: async () => (await import('./site/siteTables.ts')).siteTables(),
  lighthouse: async () => (await import('./lighthouse/lighthouseTables.ts')).lighthouseTables(),
}

// Before anything loads React: its development build is slower.
process.env.NODE_ENV = 'production'

const isKept = process.argv.includes('--keep')
const requested = process.argv.slice(2).filter((argument) => argument !== '--keep')
const unknown = requested.filter((name) => !(name in PARTS))
if (unknown.length > 0) throw new Error(`Unknown part: ${unknown}. Known parts: ${Object.keys(PARTS).join(', ')}.`)

const head = `Measured on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores of ${cpus()[0]?.model}, Node ${process.version}, ${process.platform}.`
const page = fileURLToPath(new URL('../docs/performance.md', import.meta.url))
for (const name of requested.length > 0 ? requested : Object.keys(PARTS)) {
  const tables = (await PARTS[name]?.()) ?? []
  const text = tables.map(toMarkdown).join('\n\n')
  console.log(`\n${text}`)
  if (isKept) writeFileSync(page, replaceTables(readFileSync(page, 'utf8'), name, `${head}\n\n${text}`))
}
