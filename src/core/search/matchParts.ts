import { slugify } from '../text/slugify.ts'

/** Part of a text, matching the query or not. */
export interface MatchPart {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * Splits a text at the first match of a query, ignoring case and diacritics. The joined parts are the text. One part
 * without a match if the query is empty or does not occur.
 *
 * @example matchParts('Kế toán trưởng', 'ke toan')
 * // [{ text: 'Kế toán', isMatch: true }, { text: ' trưởng', isMatch: false }]
 */
export function matchParts(text: string, query: string): MatchPart[] {
  const wanted = normalize(query.trim()).normalized
  const { normalized, starts } = normalize(text)
  const at = wanted === '' ? -1 : normalized.indexOf(wanted)
  if (at < 0) return [{ text, isMatch: false }]
  const start = starts[at] as number
  const end = starts[at + wanted.length] ?? text.length
  return [
    { text: text.slice(0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
    { text: text.slice(end), isMatch: false },
  ].filter((part) => part.text !== '')
}

/** Returns a text without case and diacritics, with the position of each character in the original. */
function normalize(text: string): { normalized: string; starts: number[] } {
  let normalized = ''
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    // A symbol without letters or digits is kept; a combining mark belongs to the letter before it.
    const plain = slugify(character) || (/\p{M}/u.test(character) ? '' : character)
    for (const letter of plain.split('')) {
      normalized += letter
      starts.push(at)
    }
    at += character.length
  }
  return { normalized, starts }
}
