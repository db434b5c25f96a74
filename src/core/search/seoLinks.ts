import { type Language, otherLanguage, supportedLanguage } from '../language/language.ts'
import { toList } from '../looseValues.ts'
import { type Named, nameIn, type Taxonomy } from '../named.ts'
import { indexTaxonomy } from '../reference/taxonomy.ts'
import { slugify } from '../text/slugify.ts'
import { ALL_JOBS_PATH } from './buildSearchUrl.ts'
import { formatIdGroup, ID_SUFFIX, type IdSegment, normalizeIds, normalizeLocations, parseIdSegment } from './ids.ts'

/**
 * Text between category and location in an English link: `jobs-in-{location}` or, as indexed for location links,
 * `jobs-in{location}`.
 */
type Joint = 'jobs-in-' | 'jobs-in'

/** Options of {@link buildLocationUrl}. */
export interface LocationUrlOptions {
  /** Whether to write `jobs-in-{location}` instead of the indexed `jobs-in{location}`. @default false */
  hyphenatedIn?: boolean | undefined
}

/**
 * Returns the URL of a category's landing page, optionally in a location or in up to three; the first one is in its text.
 *
 * @example buildCategoryUrl({ id: 35, name: 'IT - Phần mềm', nameEn: 'IT - Software' }, 'en') // '/it-software-jobs-i35-en'
 */
export function buildCategoryUrl(category: Named, language: Language, location?: Named | readonly Named[]): string {
  return seoUrl([category], [location].flat(), language, 'jobs-in-')
}

/**
 * Returns the URL of a location's landing page, optionally for categories; the first one is in its text.
 *
 * @example buildLocationUrl({ id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }, 'vi') // '/viec-lam-ha-noi-v24-vn'
 */
export function buildLocationUrl(
  location: Named,
  language: Language,
  categories: readonly Named[] = [],
  options: LocationUrlOptions = {},
): string {
  return seoUrl(categories, [location], language, options?.hyphenatedIn ? 'jobs-in-' : 'jobs-in')
}

function seoUrl(
  categories: readonly Named[],
  locations: readonly (Named | undefined)[],
  language: Language,
  joint: Joint,
): string {
  const to = supportedLanguage(language)
  const [categoryRows, places] = [rowsWithId(categories), rowsWithId(locations)]
  const group = formatIdGroup(idsOf(categoryRows), normalizeLocations(idsOf(places)))
  return group === ''
    ? ALL_JOBS_PATH[to]
    : `/${seoText(to, categoryRows[0], places[0], joint)}-${group}${ID_SUFFIX[to]}`
}

const idsOf = (rows: readonly Named[]): number[] => normalizeIds(rows.map(({ id }) => id))

/** Returns the rows with an id. */
const rowsWithId = (rows: readonly (Named | undefined)[]): Named[] =>
  toList(rows).filter((row) => idsOf([row]).length > 0)

function seoText(language: Language, category: Named | undefined, location: Named | undefined, joint: Joint): string {
  const categorySlug = category ? slugsOf(category)[language] : ''
  const locationSlug = location ? slugsOf(location)[language] : ''
  if (language === 'vi') {
    if (categorySlug && locationSlug) return `viec-lam-${categorySlug}-tai-${locationSlug}`
    return joinWords('viec-lam', categorySlug || locationSlug)
  }
  if (categorySlug && locationSlug) return `${categorySlug}-${joint}${locationSlug}`
  return joinWords(categorySlug || locationSlug, 'jobs')
}

const known = /* @__PURE__ */ new WeakMap<Named, Readonly<Record<Language, string>>>()

/** Returns a row's slugs, computed once a row: URLs are parsed far more often than tables change. */
function slugsOf(row: Named): Readonly<Record<Language, string>> {
  let slugs = known.get(row)
  if (!slugs) {
    slugs = { vi: slugify(nameIn(row, 'vi')), en: slugify(nameIn(row, 'en')) }
    known.set(row, slugs)
  }
  return slugs
}

const joinWords = (...words: string[]): string => words.filter((word) => word !== '').join('-')

/** Parses the ids of a landing link whose text exactly matches the taxonomy; `null` for other segments. */
export function parseSeoSegment(segment: string, taxonomy: Taxonomy): IdSegment | null {
  const parsed = parseIdSegment(segment)
  return parsed && seoTexts(parsed, parsed.language, taxonomy).includes(parsed.text) ? parsed : null
}

/**
 * Localizes a landing link's segment to the other language's exact form, with ids as written; `undefined` for other
 * segments.
 *
 * @example localizeSeoSegment('viec-lam-it-phan-mem-i35-vn', defaultTaxonomy) // 'it-software-jobs-i35-en'
 */
export function localizeSeoSegment(segment: string, taxonomy: Taxonomy): string | undefined {
  const parsed = parseSeoSegment(segment, taxonomy)
  if (!parsed) return undefined
  const to = otherLanguage(parsed.language)
  return `${seoTexts(parsed, to, taxonomy)[0]}-${parsed.group}${ID_SUFFIX[to]}`
}

/** Returns the possible texts of a link with these ids, the current form first. Empty if an id is unknown. */
function seoTexts({ categoryIds, locationIds }: IdSegment, language: Language, taxonomy: Taxonomy): string[] {
  const index = indexTaxonomy(taxonomy)
  const categories = categoryIds.map((id) => index.categories.get(id))
  const locations = locationIds.map((id) => index.locations.get(id))
  if ([...categories, ...locations].includes(undefined)) return []
  // Several categories occur in location links only, which have no hyphen after "in".
  const joints: Joint[] = categories.length > 1 ? ['jobs-in', 'jobs-in-'] : ['jobs-in-', 'jobs-in']
  return joints.map((joint) => seoText(language, categories[0], locations[0], joint))
}
