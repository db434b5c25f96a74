import ts from 'typescript'
import { readManifest } from '../entryPoints.ts'
import { forEachNode } from '../forEachNode.ts'

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
  forEachNode(root, (node, file, source) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return
    const text = node.getText().slice(1, -1)
    const code = /\(code: ([a-z]+(?:-[a-z]+)*)\)$/.exec(text)?.[1]
    // A template that only adds the prefix: its message has the code.
    const isMessage = text.startsWith(prefix) && !text.startsWith(`${prefix}\${`)
    if (code !== undefined) codes.add(code)
    else if (isMessage) without.push(`src/${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
  })
  return { codes: [...codes].sort(), without }
}
