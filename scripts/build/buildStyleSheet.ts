import { readdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { readStyleRules, textByFixedClass } from '../../src/embed/styleRules.ts'
import { minifyStyles, STYLE_FILES } from './minifyStyles.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COMPONENTS = join(ROOT, 'src/components')

/**
 * Lightning CSS replaces the `light-dark()` of a page's own colors by these variables, and sets them only where the page's CSS
 * has a `color-scheme`. Without one such a color would be invalid, and the shell's with it, instead of the light one.
 */
const LIGHT_BY_DEFAULT = ':where(:root){--lightningcss-light:initial;--lightningcss-dark: ;}'

/**
 * Returns the rules of every styled root of the shell as one style sheet. The selector of each root is its fixed id
 * (`.shell-header`) instead of the hash; every version of styled-components writes that class.
 */
export async function buildStyleSheet(): Promise<string> {
  const files = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => STYLE_FILES.test(join('/', file)) && file !== 'tokens.ts')
    .sort()
  const folder = join(ROOT, 'node_modules/.cache/style-sheet')
  await mkdir(folder, { recursive: true })
  const outfile = join(folder, `roots-${process.pid}-${Date.now()}.mjs`)
  try {
    await build({
      stdin: {
        contents: files
          .map((file, index) => `export * as file${index} from ${JSON.stringify(join(COMPONENTS, file))}`)
          .join('\n'),
        resolveDir: ROOT,
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['react', 'styled-components'],
      plugins: [minifyStyles()],
    })
    return await renderRoots((await import(pathToFileURL(outfile).href)) as Record<string, Record<string, unknown>>)
  } finally {
    await rm(outfile, { force: true })
  }
}

async function renderRoots(modules: Record<string, Record<string, unknown>>): Promise<string> {
  const require = createRequire(import.meta.url)
  const { createElement } = require('react') as typeof import('react')
  const { renderToStaticMarkup } = require('react-dom/server') as typeof import('react-dom/server')
  const { ServerStyleSheet } = await import('styled-components')
  const roots = Object.values(modules).flatMap((module) => Object.values(module)) as React.ComponentType[]
  const sheet = new ServerStyleSheet()
  renderToStaticMarkup(sheet.collectStyles(roots.map((root, key) => createElement(root, { key } as object))) as never)
  const text = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')
  sheet.seal()
  return byFixedClass(text)
}

/** Replaces hashes in selectors by the fixed id of the root. */
function byFixedClass(text: string): string {
  const css = readStyleRules(text).map((component) => {
    if (component.owner === '') throw new Error(`Rules without a root: ${component.rules.join(' ').slice(0, 200)}`)
    return textByFixedClass(component)
  })
  // `--_sheet` tells scripts that the page has this style sheet.
  return LIGHT_BY_DEFAULT + css.join('').replace('.shell-root{', '.shell-root{--_sheet:1;')
}
