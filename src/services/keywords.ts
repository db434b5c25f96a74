import { isRowLike } from './schemas.ts'

const MAX_KEYWORDS = 10

/** Longest keyword, in characters; a longer one does not fit a line. */
const MAX_LENGTH = 100

/**
 * Reads the keywords of a response: `{ data: [{ id, attributes: { name } }] }`, rows also as plain strings, the list also by
 * itself, and one row as a list of one. Returns plain text, without duplicates, at most ten; unusable rows are left out. `null` where there is no list.
 *
 * @example parseKeywords({ data: [{ id: 1, attributes: { name: 'Kế toán' } }, 'kế toán', null] }) // ['Kế toán']
 */
export function parseKeywords(answer: unknown): string[] | null {
  const given = Array.isArray(answer) ? answer : (answer as { data?: unknown } | null | undefined)?.data
  const rows: unknown = typeof given === 'string' || isRowLike(given) ? [given] : given
  if (!Array.isArray(rows)) return null
  const byFolded = new Map<string, string>()
  for (const row of rows as unknown[]) {
    const keyword = keywordOf(row)
    const folded = keyword.toLowerCase()
    if (keyword !== '' && keyword.length <= MAX_LENGTH && !byFolded.has(folded)) byFolded.set(folded, keyword)
    if (byFolded.size === MAX_KEYWORDS) break
  }
  return [...byFolded.values()]
}

function keywordOf(row: unknown): string {
  const name = typeof row === 'string' ? row : (row as { attributes?: { name?: unknown } } | null)?.attributes?.name
  return typeof name === 'string'
    ? name
        .normalize('NFC')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
    : ''
}
