// Bundles one import at a time with each bundler, for production, and writes what came out to files.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'
import webpack from 'webpack'

const NAMES = (process.env.NAMES ?? '').split(',')
const outside = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'styled-components',
  'downshift',
  'js-cookie',
  'dompurify',
  'valibot',
]

const bundlers = {
  esbuild: (entry, outdir) =>
    esbuild({
      entryPoints: [entry],
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      external: outside,
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
  vite: (entry, outDir) =>
    vite({
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir,
        minify: true,
        modulePreload: false,
        rolldownOptions: { input: entry, external: outside, preserveEntrySignatures: 'strict' },
      },
    }),
  webpack: (entry, path) =>
    new Promise((done, fail) => {
      webpack(
        {
          mode: 'production',
          entry,
          output: { path, library: { type: 'module' }, chunkFormat: 'module' },
          experiments: { outputModule: true },
          externalsType: 'module',
          externals: outside,
          performance: { hints: false },
        },
        (error, stats) =>
          error || stats.hasErrors() ? fail(error ?? new Error(stats.toString({ errors: true }))) : done(),
      )
    }),
}

/** Files that a page loads at once: the entry's, and its static imports. */
async function firstLoad(folder, name) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.m?js$/.test(file))
  const entry = files.find((file) => basename(file).startsWith(name) || basename(file).startsWith('main.'))
  if (!entry) throw new Error(`No file of ${files.join(', ')} is that of ${name}.`)
  const seen = new Map()
  const follow = async (file) => {
    if (seen.has(file)) return
    seen.set(file, '')
    const text = await readFile(file, 'utf8')
    seen.set(file, text)
    for (const [, path] of text.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
      await follow(resolve(dirname(file), path))
  }
  await follow(resolve(folder, entry))
  return [...seen.values()].join('\n')
}

const results = {}
await mkdir('entries', { recursive: true })
for (const name of NAMES) {
  const entry = resolve(`entries/${name}.js`)
  await writeFile(entry, `export { ${name} } from '@jobsite/shell'\n`)
  for (const [bundler, bundle] of Object.entries(bundlers)) {
    const folder = resolve('out', bundler, name)
    await bundle(entry, folder)
    const text = await firstLoad(folder, name)
    results[`${bundler} ${name}`] = { bytes: text.length, text }
  }
}
await writeFile('results.json', JSON.stringify(results))
