import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'
import { COMPETITORS } from '../support/competitors.ts'
import type { Content } from './content.ts'

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

/** Name of an implementation: its file in `implementations/`. */
export type ImplementationName =
  | 'alone'
  | 'baseline'
  | 'baselineParts'
  | 'shell'
  | 'islands'
  | 'islandsQuiet'
  | 'carbon'
  | 'radix'
  | 'baseUi'

/** The implementations that are the shell: they have its content and its styles. */
export const OURS: ReadonlySet<ImplementationName> = new Set(['shell', 'islands', 'islandsQuiet'])

const COMPETITOR_PACKAGES = ['@carbon/react', 'radix-ui', '@base-ui/react']

/** An implementation as production serves it. */
export interface BuiltImplementation {
  /** Scripts by file name; `entry.js` starts the page. */
  readonly scripts: ReadonlyMap<string, string>
  /** Scripts that are loaded with the page. */
  readonly first: ReadonlySet<string>
  readonly render: (content: Content | undefined) => { html: string; styles: string }
}

/** Competitors are installed outside of the project's dependencies. */
const fromPeers: Plugin = {
  name: 'competitors',
  enforce: 'pre',
  resolveId(id, importer, options) {
    const isPeer = COMPETITOR_PACKAGES.includes(id) && !importer?.startsWith(COMPETITORS)
    return isPeer ? this.resolve(id, join(COMPETITORS, 'package.json'), { ...options, skipSelf: true }) : null
  },
}

/** A module that is text. */
const textModule = (id: string, code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (requested) => (requested === 'virtual:entry' ? id : null),
  load: (requested) => (requested === id ? code : null),
})

const shared = (code: string, islands: 'islands' | 'islands.browser'): InlineConfig => ({
  configFile: false,
  root: path('.'),
  publicDir: false,
  mode: 'production',
  logLevel: 'error',
  plugins: [textModule(path('bench/browser/virtual.ts'), code), fromPeers],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: {
      '@jobsite/shell/islands': path(`dist/${islands}.js`),
      '@jobsite/shell/server': path('dist/server.js'),
      '@jobsite/shell': path('dist/index.js'),
    },
    dedupe: ['react', 'react-dom'],
  },
})

/** Builds an implementation for the browser, in memory, and for the server. */
export async function buildImplementation(name: ImplementationName): Promise<BuiltImplementation> {
  const imported = `import * as subject from ${JSON.stringify(path(`bench/browser/implementations/${name}.ts`))}`
  const entry = JSON.stringify(path('bench/browser/entry.ts'))
  const client = await build({
    ...shared(`${imported}; import { start } from ${entry}; start(subject)`, 'islands.browser'),
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:entry',
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: '[name].js',
          // In a file of its own for all: else React is parsed on the main thread for those with one file only.
          codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }] },
        },
      },
    },
  })
  const outputs = [client].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = outputs.filter((file) => file.type === 'chunk')
  const scripts = chunks.map(({ fileName, code }) => [fileName, code] as const)
  const first = new Set<string>()
  const load = (name: string): void => {
    if (first.has(name)) return
    first.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(load)
  }
  load('entry.js')

  const folder = path(`node_modules/.cache/bench-pages/${name}`)
  mkdirSync(folder, { recursive: true })
  await build({
    ...shared(
      `${imported}
      import { wrap } from ${entry}
      import { renderToString } from 'react-dom/server'
      import { shellStyleTags } from '@jobsite/shell/server'
      import { ServerStyleSheet } from 'styled-components'
      export function render(content) {
        const sheet = new ServerStyleSheet()
        const html = renderToString(sheet.collectStyles(wrap(subject, content, () => {})))
        const styles = shellStyleTags(sheet.getStyleTags())
        sheet.seal()
        return { html, styles }
      }`,
      'islands',
    ),
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: 'virtual:entry', output: { entryFileNames: 'server.mjs' } },
    },
  })
  const server = (await import(`${pathToFileURL(folder)}/server.mjs`)) as Pick<BuiltImplementation, 'render'>
  return { scripts: new Map(scripts), first, render: server.render }
}
