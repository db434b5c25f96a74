import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'
import { PEERS } from '../support/peers.ts'
import type { Content } from './content.ts'

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

/** What is measured, by the file in `subjects/` that draws it. */
export type SubjectName = 'alone' | 'bound' | 'shell' | 'carbon' | 'radix' | 'baseUi'

const PEER_PACKAGES = ['@carbon/react', 'radix-ui', '@base-ui/react']

/** A subject as production serves it. */
export interface BuiltSubject {
  /** Scripts by file name; `entry.js` starts the page. */
  readonly scripts: ReadonlyMap<string, string>
  readonly render: (content: Content | undefined) => { html: string; styles: string }
}

/** Peers stand outside of the project's dependencies. */
const fromPeers: Plugin = {
  name: 'peers',
  enforce: 'pre',
  resolveId(id, importer, options) {
    const isPeer = PEER_PACKAGES.includes(id) && !importer?.startsWith(PEERS)
    return isPeer ? this.resolve(id, join(PEERS, 'package.json'), { ...options, skipSelf: true }) : null
  },
}

/** A module that is text. */
const textModule = (id: string, code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (asked) => (asked === 'virtual:entry' ? id : null),
  load: (asked) => (asked === id ? code : null),
})

const shared = (code: string): InlineConfig => ({
  configFile: false,
  root: path('.'),
  publicDir: false,
  mode: 'production',
  logLevel: 'error',
  plugins: [textModule(path('bench/browser/virtual.ts'), code), fromPeers],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: { '@jobsite/shell/server': path('dist/server.js'), '@jobsite/shell': path('dist/index.js') },
    dedupe: ['react', 'react-dom'],
  },
})

/** Builds a subject for the browser, in memory, and for the server. */
export async function buildSubject(name: SubjectName): Promise<BuiltSubject> {
  const imported = `import { subject } from ${JSON.stringify(path(`bench/browser/subjects/${name}.ts`))}`
  const entry = JSON.stringify(path('bench/browser/entry.ts'))
  const client = await build({
    ...shared(`${imported}; import { start } from ${entry}; start(subject)`),
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input: 'virtual:entry', output: { entryFileNames: 'entry.js', chunkFileNames: '[name].js' } },
    },
  })
  const outputs = [client].flat().flatMap((result) => ('output' in result ? result.output : []))
  const scripts = outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : []))

  const folder = path(`node_modules/.cache/bench-pages/${name}`)
  mkdirSync(folder, { recursive: true })
  await build({
    ...shared(`${imported}
      import { wrap } from ${entry}
      import { renderToString } from 'react-dom/server'
      import { shellStyleTags } from '@jobsite/shell/server'
      import { ServerStyleSheet } from 'styled-components'
      export function render(content) {
        const sheet = new ServerStyleSheet()
        const html = renderToString(sheet.collectStyles(wrap(subject(content), () => {})))
        const styles = shellStyleTags(sheet.getStyleTags())
        sheet.seal()
        return { html, styles }
      }`),
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: 'virtual:entry', output: { entryFileNames: 'server.mjs' } },
    },
  })
  const server = (await import(`${pathToFileURL(folder)}/server.mjs`)) as Pick<BuiltSubject, 'render'>
  return { scripts: new Map(scripts), render: server.render }
}
