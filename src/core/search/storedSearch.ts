import { cutText } from '../text/cutText.ts'
import { parseJson, parseRecord } from '../text/json.ts'
import { normalizeIds, normalizeLocations, type StoredLocation } from './ids.ts'
import { parseLocations } from './parseSearchUrl.ts'

/** The last search as pages store it under `params`. */
export interface StoredSearch {
  readonly query: string
  readonly locationId: readonly number[]
  readonly categoryId: readonly number[]
  readonly jobFunctionId: readonly number[]
  readonly locations: readonly StoredLocation[]
  readonly companyIndustries: readonly number[]
  readonly page: number | undefined
}

/**
 * Parses a stored search: unusable values are treated as absent. `null` for text that is not a JSON object.
 *
 * @example parseStoredSearch('{"query":"java","locations":[{"parentId":29}]}')?.locations // [{ parentId: 29 }]
 */
export function parseStoredSearch(text: string | null | undefined): StoredSearch | null {
  const stored = parseRecord(text)
  if (!stored) return null
  return {
    query: typeof stored.query === 'string' ? stored.query : '',
    locationId: normalizeLocations(stored.locationId),
    categoryId: normalizeIds(stored.categoryId),
    jobFunctionId: normalizeIds(stored.jobFunctionId),
    locations: parseLocations(stored.locations),
    companyIndustries: normalizeIds(stored.companyIndustries),
    page: Number.isSafeInteger(stored.page) ? (stored.page as number) : undefined,
  }
}

/**
 * Sets keys of a stored search, or removes those whose value is `undefined`. Unknown keys are kept: another app's
 * version may have written them. Text that is not a JSON object, or is nested too deeply to be written, is replaced.
 *
 * @example updateStoredSearch('{"query":"java","v9":1}', { query: undefined }) // '{"v9":1}'
 */
export function updateStoredSearch(text: string | null | undefined, changes: Partial<StoredSearch>): string {
  try {
    return JSON.stringify({ ...parseRecord(text), ...changes })
  } catch {
    // Engines parse deeper nesting than they write.
    return JSON.stringify(changes)
  }
}
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
