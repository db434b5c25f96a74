import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, messages } from '@jobsite/shell/core'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { breadcrumbMessages } from '../../src/core/messages/breadcrumbs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string): string => readFileSync(root + file, 'utf8')

/** The rows of the tables in `docs/terms.md`, without their heads. */
const [TERMS = [], SPECIFIED = []] = read('docs/terms.md')
  .split(/\n\n/)
  .filter((part) => part.startsWith('|'))
  .map((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  )

const WRONG = TERMS.flatMap(([, , , words = '']) => words.split(', '))

/** A whole word or phrase, in any case, also in the plural. */
const wordOf = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])${words}s?(?![\\p{L}\\d-])`, 'giu')

const PATTERNS = WRONG.map(wordOf)
const GIVEN = SPECIFIED.map(([text = '']) => wordOf(text))

/** The wrong words in a text, those of specified texts aside. */
function wrongWords(text: string): string[] {
  const own = GIVEN.reduce((rest, given) => rest.replace(given, ''), text.normalize('NFC'))
  return PATTERNS.flatMap((pattern) => [...own.matchAll(pattern)].map(([word]) => word))
}

/** Whether a value of code is read by people: a name, a URL or a statement of SQL is not. */
const isText = (value: string): boolean =>
  /\s|(?!\p{ASCII})\p{L}/u.test(value.trim()) && !/^(?:[/.#[]|[A-Z]{6} )/.test(value.trim())

/** Texts in the sources of a folder: strings, templates and text between tags. */
function textsOf(folder: string): string[] {
  const files = readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return files.flatMap((name) => {
    const texts: string[] = []
    const visit = (node: ts.Node): void => {
      if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node) ||
        ts.isJsxText(node)
      )
        if (isText(node.text)) texts.push(node.text.trim())
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(name, read(`${folder}/${name}`), ts.ScriptTarget.Latest, true))
    return texts
  })
}

/** Prose of a documentation page: without code. */
const proseOf = (page: string): string => page.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, '')

describe('the list of terms', () => {
  it('has both languages, and words that are none of its terms', () => {
    expect(TERMS.length).toBeGreaterThan(10)
    const terms = TERMS.flatMap(([, vi = '', en = '']) => [vi.toLowerCase(), en.toLowerCase()])
    for (const row of TERMS)
      expect(
        row.every((cell) => cell !== ''),
        row[0],
      ).toBe(true)
    for (const wrong of WRONG) expect(terms, wrong).not.toContain(wrong.toLowerCase())
  })

  it('finds a wrong word in any form, and no part of another one', () => {
    expect(wrongWords('Gửi hồ sơ ngay')).toEqual(['Gửi hồ sơ'])
    expect(wrongWords('Upload your Resumes')).toEqual(['Resumes'])
    expect(wrongWords('Who viewed my resume')).toEqual([])
    expect(wrongWords('It resumed at the careerCentre')).toEqual([])
  })
})

describe('texts use the terms', () => {
  const flat = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return [String((value as (...args: unknown[]) => unknown)('X', 2))]
    return Object.values(value as object).flatMap(flat)
  }

  it.each(LANGUAGES)('of the shell (%s)', (language) => {
    const texts = flat([messages[language], breadcrumbMessages[language]])
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => wrongWords(text).length > 0)).toEqual([])
  })

  it.each(['site/content', 'site/ui', 'site/web', 'site/backend'])('of %s', (folder) => {
    const texts = textsOf(folder)
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => wrongWords(text).length > 0)).toEqual([])
  })

  const pages = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' }).filter(
    // The list itself, requirements as they were given, and what the build writes.
    (name) => name.endsWith('.md') && !/^(?:terms|features)\.md$|^(?:api|node_modules)\//.test(name),
  )
  it('of the documentation', () => {
    expect(pages.length).toBeGreaterThan(40)
    const wrong = pages.flatMap((name) => wrongWords(proseOf(read(`docs/${name}`))).map((word) => `${name}: ${word}`))
    expect(wrong).toEqual([])
  })
})
