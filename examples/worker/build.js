import { cp, mkdir } from 'node:fs/promises'
import { build } from 'esbuild'

await mkdir('dist', { recursive: true })
await build({
  entryPoints: ['src/worker.ts'],
  outfile: 'dist/worker.js',
  bundle: true,
  format: 'esm',
  // No platform: the server entry point uses only what every edge runtime has.
  platform: 'neutral',
  // A module of the worker, named in worker.capnp.
  external: ['embed.global.js'],
  mainFields: ['module', 'main'],
  conditions: ['workerd', 'worker', 'browser'],
  logLevel: 'warning',
})
await cp('node_modules/@jobsite/shell/dist/embed.global.js', 'dist/embed.global.js')
await cp('src/worker.capnp', 'dist/worker.capnp')
