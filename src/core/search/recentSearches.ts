import { parseJson } from '../text/json.ts'
/** How many keywords are remembered. */
export const MAX_RECENT_SEARCHES = 5

const MAX_LENGTH = 100

/**
 * Remembered keywords, read: newest first, each once; what is no text is left out. Empty for anything unreadable.
 *
 * @example parseRecentSearches('["java",7,"kế toán"]') // ['java', 'kế toán']
 */
export function parseRecentSearches(text: string | null | undefined): string[] {
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return []
  const keywords = stored.filter((entry): entry is string => typeof entry === 'string').map(clean)
  return unique(keywords.filter((keyword) => keyword !== '')).slice(0, MAX_RECENT_SEARCHES)
}

/**
 * Remembered keywords with one more at their head; one that is there already moves up. An empty one changes nothing.
 *
 * @example addRecentSearch(['java', 'kế toán'], 'Kế toán') // ['Kế toán', 'java']
 */
export function addRecentSearch(keywords: readonly string[], keyword: string): string[] {
  const added = clean(keyword)
  return added === '' ? [...keywords] : unique([added, ...keywords]).slice(0, MAX_RECENT_SEARCHES)
}

const clean = (keyword: string): string => keyword.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)

/** The first of those that differ only in case. */
function unique(keywords: readonly string[]): string[] {
  const seen = new Set<string>()
  return keywords.filter((keyword) => {
    const key = keyword.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
