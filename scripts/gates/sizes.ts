import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { type Door, readDoors, readManifest, requireBuilt } from './doors.ts'

/** Where the budgets lie, in bytes after brotli. */
export const SIZES_FILE = 'etc/sizes.json'

/** What a page pays for one door or one component, in bytes after brotli, the peers outside. */
export interface Size {
  /** Loaded with the page. */
  readonly first: number
  /** Loaded on first use. */
  readonly later: number
}

/** Sizes by what is measured: a door's path, or a component's name. */
export type Sizes = Readonly<Record<string, Size>>

const ENTRY = 'virtual:entry'

/** The size of every door and every component, as a consumer's bundler makes it. */
export async function measureSizes(root: string): Promise<Sizes> {
  const doors = readDoors(root)
  requireBuilt(doors)
  const sizes: Record<string, Size> = {}
  for (const door of doors) {
    const { size, names } = await measure(root, door, '*')
    sizes[door.path] = size
    for (const component of door.path === '.' ? names.filter((name) => /^[A-Z]/.test(name)).sort() : []) {
      sizes[component] = (await measure(root, door, `{ ${component} }`)).size
    }
  }
  return sizes
}

async function measure(root: string, door: Door, names: string): Promise<{ size: Size; names: readonly string[] }> {
  // A script that pages load as it is, is not bundled again.
  if (door.module.endsWith('.global.js'))
    return { size: { first: bytesOf(readFileSync(door.module, 'utf8')), later: 0 }, names: [] }
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? `export ${names} from ${JSON.stringify(door.module)}` : null),
  }
  const peers = Object.keys(readManifest(root).peerDependencies)
  const isOutside = (id: string): boolean =>
    id.startsWith('node:') ||
    builtinModules.includes(id) ||
    peers.some((peer) => id === peer || id.startsWith(`${peer}/`))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // Set by whoever runs this: a page's bundle is one for visitors all the same.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry],
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: isOutside, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<string>()
  const load = (name: string): void => {
    const chunk = byName.get(name)
    if (!chunk || first.has(name)) return
    first.add(name)
    chunk.imports.forEach(load)
  }
  const main = chunks.find(({ isEntry }) => isEntry)
  if (!main) throw new Error(`The bundle of ${door.path} is empty.`)
  load(main.fileName)
  const sum = (isFirst: boolean): number =>
    chunks.reduce((all, { fileName, code }) => (first.has(fileName) === isFirst ? all + bytesOf(code) : all), 0)
  return { size: { first: sum(true), later: sum(false) }, names: main.exports }
}

function bytesOf(code: string): number {
  return brotliCompressSync(code, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }).length
}

/** The committed budgets; none where there are none yet. */
export function readBudgets(root: string): Sizes {
  try {
    return JSON.parse(readFileSync(join(root, SIZES_FILE), 'utf8'))
  } catch {
    return {}
  }
}

/** What breaks its budget, has none, or has one without being there any more. */
export function checkSizes(sizes: Sizes, budgets: Sizes): string[] {
  const mend = 'Make it smaller, or run "npm run sizes -- --set" and say in the commit what the page gets for it.'
  const over = Object.entries(sizes).flatMap(([name, size]) => {
    const budget = budgets[name]
    if (!budget) return [`${name} has no size budget. Run "npm run sizes -- --set" and commit ${SIZES_FILE}.`]
    return (['first', 'later'] as const)
      .filter((when) => size[when] > budget[when])
      .map((when) => `${name} is ${size[when]} bytes (${when}), its budget is ${budget[when]}. ${mend}`)
  })
  const gone = Object.keys(budgets).filter((name) => !sizes[name])
  return [...over, ...gone.map((name) => `${name} has a budget and is gone. Run "npm run sizes -- --set".`)]
}

const SLACK = 1.02
const STEP = 100

/** Budgets that leave today's sizes little room. */
export function budgetsFor(sizes: Sizes): Sizes {
  const round = (bytes: number): number => Math.ceil((bytes * SLACK) / STEP) * STEP
  return Object.fromEntries(
    Object.entries(sizes).map(([name, { first, later }]) => [name, { first: round(first), later: round(later) }]),
  )
}
