import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Change } from '../change.ts'
import { readErrorCodes } from '../docs/errorCodes.ts'
import { type Manifest, readManifest } from '../entryPoints.ts'
import { checkGenerated, type GeneratedFile } from '../generatedFile.ts'
import { type ContractTables, checkContractNames, contractNames } from './contractNames.ts'
import { buildContractPages } from './contractPages.ts'
import { type ContractSnapshot, contractSnapshotOf } from './contractSnapshot.ts'
import { readUrlExamples } from './contractUrls.ts'
import { extractContracts } from './extractContracts.ts'
import { readAccessibleNames, readCookieAttributes } from './observedContracts.ts'
import { readServiceRequests } from './serviceRequests.ts'

/** File of the contracts. */
export const CONTRACTS_FILE = 'etc/contracts.json'

/** The contracts (names that pages, other apps and other systems rely on) of the sources in a folder. */
export interface Contracts {
  readonly snapshot: ContractSnapshot
  /** The file of the contracts, and the pages with their tables. */
  readonly files: readonly GeneratedFile[]
  /** Names that only the tables or only the sources have. */
  readonly problems: readonly string[]
}

/** Reads the contracts from the sources in a folder. */
export async function buildContracts(root: string): Promise<Contracts> {
  const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(join(root, 'src', file)).href)
  const tables = await load<ContractTables>('core/contracts.ts')
  const routes = await load<typeof import('../../../src/core/routes/routePairs.ts')>('core/routes/routePairs.ts')
  const { PAGES } = await load<typeof import('../../../src/core/pages/pages.ts')>('core/pages/pages.ts')
  const core = await load<typeof import('../../../src/core.ts')>('core.ts')
  const { requests, parameters } = await readServiceRequests(root)
  const found = extractContracts(root)
  const arrow = ({ vi, en }: { vi: string; en: string }): string => `${vi} <-> ${en}`
  const snapshot: ContractSnapshot = {
    routes: {
      pairs: contractSnapshotOf(routes.ROUTES.map((route) => [arrow(route), route.page])),
      oneWay: contractSnapshotOf(routes.ENGLISH_ALIASES.map((route) => [`${route.en} -> ${route.vi}`, route.page])),
      enSegment: contractSnapshotOf(Object.entries(routes.EN_SEGMENT_PAGES)),
      oneForm: contractSnapshotOf(Object.entries(routes.ONE_FORM_PAGES)),
    },
    pages: contractSnapshotOf(
      Object.entries(PAGES).map(([name, { label, path }]) => [name, `${label} ${path.vi} ${path.en}`]),
    ),
    urls: readUrlExamples(core),
    endpoints: contractSnapshotOf(
      Object.entries(core.endpoints).map(([name, { method, host, path }]) => [name, `${method} ${host} ${path}`]),
    ),
    requests,
    cookieAttributes: await readCookieAttributes(root),
    ...contractNames(tables, found, parameters),
    accessibleNames: readAccessibleNames(core.messages),
    errorCodes: contractSnapshotOf(readErrorCodes(root).codes.map((code) => [code, 'docs/troubleshooting.md'])),
    scripts: contractSnapshotOf([[tables.SCRIPT_GLOBAL, 'global']]),
    supported: supportedBy(readManifest(root)),
  }
  const text = `${JSON.stringify(snapshot, null, 2)}\n`
  return {
    snapshot,
    files: [{ path: CONTRACTS_FILE, text }, ...buildContractPages(root, tables, found)],
    problems: checkContractNames(tables, found, parameters),
  }
}

/** Returns the supported versions, each alternative on its own, so that dropping one is a change. */
function supportedBy({ engines, peerDependencies }: Manifest): ContractSnapshot {
  return contractSnapshotOf(
    Object.entries({ ...engines, ...peerDependencies }).map(([name, range]) => [
      name,
      contractSnapshotOf(range.split('||').map((one) => [one.trim(), 'supported'])),
    ]),
  )
}

/** Returns problems of the names, of the committed contracts, and of the pages that list them. */
export const checkContracts = (root: string, { files, problems }: Contracts): string[] => [
  ...problems,
  ...files.flatMap((file) => checkGenerated(root, file)),
]

/** Returns the bump that a change of contracts requires: removed or different is major, new is minor. */
export function judgeContracts(before: ContractSnapshot, after: ContractSnapshot): Change {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))]
  const gone = [...old.keys()].filter((path) => !now.has(path)).map((path) => `${path} was removed`)
  const changed = [...old]
    .filter(([path, text]) => now.has(path) && now.get(path) !== text)
    .map(([path, text]) => `${path}: ${JSON.stringify(text)} became ${JSON.stringify(now.get(path))}`)
  const added = [...now.keys()].filter((path) => !old.has(path)).map((path) => `${path} is new`)
  return { major: [...gone, ...changed], minor: added }
}

function leavesOf(facts: ContractSnapshot, path: readonly string[] = []): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name].join(' › '), value] as [string, string]]
      : leavesOf(value, [...path, name]),
  )
}
