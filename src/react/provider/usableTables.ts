import type { Taxonomy } from '../../core/named.ts'
import { usableRows } from '../../core/reference/namedTable.ts'
import type { DistrictsByProvince } from '../../core/reference/places.ts'
import { defaultTaxonomy } from '../../core/reference/taxonomy.ts'
import { isRecord } from '../../core/text/json.ts'

const NO_DISTRICTS: DistrictsByProvince = {}

/**
 * Returns the taxonomy of a page by the rules of {@link usableRows}: a missing list is the built-in one. A usable taxonomy
 * keeps its identity.
 */
export function usableTaxonomy(given: unknown): Taxonomy {
  if (!isRecord(given)) return defaultTaxonomy
  const usable = {
    categories: usableRows(given.categories) ?? defaultTaxonomy.categories,
    locations: usableRows(given.locations) ?? defaultTaxonomy.locations,
  }
  const isUsable = usable.categories === given.categories && usable.locations === given.locations
  return isUsable ? (given as unknown as Taxonomy) : usable
}

/** Returns the districts of a page by the rules of {@link usableTaxonomy}; none for a province without a list. */
export function usableDistricts(given: unknown): DistrictsByProvince {
  if (!isRecord(given)) return NO_DISTRICTS
  const provinces = Object.entries(given).map(([id, rows]) => [id, usableRows(rows) ?? []] as const)
  const isUsable = provinces.every(([id, rows]) => rows === given[id])
  return (isUsable ? given : Object.fromEntries(provinces)) as DistrictsByProvince
}
