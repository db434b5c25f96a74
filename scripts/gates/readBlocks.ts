import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fenced block of a page. */
export interface Block {
  readonly file: string
  /** Where its first line stands. */
  readonly line: number
  readonly language: string
  readonly code: string
}

/** Pages whose every block is run: but for guides, which the applications they describe are made from. */
export function pagesWithBlocks(root: string): string[] {
  const top = readdirSync(root).filter(
    (file) => file.endsWith('.md') && file !== 'CHANGELOG.md' && !/NOTICES/.test(file),
  )
  const docs = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))
  return [...top, ...docs.map((file) => `docs/${file}`)]
}

/** The blocks of a page. */
export function readBlocks(root: string, file: string): Block[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: code = '', index }) => ({
    file,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    code,
  }))
}
