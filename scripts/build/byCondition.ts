import type { Plugin } from 'esbuild'
import { STYLED_ROOT } from './plainRoots.ts'

/** A module with another one for browsers, which takes its place by `imports` of `package.json`. */
interface Variant {
  /** Matches the path by which other modules import it. */
  readonly filter: RegExp
  /** The modules, with the names of their built files. */
  readonly server: { readonly name: string; readonly source: string }
  readonly browser: { readonly name: string; readonly source: string }
}

/** Modules for servers and for browsers, by their name in `imports`. */
export const VARIANTS: Readonly<Record<string, Variant>> = {
  'styled-root': {
    filter: STYLED_ROOT,
    server: { name: 'styled-root', source: 'src/components/roots/styledRoot.ts' },
    browser: { name: 'plain-root', source: 'src/components/roots/plainRoot.ts' },
  },
  'style-registry': {
    filter: /\/ShellStyleRegistry\.tsx$/,
    server: { name: 'style-registry', source: 'src/routers/ShellStyleRegistry.tsx' },
    browser: { name: 'plain-style-registry', source: 'src/routers/plainStyleRegistry.ts' },
  },
}

/** Leaves the choice between two modules to the bundler of a page, which knows whether it builds for browsers. */
export const byCondition = (): Plugin => ({
  name: 'by-condition',
  setup(build) {
    for (const [name, { filter }] of Object.entries(VARIANTS))
      build.onResolve({ filter }, ({ kind }) =>
        kind === 'entry-point' ? undefined : { path: `#${name}`, external: true },
      )
  },
})
