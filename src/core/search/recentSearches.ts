import { cutText } from '../text/cutText.ts'
import { parseJson } from '../text/json.ts'

/** Maximum number of stored keywords. */
export const MAX_RECENT_SEARCHES = 5

const MAX_LENGTH = 100

/**
 * Parses the recent keywords: newest first, each once, without non-strings. Empty for anything unreadable.
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
 * Adds a keyword at the head of the list; a keyword already in it moves up. An empty one changes nothing.
 *
 * @example addRecentSearch(['java', 'kế toán'], 'Kế toán') // ['Kế toán', 'java']
 */
export function addRecentSearch(keywords: readonly string[], keyword: string): string[] {
  const added = clean(keyword)
  return added === '' ? [...keywords] : unique([added, ...keywords]).slice(0, MAX_RECENT_SEARCHES)
}

const clean = (keyword: string): string => cutText(keyword.normalize('NFC').replace(/\s+/g, ' ').trim(), MAX_LENGTH)

/** Removes keywords that differ only in case from an earlier one. */
function unique(keywords: readonly string[]): string[] {
  const seen = new Set<string>()
  return keywords.filter((keyword) => {
    const key = keyword.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
