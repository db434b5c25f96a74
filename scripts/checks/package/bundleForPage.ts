import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { readManifest } from '../entryPoints.ts'

type OutputChunk = Rolldown.OutputChunk

/** Size in bytes after Brotli. */
export interface Size {
  /** Loaded with the page. */
  readonly first: number
  /** Loaded on first use. */
  readonly later: number
}

/** Scripts of a page, bundled for production. */
export interface PageBundle {
  /** Size in bytes after Brotli: of the scripts that are loaded with the page, and of those loaded on first use. */
  readonly size: Size
  /** Names that the bundle exports. */
  readonly names: readonly string[]
  /** Modules that are not bundled. */
  readonly outside: readonly string[]
  /** File names of the scripts that load with the chosen ones, and of these themselves. */
  loadedWith(isChosen: (chunk: OutputChunk) => boolean): ReadonlySet<string>
  /** Size of the scripts with these file names, in bytes after Brotli. */
  sizeOf(files: Iterable<string>): number
}

const ENTRY = 'virtual:entry'

/**
 * Bundles names of a module with a consumer's bundler, without peer dependencies.
 *
 * @param names `*`, or `{ Header, Footer }`
 */
export async function bundleForPage(root: string, module: string, names: string): Promise<PageBundle> {
  return bundleCode(root, `export ${names} from ${JSON.stringify(module)}`, [
    ...builtinModules,
    ...Object.keys(readManifest(root).peerDependencies),
  ])
}

/**
 * Bundles a module with a consumer's bundler.
 *
 * @param outside packages that are not bundled
 */
export async function bundleCode(root: string, code: string, outside: readonly string[]): Promise<PageBundle> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? join(root, 'entry.js') : null),
    load: (id) => (id === join(root, 'entry.js') ? code : null),
  }
  const isOutside = (id: string): boolean =>
    id.startsWith('node:') || outside.some((name) => id === name || id.startsWith(`${name}/`))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: { dedupe: ['react', 'react-dom'] },
    // The environment may set another mode; measure production.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry],
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: isOutside, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = new Map(
    [built]
      .flat()
      .flatMap((result) => ('output' in result ? result.output : []))
      .flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const main = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!main) throw new Error('The bundle is empty.')
  const loadedWith = (isChosen: (chunk: OutputChunk) => boolean): ReadonlySet<string> => {
    const loaded = new Set<string>()
    const load = (name: string): void => {
      if (loaded.has(name) || !chunks.has(name)) return
      loaded.add(name)
      chunks.get(name)?.imports.forEach(load)
    }
    for (const chunk of chunks.values()) if (isChosen(chunk)) load(chunk.fileName)
    return loaded
  }
  const sizeOf = (files: Iterable<string>): number =>
    [...files].reduce((sum, name) => sum + brotliSize(chunks.get(name)?.code ?? ''), 0)
  const first = sizeOf(loadedWith(({ isEntry }) => isEntry))
  return {
    size: { first, later: sizeOf(chunks.keys()) - first },
    names: main.exports,
    outside: [...new Set([...chunks.values()].flatMap(({ imports }) => imports).filter(isOutside))],
    loadedWith,
    sizeOf,
  }
}

/** Sizes by text: bundles of several entry points have scripts in common, and compression takes most of the time. */
const measured = new Map<string, number>()

/** Returns the length of a text in bytes after Brotli. */
export function brotliSize(text: string): number {
  const known = measured.get(text)
  if (known !== undefined) return known
  const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY }
  const { length } = brotliCompressSync(text, { params })
  measured.set(text, length)
  return length
}
