import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const require = createRequire(import.meta.url)
const own = (file: string): string => fileURLToPath(new URL(`../../src/embed/preact/${file}`, import.meta.url))
const development = fileURLToPath(new URL('../../src/embed/development.ts', import.meta.url))
const fullRecorder = fileURLToPath(new URL('../../src/embed/recordByFullCode.ts', import.meta.url))
const safeDocument = fileURLToPath(new URL('../../src/browser/page/safeDocument.ts', import.meta.url))
const preact = (path: string): string => require.resolve(path).replace(/\.js$/, '.mjs')

/** Names of character references, 20 KB gzipped, which both parsers of the sanitizer would bring along in versions of their own. */
const entities = createRequire(createRequire(require.resolve('sanitize-html')).resolve('htmlparser2'))

const styledComponents = require.resolve('styled-components').replace(/[^/]+$/, 'styled-components.esm.js')

/** Replacement of each React module. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  react: own('react.ts'),
  'react-dom': own('reactDom.ts'),
  'react-dom/client': own('reactDomClient.ts'),
  'react-dom/server': own('reactDomServer.ts'),
  'react/jsx-runtime': preact('preact/jsx-runtime'),
  // One copy of Preact for every import: its hooks must share its core.
  preact: preact('preact'),
  'preact/hooks': preact('preact/hooks'),
  'preact/compat': preact('preact/compat'),
}

/** Replaces React by Preact, for entry points without React. */
export const preactAlias = (where: 'browser' | 'server'): Plugin => ({
  name: 'own-renderer',
  setup(build) {
    build.onResolve({ filter: /^(?:react|react-dom|preact)(?:\/|$)/ }, ({ path }) => {
      const replacement = REPLACEMENTS[path]
      return replacement === undefined ? undefined : { path: replacement }
    })
    // No bundler of a page has to process these builds: messages for developers are enabled by the development builds.
    build.onResolve({ filter: /\/log\/development\.ts$/ }, () => ({ path: development }))
    if (where === 'browser') {
      build.onResolve({ filter: /\/recordOrdinaryFirst\.ts$/ }, () => ({ path: fullRecorder }))
      // An element of that name in a page's content would take its place. Preact asks the parent of an element for its document.
      build.onLoad({ filter: /\/preact\/.*\.m?js$/ }, async ({ path }) => {
        const code = (await readFile(path, 'utf8')).replaceAll(/\b\w+\.ownerDocument\b/g, 'document')
        return { contents: `import { safeDocument as document } from ${JSON.stringify(safeDocument)}\n${code}` }
      })
      return
    }
    build.onResolve({ filter: /^entities(?:\/|$)/ }, ({ path }) => ({ path: entities.resolve(path) }))
    build.onResolve({ filter: /^styled-components$/ }, () => ({ path: styledComponents }))
    // Not used on servers: code that is loaded on first use, Node's streams (missing in edge runtimes), and what sanitize-html
    // imports for style attributes, of which the shell allows none, and for dates.
    build.onResolve({ filter: /.*/ }, ({ path, kind, importer }) =>
      path === 'stream' ||
      path === 'postcss' ||
      path === 'dayjs' ||
      (kind === 'dynamic-import' && /\/src\/(?:browser|react|components)\//.test(importer))
        ? { path, namespace: 'nothing' }
        : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export {}' }))
  },
})

/** Sets a separate attribute for the style elements of the bundled styled-components, and removes environment lookups. */
export const productionDefines = (): Record<string, string> => ({
  'process.env.NODE_ENV': '"production"',
  process: JSON.stringify({ env: { NODE_ENV: 'production', SC_ATTR: 'data-shell-styled' } }),
})
