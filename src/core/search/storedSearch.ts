import { cutText } from '../text/cutText.ts'
import { parseJson, parseRecord } from '../text/json.ts'
import { normalizeIds, normalizeLocations } from './ids.ts'
import { parseLocations } from './parseSearchUrl.ts'

/** Chosen location, with the parent id that listings are narrowed by. */
export interface StoredLocation {
  readonly parentId: number
  readonly childrenIds?: readonly number[]
}

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
