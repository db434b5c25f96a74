import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fenced code block of a page. */
export interface Block {
  readonly file: string
  /** Number of its first line. */
  readonly line: number
  readonly language: string
  readonly code: string
}

/** Returns the pages whose code blocks are run: all except guides, whose blocks are files of the examples, and generated pages. */
export function pagesWithExamples(root: string): string[] {
  const top = readdirSync(root).filter(
    (file) => file.endsWith('.md') && file !== 'CHANGELOG.md' && !/NOTICES/.test(file),
  )
  const docs = ['docs', 'docs/recipes'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  )
  return [...top, ...docs]
}

/** Returns the code blocks of a page. */
export function readDocExamples(root: string, file: string): Block[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: code = '', index }) => ({
    file,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    code,
  }))
}
