import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const { exports, peerDependencies, peerDependenciesMeta } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  exports: Record<string, string | object>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}

const peers = Object.keys(peerDependencies)
const modules = Object.entries(exports).flatMap(([path, target]) =>
  typeof target === 'object' && !path.endsWith('.css') ? [path] : [],
)

/** Returns the peers that a page's bundle of an entry point imports. */
async function peersOf(path: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export * from '@jobsite/shell${path.slice(1)}'`, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    external: peers,
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    // Without the paths of this repository, which lead to the sources.
    tsconfigRaw: {},
    logLevel: 'error',
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter((one) => one.external))
  const names = imported.map(
    ({ path: name }) => peers.find((peer) => name === peer || name.startsWith(`${peer}/`)) ?? name,
  )
  return [...new Set(names)].sort()
}

const REACT = ['react', 'react-dom']

describe('a page in the browser', () => {
  it.each<[path: string, needed: readonly string[]]>([
    ['.', REACT],
    ['./islands', REACT],
    ['./next', [...REACT, 'next']],
    ['./next/pages', [...REACT, 'next']],
    ['./islands/next', [...REACT, 'next']],
    ['./islands/next/pages', [...REACT, 'next']],
    ['./react-router', [...REACT, 'react-router']],
    ['./islands/react-router', [...REACT, 'react-router']],
    ['./tanstack-router', [...REACT, '@tanstack/react-router']],
    ['./islands/tanstack-router', [...REACT, '@tanstack/react-router']],
    ['./testing', REACT],
    ['./mocks', ['msw']],
    ['./core', []],
    ['./embed', []],
    ['./server', []],
  ])('of %s imports no peer but %j', async (path, needed) => {
    expect(modules).toContain(path)
    expect((await peersOf(path)).filter((name) => !needed.includes(name))).toEqual([])
  })
})

it('requires no peer that the bundle of some entry point goes without', () => {
  expect(peers.filter((name) => !peerDependenciesMeta[name]?.optional)).toEqual([])
})
