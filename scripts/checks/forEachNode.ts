import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Calls a function with every syntax node of the sources in a folder; `file` is the path below `src/`. */
export function forEachNode(root: string, visit: (node: ts.Node, file: string, source: ts.SourceFile) => void): void {
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(root, 'src', file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
    const walk = (node: ts.Node): void => {
      visit(node, file, source)
      ts.forEachChild(node, walk)
    }
    walk(source)
  }
}

/** Returns the text of a literal or of a part of a template. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  return undefined
}
