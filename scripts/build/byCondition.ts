import type { Plugin } from 'esbuild'
import { STYLED_ROOT } from './plainRoots.ts'

/** Modules with another one for browsers, and the names in `imports` of `package.json` that choose between them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [STYLED_ROOT, '#styled-root'],
  [/\/ShellStyleRegistry\.tsx$/, '#style-registry'],
]

/** Leaves the choice between two modules to the bundler of a page, which knows whether it builds for browsers. */
export const byCondition = (): Plugin => ({
  name: 'by-condition',
  setup(build) {
    for (const [filter, name] of NAMES)
      build.onResolve({ filter }, ({ kind }) => (kind === 'entry-point' ? undefined : { path: name, external: true }))
  },
})
