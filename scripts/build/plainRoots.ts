import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { buildStyleSheet } from './buildStyleSheet.ts'
import { STYLE_FILES, stylesIn } from './minifyStyles.ts'

const source = (file: string): string => fileURLToPath(new URL(`../../src/${file}`, import.meta.url))

/** File of the roots, which servers collect styles from. */
export const STYLED_ROOT = /\/styledRoot\.ts$/
/** What takes its place in browsers. */
export const PLAIN_ROOT = source('components/roots/plainRoot.ts')

/** Builds without styled-components: roots are plain elements with fixed classes, and insert their own styles. */
export const plainRoots = (): Plugin => ({
  name: 'plain-roots',
  setup(build) {
    build.onResolve({ filter: STYLED_ROOT }, () => ({ path: PLAIN_ROOT }))
  },
})

/** The same for pages that Vite builds from the sources. */
export const plainRootsOfPage = {
  name: 'plain-roots-of-page',
  enforce: 'pre',
  resolveId: (id: string, _importer: string | undefined, { ssr }: { ssr?: boolean | undefined }) =>
    !ssr && STYLED_ROOT.test(id) ? PLAIN_ROOT : null,
} as const

/**
 * Builds with plain roots and without styles: the style sheet's text is loaded if a page has not linked it. What
 * `islands.browser.ts` re-exports stays in files of their own, so that a page omits the hooks that it does not import.
 */
export const rootsOfSheet = (): Plugin => ({
  name: 'roots-of-sheet',
  setup(build) {
    build.onResolve({ filter: /^\.\/islands\/\w+\.ts$/ }, ({ path, importer }) =>
      importer.endsWith('islands.browser.ts')
        ? { path: `./islands.${parse(path).name}.js`, external: true, sideEffects: false }
        : undefined,
    )
    build.onResolve({ filter: STYLED_ROOT }, () => ({ path: PLAIN_ROOT }))
    build.onResolve({ filter: /\/useRootStyles\.ts$/ }, () => ({ path: source('islands/hydration/noRootStyles.ts') }))
    build.onResolve({ filter: /\/ensureStyles\.ts$/ }, () => ({
      path: source('islands/hydration/insertStyleSheet.ts'),
    }))
    build.onLoad({ filter: /styleSheetText\.ts$/ }, async () => ({
      contents: `export const css = ${JSON.stringify(await buildStyleSheet())}`,
    }))
    build.onLoad({ filter: STYLE_FILES }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return { contents: stylesIn(text).reduce((rest, styles) => rest.replace(styles, ''), text), loader: 'ts' }
    })
  },
})
