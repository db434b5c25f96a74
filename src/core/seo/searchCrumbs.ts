import type { Language } from '../language/language.ts'
import { type Named, nameIn, type Taxonomy } from '../named.ts'
import { indexTaxonomy } from '../reference/taxonomy.ts'
import { buildSearchUrl, type SearchCriteria } from '../search/buildSearchUrl.ts'
import { buildCategoryUrl, buildLocationUrl } from '../search/seoLinks.ts'
import type { Breadcrumb } from './breadcrumb.ts'

/** Returns a search as narrowing steps: categories, locations, keyword. Ids unknown to the taxonomy are omitted. */
export function searchCrumbs(
  { keyword, categoryIds = [], locationIds = [] }: SearchCriteria,
  language: Language,
  taxonomy: Taxonomy,
): Breadcrumb[] {
  const index = indexTaxonomy(taxonomy)
  const categories = categoryIds.flatMap((id) => index.categories.get(id) ?? [])
  const locations = locationIds.flatMap((id) => index.locations.get(id) ?? [])
  const names = (rows: readonly Named[]): string => rows.map((row) => nameIn(row, language)).join(', ')
  const crumbs: Breadcrumb[] = []
  if (categories.length > 0) {
    const [one] = categories.length === 1 ? categories : []
    crumbs.push({
      label: names(categories),
      href: one ? buildCategoryUrl(one, language) : buildSearchUrl({ categoryIds }, language),
    })
  }
  if (locations.length > 0) {
    crumbs.push({ label: names(locations), href: locationHref(categories, locations, language) })
  }
  if (keyword) crumbs.push({ label: keyword, href: buildSearchUrl({ keyword, categoryIds, locationIds }, language) })
  return crumbs
}

/** Returns the URL of a location's landing page if there is one, else of the search. */
function locationHref(categories: readonly Named[], locations: readonly Named[], language: Language): string {
  const [category] = categories
  const [location] = locations
  if (location && locations.length === 1 && categories.length < 2)
    return category ? buildCategoryUrl(category, language, location) : buildLocationUrl(location, language)
  const ids = (rows: readonly Named[]): number[] => rows.map(({ id }) => id)
  return buildSearchUrl({ categoryIds: ids(categories), locationIds: ids(locations) }, language)
}
