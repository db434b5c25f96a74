import { createHash } from 'node:crypto'
import { builtinModules } from 'node:module'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'
import { readManifest } from '../entryPoints.ts'

/** Bundlers of page teams. Vite 8 bundles with Rolldown; esbuild splits code into more files. */
export const BUNDLERS = ['rolldown', 'esbuild'] as const

/** A bundler. */
export type Bundler = (typeof BUNDLERS)[number]

/** Size in bytes after Brotli. */
export interface Size {
  /** Loaded with the page. */
  readonly first: number
  /** Loaded on first use. */
  readonly later: number
}

/** A bundled file. */
export interface Script {
  readonly file: string
  /** Whether the page loads it. */
  readonly isEntry: boolean
  /** The module that `import()` loads by this file; `undefined` for shared code. */
  readonly module: string | undefined
  readonly code: string
  /** Files that load with it, and modules that are not bundled. */
  readonly imports: readonly string[]
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
  loadedWith(isChosen: (script: Script) => boolean): ReadonlySet<string>
  /** Size of the scripts with these file names, in bytes after Brotli. */
  sizeOf(files: Iterable<string>): number
}

/**
 * Bundles names of a module as a page does, without peer dependencies.
 *
 * @param names `*`, or `{ Header, Footer }`
 */
export async function bundleForPage(
  root: string,
  module: string,
  names: string,
  bundler: Bundler = 'rolldown',
): Promise<PageBundle> {
  const outside = [...builtinModules, ...Object.keys(readManifest(root).peerDependencies)]
  return bundleCode(root, `export ${names} from ${JSON.stringify(module)}`, outside, bundler)
}

/**
 * Bundles a module as a page does.
 *
 * @param outside packages that are not bundled
 */
export async function bundleCode(
  root: string,
  code: string,
  outside: readonly string[],
  bundler: Bundler = 'rolldown',
): Promise<PageBundle> {
  const { names, list } = await (bundler === 'rolldown' ? byRolldown : byEsbuild)(root, code, outside)
  const scripts = new Map(list.map((script) => [script.file, script]))
  const loadedWith = (isChosen: (script: Script) => boolean): ReadonlySet<string> => {
    const loaded = new Set<string>()
    const load = (file: string): void => {
      if (loaded.has(file) || !scripts.has(file)) return
      loaded.add(file)
      scripts.get(file)?.imports.forEach(load)
    }
    for (const script of scripts.values()) if (isChosen(script)) load(script.file)
    return loaded
  }
  const sizeOf = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + brotliSize(scripts.get(file)?.code ?? ''), 0)
  const first = sizeOf(loadedWith(({ isEntry }) => isEntry))
  return {
    size: { first, later: sizeOf(scripts.keys()) - first },
    names,
    outside: [...new Set(list.flatMap(({ imports }) => imports).filter((name) => !scripts.has(name)))],
    loadedWith,
    sizeOf,
  }
}

interface Bundled {
  readonly names: readonly string[]
  readonly list: readonly Script[]
}

/** The environment may set another mode; measure production. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

const ENTRY = 'virtual:entry'

async function byRolldown(root: string, code: string, outside: readonly string[]): Promise<Bundled> {
  const file = join(root, 'entry.js')
  const isOutside = (id: string): boolean =>
    id.startsWith('node:') || outside.some((name) => id === name || id.startsWith(`${name}/`))
  const built = await vite({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: { dedupe: ['react', 'react-dom'] },
    define: PRODUCTION,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? file : null),
        load: (id) => (id === file ? code : null),
      },
    ],
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
    .flatMap((one) => (one.type === 'chunk' ? [one] : []))
  return {
    names: chunks.find(({ isEntry }) => isEntry)?.exports ?? [],
    list: chunks.map(({ fileName, isEntry, facadeModuleId, code: text, imports }) => ({
      file: fileName,
      isEntry,
      module: facadeModuleId ?? undefined,
      code: text,
      imports,
    })),
  }
}

async function byEsbuild(root: string, code: string, outside: readonly string[]): Promise<Bundled> {
  const { metafile, outputFiles } = await esbuild({
    stdin: { contents: code, resolveDir: root, sourcefile: 'entry.js' },
    absWorkingDir: root,
    outdir: root,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    logLevel: 'silent',
    define: PRODUCTION,
    external: ['node:*', ...outside],
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(root, path), text]))
  const scripts = Object.entries(metafile.outputs)
  return {
    names: scripts.find(([, { entryPoint }]) => entryPoint === 'entry.js')?.[1].exports ?? [],
    list: scripts.map(([file, { entryPoint, imports }]) => ({
      file,
      isEntry: entryPoint === 'entry.js',
      module: entryPoint,
      code: texts.get(file) ?? '',
      imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    })),
  }
}

/** Sizes by text: bundles of several entry points have scripts in common, and compression takes most of the time. */
const measured = new Map<string, number>()

/** Returns the length of a script or style sheet in bytes after Brotli. A new version number alone does not change it. */
export function brotliSize(text: string): number {
  const known = measured.get(text)
  if (known !== undefined) return known
  const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY }
  const { length } = brotliCompressSync(unversioned(text), { params })
  measured.set(text, length)
  return length
}

/**
 * Replaces version numbers, and the hashes in names of files, which follow from them, by others of the same length: Brotli
 * takes up to 0.2 % more or less for a script in which one character differs.
 */
function unversioned(text: string): string {
  const hashes = new Map<string, string>()
  return text
    .replace(/(["'`])\d+\.\d+\.\d+(?:-[\w.]+)?\1/g, '"0.0.0"')
    .replace(/(?<=[\w.]-)[\w-]{8}(?=\.c?js\b)/g, (hash) => {
      const other = hashes.get(hash) ?? createHash('sha256').update(String(hashes.size)).digest('base64url').slice(0, 8)
      hashes.set(hash, other)
      return other
    })
}
