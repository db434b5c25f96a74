import type { Language } from '../language/language.ts'

/** Chosen location, with the parent id that listings are narrowed by. */
export interface StoredLocation {
  readonly parentId: number
  readonly childrenIds?: readonly number[]
}

/** Most locations of one search. Here and not in the table of constants, which is larger than most rules that need it. */
export const MAX_LOCATIONS = 3

/**
 * Normalizes a list of external ids: numeric strings are converted; -1, other non-positive and repeated ids are
 * dropped, order is kept. A first id that is not a number empties the list; later ones are dropped.
 *
 * @example normalizeIds([29, -1, '24', 29]) // [29, 24]
 * @example normalizeIds(['all', 29]) // []
 */
export function normalizeIds(ids: unknown): number[] {
  if (!Array.isArray(ids) || Number.isNaN(toId(ids[0]))) return []
  const clean: number[] = []
  for (const value of ids) {
    const id = toId(value)
    if (Number.isSafeInteger(id) && id > 0) clean.push(id)
  }
  return hasRepeats(clean) ? [...new Set(clean)] : clean
}

/**
 * Normalizes like {@link normalizeIds}, to at most three locations.
 *
 * @example normalizeLocations([29, 24, 28, 17]) // [29, 24, 28]
 */
export function normalizeLocations(ids: unknown): number[] {
  const clean = normalizeIds(ids)
  return clean.length > MAX_LOCATIONS ? clean.slice(0, MAX_LOCATIONS) : clean
}

/**
 * Returns whether a short list has a repeated id, or the list is long. For short lists, comparing is faster than a set.
 */
function hasRepeats(ids: readonly number[]): boolean {
  return ids.length > 8 || (ids.length > 1 && ids.some((id, at) => ids.indexOf(id) < at))
}

/** Returns an id given as a number or as text; `NaN` for anything else. */
export function toId(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : Number.NaN
}

/** Last segment of a search URL, split before its ids: `{text}-i{ids}v{ids}-vn|-en`. */
export interface IdSegment {
  readonly language: Language
  /** Text before the ids, or `''`. */
  readonly text: string
  /** The ids as written, `i35,55v29.24`. */
  readonly group: string
  readonly categoryIds: readonly number[]
  readonly locationIds: readonly number[]
}

const GROUP = /^(?:i(\d+(?:[,.]\d+)*))?(?:v(\d+(?:[,.]\d+)*))?$/

/** Suffixes of search URLs with ids. */
export const ID_SUFFIX: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({ vi: '-vn', en: '-en' })

/**
 * Parses the ids of a segment; `null` if it has none. Category ids may be separated by commas, `%2C` or dots.
 *
 * @example parseIdSegment('java-i35v29.24-en')
 * // { language: 'en', text: 'java', group: 'i35v29.24', categoryIds: [35], locationIds: [29, 24] }
 */
export function parseIdSegment(segment: string): IdSegment | null {
  const language = segment.endsWith(ID_SUFFIX.vi) ? 'vi' : segment.endsWith(ID_SUFFIX.en) ? 'en' : undefined
  if (!language) return null
  const end = segment.length - ID_SUFFIX[language].length
  const hyphenAt = segment.lastIndexOf('-', end - 1)
  const group = segment.slice(hyphenAt + 1, end)
  const match = GROUP.exec(group.replace(/%2c/gi, ','))
  const categoryIds = toIds(match?.[1])
  const locationIds = toIds(match?.[2])
  if (!match || !categoryIds || !locationIds || categoryIds.length + locationIds.length === 0) return null
  return { language, text: segment.slice(0, Math.max(hyphenAt, 0)), group, categoryIds, locationIds }
}

function toIds(list: string | undefined): number[] | null {
  if (list === undefined) return []
  const ids = list.split(/[,.]/).map(Number)
  return ids.every(Number.isSafeInteger) ? ids : null
}

/**
 * Formats ids for a URL; empty lists are omitted.
 *
 * @example formatIdGroup([35, 55], [29, 24]) // 'i35,55v29.24'
 */
export function formatIdGroup(categoryIds: readonly number[], locationIds: readonly number[]): string {
  const categories = categoryIds.length > 0 ? `i${categoryIds.join(',')}` : ''
  const locations = locationIds.length > 0 ? `v${locationIds.join('.')}` : ''
  return categories + locations
}
