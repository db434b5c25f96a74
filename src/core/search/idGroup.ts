import type { Language } from '../language/language.ts'

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
