import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readManifest } from './entryPoints.ts'

/** The codes of the shell's messages, and messages without a code. */
export interface ErrorCodes {
  readonly codes: readonly string[]
  readonly without: readonly string[]
}

/** Reads the codes at the end of messages in the sources: `[@jobsite/shell] What, why, how to fix. (code: some-code)`. */
export function readErrorCodes(root: string): ErrorCodes {
  const prefix = `[${readManifest(root).name}] `
  const codes = new Set<string>()
  const without: string[] = []
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file)) continue
    const source = ts.createSourceFile(
      file,
      readFileSync(join(root, 'src', file), 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
    )
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        const text = node.getText().slice(1, -1)
        const code = /\(code: ([a-z]+(?:-[a-z]+)*)\)$/.exec(text)?.[1]
        // A template that only adds the prefix: its message has the code.
        const isMessage = text.startsWith(prefix) && !text.startsWith(`${prefix}\${`)
        if (code !== undefined) codes.add(code)
        else if (isMessage)
          without.push(`src/${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { codes: [...codes].sort(), without }
}
