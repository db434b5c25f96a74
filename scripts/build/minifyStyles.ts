import { readFile } from 'node:fs/promises'
import { type Plugin, transform } from 'esbuild'
import ts from 'typescript'

/** Matches paths of style files. */
export const STYLE_FILES = /[\\/](?:\w+\.styles|tokens)\.ts$/

/** Matches texts of more than one line with rules or declarations. */
const STYLE_TEXT = /^\n[\s\S]*[{;]/

/**
 * Returns the style texts in a source file: multi-line template literals with rules or declarations.
 *
 * @throws Error if a style text has an interpolation: only static text can be minified and is equal in every render.
 */
export function stylesIn(source: string): string[] {
  const file = ts.createSourceFile('styles.ts', source, ts.ScriptTarget.ES2022, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isNoSubstitutionTemplateLiteral(node) && STYLE_TEXT.test(node.text)) {
      texts.push(node.getText().slice(1, -1))
    }
    if (ts.isTemplateExpression(node) && STYLE_TEXT.test(node.head.text)) {
      throw new Error(`Style texts must be static, without interpolation: ${node.getText().trim().slice(0, 80)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}

const WRAP = 'a{'

/** Returns minified CSS; rules, their order and their values stay. */
export async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(`${WRAP}${css}}`, { loader: 'css', minify: true, target: 'esnext', charset: 'utf8' })
  // Values with variables are left as they are written, with a space after each comma.
  const minified = code.trim().slice(WRAP.length, -1)
  return minified.replaceAll(/"[^"]*"|'[^']*'|, /g, (part) => (part === ', ' ? ',' : part))
}

/**
 * Minifies the texts in style files: they are in every page's script, and styled-components parses them character by
 * character before it renders a component. Source maps show these files minified.
 */
export const minifyStyles = (): Plugin => ({
  name: 'minify-styles',
  setup({ onLoad }) {
    onLoad({ filter: STYLE_FILES }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const texts = stylesIn(source)
      if (texts.length === 0) return { errors: [{ text: 'The file contains no style text. Rename it, or add one.' }] }
      let contents = source
      for (const text of texts) {
        const css = await minifyCss(text)
        contents = contents.replace(text, () => css)
      }
      return { contents, loader: 'ts' }
    })
  },
})
