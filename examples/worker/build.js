import { cp, mkdir } from 'node:fs/promises'
import { build } from 'esbuild'

await mkdir('dist', { recursive: true })
await build({
  entryPoints: ['src/worker.js'],
  outfile: 'dist/worker.js',
  bundle: true,
  format: 'esm',
  // No platform at all: what the shell's server door needs is on every edge.
  platform: 'neutral',
  // A module of the worker's own, as its configuration says.
  external: ['embed.global.js'],
  mainFields: ['module', 'main'],
  conditions: ['workerd', 'worker', 'browser'],
  logLevel: 'warning',
})
await cp('node_modules/@jobsite/shell/dist/embed.global.js', 'dist/embed.global.js')
await cp('src/worker.capnp', 'dist/worker.capnp')
