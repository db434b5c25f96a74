import { cutText } from '../text/cutText.ts'
import { parseJson } from '../text/json.ts'
import { normalizeLocations } from './ids.ts'

/** A recent search: its keyword, or keyword and province ids. */
export type RecentSearch = string | { readonly query: string; readonly locationId: readonly number[] }

/** Maximum number of stored searches. */
export const MAX_RECENT_SEARCHES = 5

const MAX_LENGTH = 100

/**
 * Parses the recent searches: newest first, each once, without unusable entries. Empty for anything unreadable.
 *
 * @example parseRecentSearches('["java",7,{"query":"kế toán","locationId":[29]}]')
 * // ['java', { query: 'kế toán', locationId: [29] }]
 */
export function parseRecentSearches(text: string | null | undefined): RecentSearch[] {
  const stored = parseJson(text)
  return Array.isArray(stored) ? firstOf(stored) : []
}

/**
 * Adds a search at the head of the list; one that is already in it moves up. One without keyword changes nothing.
 *
 * @example addRecentSearch(['java', 'kế toán'], 'Kế toán') // ['Kế toán', 'java']
 */
export const addRecentSearch = (searches: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  firstOf([search, ...searches])

/** Returns the usable entries, without those that differ only in case from an earlier one. */
function firstOf(entries: readonly unknown[]): RecentSearch[] {
  const searches = new Map<string, RecentSearch>()
  for (const entry of entries) {
    const search = clean(entry)
    const key = JSON.stringify(search).toLowerCase()
    if (search !== '' && !searches.has(key)) searches.set(key, search)
  }
  return [...searches.values()].slice(0, MAX_RECENT_SEARCHES)
}

/** Returns an entry as it is stored; `''` for an unusable one. */
function clean(entry: unknown): RecentSearch {
  const { query = entry, locationId } = Object(entry)
  if (typeof query !== 'string') return ''
  const keyword = cutText(query.normalize('NFC').replace(/\s+/g, ' ').trim(), MAX_LENGTH)
  const locations = normalizeLocations(locationId)
  return keyword !== '' && locations.length > 0 ? { query: keyword, locationId: locations } : keyword
}
