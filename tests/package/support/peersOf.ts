import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export const MANIFEST = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  exports: Record<string, string | object>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}

export const PEERS = Object.keys(MANIFEST.peerDependencies)

/** Entry points with code, as in `exports`: `.`, `./islands` … */
export const MODULES = Object.entries(MANIFEST.exports).flatMap(([path, target]) =>
  typeof target === 'object' && !path.endsWith('.css') ? [path] : [],
)

/** Returns the peer whose module a specifier names. */
export const peerIn = (specifier: string): string | undefined =>
  PEERS.find((peer) => specifier === peer || specifier.startsWith(`${peer}/`))

const found = new Map<string, Promise<string[]>>()

/** Returns the peers that a bundle of an entry point imports, in browsers or on a server, in the order of the alphabet. */
export function peersOf(path: string, platform: 'browser' | 'node', format: 'esm' | 'cjs' = 'esm'): Promise<string[]> {
  const key = [path, platform, format].join(' ')
  const peers = found.get(key) ?? readPeers(path, platform, format)
  found.set(key, peers)
  return peers
}

async function readPeers(path: string, platform: 'browser' | 'node', format: 'esm' | 'cjs'): Promise<string[]> {
  const name = JSON.stringify(`@jobsite/shell${path.slice(1)}`)
  const contents = format === 'esm' ? `export * from ${name}` : `module.exports = require(${name})`
  const { metafile } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    write: false,
    platform,
    format,
    splitting: format === 'esm',
    outdir: 'out',
    external: PEERS,
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    // Without the paths of this repository, which lead to the sources.
    tsconfigRaw: {},
    logLevel: 'error',
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter((one) => one.external))
  return [...new Set(imported.flatMap((one) => peerIn(one.path) ?? []))].sort()
}
