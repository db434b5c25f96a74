import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { buildStyleSheet } from './buildStyleSheet.ts'
import { STYLE_FILES, stylesIn } from './minifyStyles.ts'

const hydration = (file: string): string => fileURLToPath(new URL(`../../src/hydration/${file}`, import.meta.url))

/**
 * Builds without styled-components: roots are plain elements with the fixed classes of the style sheet, whose text is loaded
 * if a page has not linked it. Hooks that read the context during render stay in a file of their own, which other pages omit.
 */
export const plainRoots = (): Plugin => ({
  name: 'plain-roots',
  setup(build) {
    build.onResolve({ filter: /\/useShell\.ts$/ }, ({ importer }) =>
      importer.endsWith('islands.browser.ts')
        ? { path: './islands.useShell.js', external: true, sideEffects: false }
        : undefined,
    )
    build.onResolve({ filter: /\/tokens\.ts$/ }, () => ({ path: hydration('plainRoot.tsx') }))
    build.onResolve({ filter: /^styled-components$/ }, () => ({ path: hydration('plainStyled.ts') }))
    build.onResolve({ filter: /\/ensureStyles\.ts$/ }, () => ({ path: hydration('insertStyleSheet.ts') }))
    build.onLoad({ filter: /styleSheetText\.ts$/ }, async () => ({
      contents: `export const css = ${JSON.stringify(await buildStyleSheet())}`,
    }))
    build.onLoad({ filter: STYLE_FILES }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: stylesIn(source).reduce((rest, text) => rest.replace(text, ''), source), loader: 'ts' }
    })
  },
})
