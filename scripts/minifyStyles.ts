import { readFile } from 'node:fs/promises'
import { type Plugin, transform } from 'esbuild'

/** Files of styles, by name. */
export const STYLE_FILES = /[\\/](?:\w+\.styles|tokens)\.ts$/

const QUOTED = /`([^`]*)`/g

/** The styles in a file: what stands between two backquotes on lines of its own, with nothing put in. */
export const stylesIn = (source: string): string[] =>
  [...source.matchAll(QUOTED)].map(([, text = '']) => text).filter((text) => /^\n[^$]*\{/.test(text))

const WRAP = 'a{'

/** Styles without what only readers need. Rules, their order and their values stay. */
export async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(`${WRAP}${css}}`, { loader: 'css', minify: true, target: 'esnext', charset: 'utf8' })
  return code.trim().slice(WRAP.length, -1)
}

/**
 * Minifies the styles in the files of styles: their texts are in every page's script, and styled-components reads each
 * of them letter by letter before it draws a region. Source maps show those files as they are built.
 */
export const minifyStyles = (): Plugin => ({
  name: 'minify-styles',
  setup({ onLoad }) {
    onLoad({ filter: STYLE_FILES }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const texts = stylesIn(source)
      if (texts.length === 0) return { errors: [{ text: 'No styles were found that could be minified.' }] }
      let contents = source
      for (const text of texts) {
        const css = await minifyCss(text)
        contents = contents.replace(text, () => css)
      }
      return { contents, loader: 'ts' }
    })
  },
})
