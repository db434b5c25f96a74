import { LANGUAGES, type Language } from '../language/language.ts'
import type { Taxonomy } from '../named.ts'
import { taxonomyOf } from '../reference/taxonomy.ts'
import { barePath, lastSegment, splitUrl } from '../url/splitUrl.ts'
import { KEYWORD_SUFFIX, type SearchCriteria, URGENT_SUFFIX } from './buildSearchUrl.ts'
import { ALL_JOBS_PATH, URGENT_JOBS_PATH } from './fixedPaths.ts'
import { parseIdSegment } from './idGroup.ts'
import { normalizeIds, normalizeLocations } from './ids.ts'
import { decodeKeyword } from './keyword.ts'
import { parseSeoSegment } from './seoLinks.ts'

/** A search parsed from a URL, with the URL's language. Missing criteria are omitted. */
export type ParsedSearch = SearchCriteria & { language: Language }

/**
 * Parses a search URL: keyword searches, urgent ones, those with ids, landing links of categories and locations, and
 * their old forms (`/it+nganh-it-phan-mem-tai-ho-chi-minh-i35v29-vn`). `null` for a path that is not a search.
 *
 * @param options.taxonomy distinguishes a landing link's text from a keyword. @default defaultTaxonomy
 *
 * @example parseSearchUrl('/java-i35v29.24-en') // { language: 'en', keyword: 'java', categoryIds: [35], locationIds: [29, 24] }
 * @example parseSearchUrl('/it-software-jobs-i35-en') // { language: 'en', categoryIds: [35] }
 * @example parseSearchUrl('/ho-so') // null
 */
export function parseSearchUrl(url: string, options: { taxonomy?: Taxonomy | undefined } = {}): ParsedSearch | null {
  const parts = splitUrl(url)
  if (!parts) return null
  const path = barePath(parts.path)
  const { start, text: segment } = lastSegment(path)
  return parseFixedPath(path) ?? (start <= 1 ? (parseIds(segment, taxonomyOf(options)) ?? parseKeyword(segment)) : null)
}

function parseFixedPath(path: string): ParsedSearch | null {
  for (const language of LANGUAGES) {
    if (path === ALL_JOBS_PATH[language]) return { language }
    if (path === URGENT_JOBS_PATH[language]) return { language, urgent: true }
  }
  return null
}

function parseIds(segment: string, taxonomy: Taxonomy): ParsedSearch | null {
  const parsed = parseIdSegment(segment)
  if (!parsed) return null
  // In the old form, the text after the plus repeats the ids in words.
  const words = parseSeoSegment(segment, taxonomy) ? '' : (parsed.text.split('+', 1)[0] as string)
  const keyword = decodeKeyword(words)
  const categoryIds = normalizeIds(parsed.categoryIds)
  const locationIds = normalizeLocations(parsed.locationIds)
  return {
    language: parsed.language,
    ...(keyword !== '' && { keyword }),
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(locationIds.length > 0 && { locationIds }),
  }
}

function parseKeyword(segment: string): ParsedSearch | null {
  for (const urgent of [true, false]) {
    for (const language of LANGUAGES) {
      const suffix = (urgent ? URGENT_SUFFIX : KEYWORD_SUFFIX)[language]
      if (!segment.endsWith(suffix)) continue
      const keyword = decodeKeyword(segment.slice(0, -suffix.length))
      return keyword === '' ? null : { language, keyword, ...(urgent && { urgent }) }
    }
  }
  return null
}
