import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Change } from './change.ts'
import { readUrlExamples } from './contractUrls.ts'
import { type Manifest, readManifest } from './doors.ts'
import { type Facts, factsOf } from './facts.ts'
import { readSourceNames } from './sourceNames.ts'

/** Where the contracts lie. */
export const CONTRACTS_FILE = 'etc/contracts.json'

/** Everything that pages, other apps and other systems rely on by name, read from the sources in a folder. */
export async function buildContracts(root: string): Promise<Facts> {
  const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(join(root, 'src', file)).href)
  const routes = await load<typeof import('../../src/core/routes/routePairs.ts')>('core/routes/routePairs.ts')
  const { PAGES } = await load<typeof import('../../src/core/pages/pages.ts')>('core/pages/pages.ts')
  const core = await load<typeof import('../../src/core.ts')>('core.ts')
  const arrow = ({ vi, en }: { vi: string; en: string }): string => `${vi} <-> ${en}`
  return {
    routes: {
      pairs: factsOf(routes.ROUTES.map((route) => [arrow(route), route.page])),
      oneWay: factsOf(routes.ENGLISH_ALIASES.map((route) => [`${route.en} -> ${route.vi}`, route.page])),
      enSegment: factsOf(Object.entries(routes.EN_SEGMENT_PAGES)),
      oneForm: factsOf(Object.entries(routes.ONE_FORM_PAGES)),
    },
    pages: factsOf(Object.entries(PAGES).map(([name, { label, path }]) => [name, `${label} ${path.vi} ${path.en}`])),
    urls: readUrlExamples(core),
    lifetimes: factsOf(
      Object.entries(core.constants)
        .filter(([name]) => name.endsWith('CookieDays'))
        .map(([name, days]) => [name, `${days} days`]),
    ),
    endpoints: factsOf(
      Object.entries(core.endpoints).map(([name, { method, host, path }]) => [name, `${method} ${host} ${path}`]),
    ),
    ...readSourceNames(root),
    supported: supportedBy(readManifest(root)),
  }
}

/** What a page may run the package with; each alternative for itself, so that dropping one shows. */
function supportedBy({ engines, peerDependencies }: Manifest): Facts {
  return factsOf(
    Object.entries({ ...engines, ...peerDependencies }).map(([name, range]) => [
      name,
      factsOf(range.split('||').map((one) => [one.trim(), 'supported'])),
    ]),
  )
}

/** The contracts as the committed file has them. */
export function formatContracts(contracts: Facts): string {
  return `${JSON.stringify(contracts, null, 2)}\n`
}

/** What is wrong with the committed contracts. */
export function checkContracts(root: string, contracts: Facts): string[] {
  const file = join(root, CONTRACTS_FILE)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (committed === formatContracts(contracts)) return []
  const { major, minor } = judgeContracts(committed === undefined ? {} : JSON.parse(committed), contracts)
  const list = [...major, ...minor].slice(0, 10).join('; ') || 'its format differs'
  return [
    `${CONTRACTS_FILE} is not what the sources say (${list}). Run "npm run generate", read the difference, commit it.`,
  ]
}

/** What a change of contracts asks of the next version: what is gone or different is major, what is new is minor. */
export function judgeContracts(before: Facts, after: Facts): Change {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))]
  const gone = [...old.keys()].filter((path) => !now.has(path)).map((path) => `${path} is gone`)
  const changed = [...old]
    .filter(([path, text]) => now.has(path) && now.get(path) !== text)
    .map(([path, text]) => `${path}: ${JSON.stringify(text)} became ${JSON.stringify(now.get(path))}`)
  const added = [...now.keys()].filter((path) => !old.has(path)).map((path) => `${path} is new`)
  return { major: [...gone, ...changed], minor: added }
}

function leavesOf(facts: Facts, path: readonly string[] = []): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name].join(' › '), value] as [string, string]]
      : leavesOf(value, [...path, name]),
  )
}
