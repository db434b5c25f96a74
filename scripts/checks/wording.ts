import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

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
const RELATIVE_CLAUSE = /^(?:What|How)\s/

/**
 * Returns the docstrings of `src` that begin with a relative clause, and the comments and messages there that use a
 * private word, each with its file and line.
 */
export function checkWording(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((file) =>
      wordingProblems(`src/${file.replaceAll('\\', '/')}`, readFileSync(join(root, 'src', file), 'utf8')),
    )
}

function wordingProblems(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const problems: string[] = []
  const report = (position: number, problem: string): void => {
    problems.push(`${file}:${source.getLineAndCharacterOfPosition(position).line + 1} ${problem}`)
  }
  const checkWords = (position: number, written: string): void => {
    for (const [words, standard] of PRIVATE_WORDS) {
      const found = words.exec(written)?.[0]
      if (found !== undefined) report(position, `says "${found}". Use the standard term: ${standard}.`)
    }
  }
  const seen = new Set<number>()
  const checkComments = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
      if (seen.has(pos)) continue
      seen.add(pos)
      const comment = text.slice(pos, end)
      checkWords(pos, comment)
      if (RELATIVE_CLAUSE.test(comment.replace(/^\/\*\*[\s*]*/, '')) && comment.startsWith('/**'))
        report(pos, 'has a docstring that begins with "What" or "How". Begin with a verb or a noun.')
    }
  }
  const visit = (node: ts.Node): void => {
    checkComments(node)
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const message = node.getText(source)
      if (/^['"`]\[@/.test(message)) checkWords(node.getStart(source), message)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}
