/**
 * # The bench
 *
 * `npm run bench` measures the shell beside its peers and prints ratios; `npm run bench -- slug routes` runs parts of it.
 * What was measured is written to `bench/results.json` and `bench/results.md`, which are not kept in the repository;
 * with `--keep` it also becomes the tables of `docs/performance.md`.
 *
 * Read the ratios, not the times: those are the machine's. Everything in a table ran in one run, taking turns. The peers
 * are installed into `node_modules/.cache` on the first run; where that cannot be done they are said to be missing.
 *
 * `browser`, `site` and `lighthouse` need a Chromium and take a few minutes each.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

import { byteTables } from './bytes.ts'
import { attributionTable } from './pure/attribution.ts'
import { routeTables } from './pure/routes.ts'
import { searchUrlTable } from './pure/searchUrls.ts'
import { slugTable } from './pure/slug.ts'
import { installPeers } from './support/peers.ts'
import { type Table, toMarkdown } from './support/report.ts'

const PARTS: Readonly<Record<string, () => Promise<Table[]> | Table[]>> = {
  slug: async () => [await slugTable()],
  routes: routeTables,
  search: () => [searchUrlTable()],
  attribution: () => [attributionTable()],
  bytes: byteTables,
  server: async () => [(await import('./server.ts')).serverTable()],
  browser: async () => (await import('./browser/browserTables.ts')).browserTables(),
  site: async () => (await import('./site/siteTables.ts')).siteTables(),
  lighthouse: async () => (await import('./lighthouse/lighthouseTables.ts')).lighthouseTables(),
}

// Before anything loads React, which is another one while a page is developed.
process.env.NODE_ENV = 'production'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

const isKept = process.argv.includes('--keep')
const asked = process.argv.slice(2).filter((argument) => argument !== '--keep')
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${Object.keys(PARTS).join(', ')}.`)

if (!installPeers()) console.warn('The peers could not be installed: the shell is measured without them.')
const tables: Table[] = []
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const made = (await PARTS[name]?.()) ?? []
  tables.push(...made)
  console.log(`\n${made.map(toMarkdown).join('\n\n')}`)
}
const machine = {
  cpu: cpus()[0]?.model,
  cores: availableParallelism(),
  node: process.version,
  platform: process.platform,
}
const date = new Date().toISOString()
const text = tables.map(toMarkdown).join('\n\n')
writeFileSync(path('results.json'), `${JSON.stringify({ date, machine, tables }, null, 2)}\n`)
writeFileSync(path('results.md'), `${text}\n`)

if (isKept) {
  const page = path('../docs/performance.md')
  const head = `Measured on ${date.slice(0, 10)}: ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}, ${machine.platform}.`
  const block = `<!-- bench -->\n\n${head}\n\n${text}\n\n<!-- /bench -->`
  // A function: what was measured may hold a `$`.
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(/<!-- bench -->.*<!-- \/bench -->/s, () => block),
  )
}
