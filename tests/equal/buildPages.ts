import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the pages of all ways of rendering. */
    equalPages: string
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGES = join(ROOT, 'tests/equal/pages')

/** The built package. */
export const DIST = join(ROOT, 'dist')

/** The ways of rendering; the first one is what the others have to equal. */
export const WAYS = {
  main: { isReact: true, entry: 'index.js', react: 19 },
  'main on React 18': { isReact: true, entry: 'index.js', react: 18 },
  islands: { isReact: true, entry: 'islands.browser.js', react: 19 },
  'islands on React 18': { isReact: true, entry: 'islands.browser.js', react: 18 },
  embed: { isReact: false, script: 'embed.global.js' },
  elements: { isReact: false, script: 'embed.global.js' },
  light: { isReact: false, script: 'embed.light.global.js' },
} as const
export type Way = keyof typeof WAYS
/** Name of the folder with the page of a way of rendering. */
export const slug = (way: Way): string => way.replaceAll(' ', '-').toLowerCase()

const bundle = (outDir: string, entry: string, version: 18 | 19): InlineConfig => ({
  configFile: false,
  root: PAGES,
  mode: 'production',
  logLevel: 'warn',
  plugins: [react()],
  oxc: { jsx: { development: false } },
  define: { 'process.env.NODE_ENV': '"production"', SC_DISABLE_SPEEDY: 'false' },
  resolve: {
    alias: [
      { find: '@jobsite/shell/core', replacement: join(DIST, 'core.js') },
      { find: '@jobsite/shell', replacement: join(DIST, entry) },
      ...(version === 18
        ? ['react-dom', 'react'].map((find) => ({ find, replacement: join(ROOT, 'tests/react-18/node_modules', find) }))
        : []),
    ],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: {
    outDir,
    emptyOutDir: true,
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: false,
  },
})

async function buildPage(outDir: string, file: string, entry: string, version: 18 | 19 = 19): Promise<void> {
  const config = bundle(outDir, entry, version)
  await build({
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        input: join(PAGES, file),
        // The first script of a page is in its HTML.
        output: { entryFileNames: 'page.js', ...(file === 'head.ts' && { format: 'iife', codeSplitting: false }) },
      },
    },
  })
}

async function buildServer(outDir: string, version: 18 | 19): Promise<void> {
  const config = bundle(outDir, 'index.js', version)
  await build({
    ...config,
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: join(PAGES, 'server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
}

/** Bundles the pages of all ways of rendering once, for all files and browsers that open them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(ROOT, 'node_modules/.cache/equal', String(process.pid))
  await buildPage(join(folder, 'head'), 'head.ts', 'index.js')
  await buildPage(join(folder, 'script'), 'script.ts', 'index.js')
  for (const version of [18, 19] as const) await buildServer(join(folder, `server-${version}`), version)
  for (const way of Object.keys(WAYS) as Way[]) {
    const of = WAYS[way]
    if (of.isReact) await buildPage(join(folder, slug(way)), 'react.tsx', of.entry, of.react)
  }
  project.provide('equalPages', folder)
  return () => rm(folder, { recursive: true, force: true })
}
