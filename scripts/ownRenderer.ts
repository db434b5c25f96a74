import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const require = createRequire(import.meta.url)
const own = (file: string): string => fileURLToPath(new URL(`../src/embed/renderer/${file}`, import.meta.url))
const preact = (path: string): string => require.resolve(path).replace(/\.js$/, '.mjs')

const styledComponents = (build: string): string =>
  require.resolve('styled-components').replace(/[^/]+$/, `styled-components.${build}esm.js`)

/** What stands for each of React's modules. */
const STAND_INS: Readonly<Record<string, string>> = {
  react: own('react.ts'),
  'react-dom': preact('preact/compat'),
  'react-dom/client': own('reactDomClient.ts'),
  'react-dom/server': own('reactDomServer.ts'),
  'react/jsx-runtime': preact('preact/jsx-runtime'),
  // One file of Preact, however it is asked for: its hooks must see its core.
  preact: preact('preact'),
  'preact/hooks': preact('preact/hooks'),
  'preact/compat': preact('preact/compat'),
}

/** Builds with Preact in React's place, for doors whose pages or servers have no React. */
export const ownRenderer = (where: 'browser' | 'server'): Plugin => ({
  name: 'own-renderer',
  setup(build) {
    build.onResolve({ filter: /^(?:react|react-dom|preact)(?:\/|$)/ }, ({ path }) => {
      const standIn = STAND_INS[path]
      return standIn === undefined ? undefined : { path: standIn }
    })
    build.onResolve({ filter: /^styled-components$/ }, () => ({
      path: styledComponents(where === 'browser' ? 'browser.' : ''),
    }))
    if (where === 'browser') return
    // What is loaded on first use is never used on a server; nor are what no edge has, Node's streams, and what reads
    // files: sanitize-html takes postcss along for style attributes, which the shell allows none of.
    build.onResolve({ filter: /.*/ }, ({ path, kind, importer }) =>
      path === 'stream' ||
      path === 'postcss' ||
      (kind === 'dynamic-import' && /\/src\/(?:browser|react|components)\//.test(importer))
        ? { path, namespace: 'nothing' }
        : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export {}' }))
  },
})

/** Lets the build's styled-components take no other's style elements for its own, and read no environment. */
export const ownStyles = (mode: 'production' | 'development'): Record<string, string> => ({
  'process.env.NODE_ENV': JSON.stringify(mode),
  process: JSON.stringify({ env: { NODE_ENV: mode, SC_ATTR: 'data-shell-styled' } }),
})
