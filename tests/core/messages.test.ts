import { messages } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

/** Every text of a language by its path, functions called with a name. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[`${path}()`, (value as (name: string) => string)('TÊN')]]
  return Object.entries(value as object).flatMap(([key, part]) => texts(part, path === '' ? key : `${path}.${key}`))
}

describe('the texts', () => {
  const vi = texts(messages.vi)
  const en = texts(messages.en)

  it('has the same texts in both languages', () => {
    expect(en.map(([path]) => path).sort()).toEqual(vi.map(([path]) => path).sort())
  })

  it.each([...vi, ...en])('%s: %s', (path, text) => {
    expect(text).toBe(text.trim().normalize('NFC'))
    expect(text).not.toBe('')
    if (path.endsWith('()')) expect(text).toContain('TÊN')
  })

  it('has no Vietnamese in the English', () => {
    for (const [, text] of en) expect(text.replaceAll('TÊN', '')).toMatch(/^[\p{ASCII}’“”–…]*$/u)
  })

  it.each<[what: string, vi: string, en: string]>([
    ['seo.categoriesAt()', 'Việc làm tại TÊN', 'Job by categories at TÊN'],
    ['seo.locationsFor()', 'Việc làm TÊN tại', 'TÊN jobs by location'],
  ])('is that of the specification: %s', (path, viText, enText) => {
    expect(new Map(vi).get(path)).toBe(viText)
    expect(new Map(en).get(path)).toBe(enText)
  })

  it('has the three placeholders and the fallback name of the specification', () => {
    expect(messages.en.searchPlaceholder).toEqual({
      jobs: 'Search for jobs, companies, skills',
      interview: 'Enter a job title to view a set of interview questions',
      salary: 'Enter a job title to view salary',
    })
    expect(messages.en.yourName).toBe('Your name')
  })

  it('says that the resume summary covers the last seven days', () => {
    for (const text of Object.values(messages.en.resumeSummary)) expect(text).toContain('last 7 days')
    for (const text of Object.values(messages.vi.resumeSummary)) expect(text).toContain('7 ngày qua')
  })
})
