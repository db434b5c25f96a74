import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

const ENTRY = 'virtual:entry.tsx'
const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

/** The built package, as a page's bundler finds it. */
const BUILT = { '@jobsite/shell/core': path('dist/core.js'), '@jobsite/shell': path('dist/index.js') }

export const REACT = /^react(?:-dom)?(?:\/|$)/
export const STYLED = /^styled-components$/

/** Bytes after Brotli (quality 11): loaded first, and loaded later on demand. */
export interface Bytes {
  readonly first: number
  readonly later: number
}

/** Builds a production bundle in memory. */
export async function bundle(
  code: string,
  external: RegExp[] = [],
  folder = path('.'),
): Promise<Rolldown.OutputChunk[]> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `${folder}/entry.tsx` : null),
    load: (id) => (id === `${folder}/entry.tsx` ? code : null),
  }
  const built = await build({
    configFile: false,
    root: folder,
    mode: 'production',
    logLevel: 'error',
    plugins: [entry],
    resolve: { alias: BUILT, dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return outputs.filter((file) => file.type === 'chunk')
}

/** Returns the bytes of a text after Brotli, quality 11. */
export const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Measures the bundle of some code, Vite's loader of dynamic chunks included. */
export async function weigh(code: string, external: RegExp[] = []): Promise<Bytes> {
  const chunks = await bundle(code, external)
  const first = new Set<string>()
  const follow = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || first.has(file)) return
    first.add(file)
    for (const imported of chunk.imports) follow(imported)
  }
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName)
  const sum = (isFirst: boolean): number =>
    chunks.reduce((bytes, { fileName, code }) => bytes + (first.has(fileName) === isFirst ? brotli(code) : 0), 0)
  if (first.size === 0) throw new Error('The bundle has no entry.')
  return { first: sum(true), later: sum(false) }
}
