import { builtinModules } from 'node:module'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { readManifest } from './entryPoints.ts'

type OutputChunk = Rolldown.OutputChunk

/** Scripts of a page that takes some names of a module, bundled for production without peer dependencies. */
export interface PageBundle {
  /** Names that the bundle exports. */
  readonly names: readonly string[]
  /** Modules that the page imports from elsewhere: peer dependencies. */
  readonly outside: readonly string[]
  /** File names of the scripts that load with the chosen ones, and of these themselves. */
  loadedWith(isChosen: (chunk: OutputChunk) => boolean): ReadonlySet<string>
  /** Size of the scripts with these file names, in bytes after Brotli. @default all scripts */
  sizeOf(files?: Iterable<string>): number
}

const ENTRY = 'virtual:entry'

/**
 * Bundles names of a module with a consumer's bundler.
 *
 * @param names `*`, or `{ Header, Footer }`
 */
export async function bundleForPage(root: string, module: string, names: string): Promise<PageBundle> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? `export ${names} from ${JSON.stringify(module)}` : null),
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
  if (!main) throw new Error(`The bundle of ${module} is empty.`)
  return {
    names: main.exports,
    outside: [...new Set([...chunks.values()].flatMap(({ imports }) => imports).filter(isOutside))],
    loadedWith: (isChosen) => {
      const loaded = new Set<string>()
      const load = (name: string): void => {
        if (loaded.has(name) || !chunks.has(name)) return
        loaded.add(name)
        chunks.get(name)?.imports.forEach(load)
      }
      for (const chunk of chunks.values()) if (isChosen(chunk)) load(chunk.fileName)
      return loaded
    },
    sizeOf: (files = chunks.keys()) =>
      [...files].reduce((sum, name) => sum + brotliSize(chunks.get(name)?.code ?? ''), 0),
  }
}

/** Returns the length of a text in bytes after Brotli. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }).length
}
