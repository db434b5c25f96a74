import type { Language } from '../language/language.ts'
import { KEYWORD_SUFFIX, URGENT_SUFFIX } from '../search/buildSearchUrl.ts'
import { ID_SUFFIX } from '../search/ids.ts'

/** Suffix of one kind of URL, by language. */
type Ending = Readonly<Record<Language, string>>

/** Suffix of job details, after their id. */
const JOB_SUFFIX: Ending = { vi: '-jv', en: '-jd' }

/** Suffixes of last segments. No segment has two of them. */
const ENDINGS: readonly Ending[] = [URGENT_SUFFIX, KEYWORD_SUFFIX, ID_SUFFIX, JOB_SUFFIX]

const JOB_ID_MIN_DIGITS = 6
const HYPHEN = 45
const SLASH = 47

/**
 * Returns the number of digits right before `end`. Without a pattern, which would take quadratic time on long digit
 * runs.
 */
function digitsBefore(text: string, end: number): number {
  let at = end
  while (at > 0 && isDigit(text.charCodeAt(at - 1))) at -= 1
  return end - at
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Returns whether a job id of six or more digits, after a segment's start or a hyphen, ends at `end`. */
function hasJobId(segment: string, end: number): boolean {
  const digits = digitsBefore(segment, end)
  const before = end - digits - 1
  return digits >= JOB_ID_MIN_DIGITS && (before < 0 || segment[before] === '-')
}

/**
 * Returns whether the last segment of a path may have a language suffix, by one letter: all suffixes are a hyphen and
 * two letters, and few segments end like that.
 */
export function mayHaveSuffix(path: string): boolean {
  const end = path.charCodeAt(path.length - 1) === SLASH ? path.length - 1 : path.length
  return path.charCodeAt(end - 3) === HYPHEN
}

/** Returns the suffix of a segment with its language. */
function endingOf(segment: string): { ending: Ending; language: Language } | undefined {
  if (!mayHaveSuffix(segment)) return undefined
  for (const ending of ENDINGS) {
    const language = segment.endsWith(ending.vi) ? 'vi' : segment.endsWith(ending.en) ? 'en' : undefined
    if (!language) continue
    const at = segment.length - ending[language].length
    return at > 0 && (ending !== JOB_SUFFIX || hasJobId(segment, at)) ? { ending, language } : undefined
  }
  return undefined
}

/**
 * Returns the language of a last segment's suffix; `undefined` if it has none.
 *
 * @example suffixLanguage('java-kv') // 'vi'
 */
export function suffixLanguage(segment: string): Language | undefined {
  return endingOf(segment)?.language
}

/**
 * Localizes the suffix of a last segment; unchanged if it has none.
 *
 * @example localizeSuffix('ke-toan-kv-tuyen-gap-uj', 'en') // 'ke-toan-kw-urgent-uj'
 */
export function localizeSuffix(segment: string, to: Language): string {
  const found = endingOf(segment)
  return found ? segment.slice(0, -found.ending[found.language].length) + found.ending[to] : segment
}

/**
 * Returns the id at the end of a job-detail segment, as text; `undefined` for other segments.
 *
 * @example jobIdOf('mt-sales-supervisor-1763221-jv') // '1763221'
 */
export function jobIdOf(segment: string): string | undefined {
  const isJobDetail = segment.endsWith(JOB_SUFFIX.vi) || segment.endsWith(JOB_SUFFIX.en)
  const end = segment.length - JOB_SUFFIX.vi.length
  return isJobDetail && hasJobId(segment, end) ? segment.slice(end - digitsBefore(segment, end), end) : undefined
}

/**
 * Returns whether a segment has the suffix of a keyword search, urgent ones included.
 *
 * @example hasKeywordSuffix('java-kw') // true
 */
export function hasKeywordSuffix(segment: string): boolean {
  return [URGENT_SUFFIX, KEYWORD_SUFFIX].some(({ vi, en }) =>
    [vi, en].some((ending) => segment.length > ending.length && segment.endsWith(ending)),
  )
}

/**
 * Returns whether a segment is a company's: it ends with `e`, seven digits and `vn` or `en`, with or without a hyphen
 * between.
 *
 * @example isCompanySegment('navigos-group-e1234567-vn') // true
 */
export function isCompanySegment(segment: string): boolean {
  return /(?:^|-)e\d{7}-?(?:vn|en)$/.test(segment.slice(-13))
}
