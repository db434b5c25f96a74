import { isRecord, parseJson } from '../text/json.ts'
import { normalizeIds, normalizeLocations } from './ids.ts'

/** A chosen location, with the parent that listings are narrowed by. */
export interface StoredLocation {
  readonly parentId: number
  readonly childrenIds?: readonly number[]
}

/** The last search as pages store it under the key `params`. */
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
 * A stored search, read: what is unusable counts as not there. `null` for text that is no JSON object.
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
 * Stored text with some keys set, or left out where the value is `undefined`. Keys that this version does not know stay
 * as they are: another app's version may have written them. Text that is no JSON object is replaced.
 *
 * @example updateStoredSearch('{"query":"java","v9":1}', { query: undefined }) // '{"v9":1}'
 */
export function updateStoredSearch(text: string | null | undefined, changes: Partial<StoredSearch>): string {
  return JSON.stringify({ ...parseRecord(text), ...changes })
}

function parseRecord(text: string | null | undefined): Record<string, unknown> | null {
  const value = parseJson(text)
  return isRecord(value) ? value : null
}

function parseLocations(value: unknown): StoredLocation[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: { parentId?: unknown; childrenIds?: unknown } | null) => {
    const [parentId] = normalizeIds([entry?.parentId])
    if (parentId === undefined) return []
    const childrenIds = Array.isArray(entry?.childrenIds) ? entry.childrenIds.filter(Number.isSafeInteger) : undefined
    return [{ parentId, ...(childrenIds && { childrenIds: childrenIds as number[] }) }]
  })
}
