import ts from 'typescript'
import { forEachNode } from '../forEachNode.ts'

/** Words and phrases without a standard meaning in software, with the standard terms. */
const PRIVATE_WORDS: readonly (readonly [words: RegExp, standard: string])[] = [
  [/\bdoors?\b/i, 'entry point'],
  [/\bfloors?\b/i, 'layer'],
  [/\bdesk\b/i, 'Storybook'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bwhoever\b/i, 'anyone who, the current user'],
  [/\bmade anew\b/i, 'recreated'],
  [/\bdrawn anew\b/i, 're-rendered'],
  [/\basked for in vain\b/i, 'requested without success'],
]

/** A docstring that opens with a relative clause instead of a verb or a noun. "Whether" is fine, for booleans. */
const RELATIVE_CLAUSE = /^\/\*\*[\s*]*(?:What|How)\s/

/**
 * Returns the docstrings of `src` that begin with a relative clause, and the comments and messages there that use a
 * private word, each with its file and line.
 */
export function checkWording(root: string): string[] {
  const problems = new Set<string>()
  forEachNode(root, (node, file, source) => {
    const check = (position: number, text: string): void => {
      const place = `src/${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`
      for (const [words, standard] of PRIVATE_WORDS) {
        const found = words.exec(text)?.[0]
        if (found) problems.add(`${place} says "${found}". Use the standard term: ${standard}.`)
      }
      if (RELATIVE_CLAUSE.test(text))
        problems.add(`${place} has a docstring that begins with "What" or "How". Begin with a verb or a noun.`)
    }
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
      check(pos, source.text.slice(pos, end))
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    if (isText && /^['"`]\[@/.test(node.getText())) check(node.getStart(), node.getText())
  })
  return [...problems]
}
