import type { Named, Taxonomy } from '../../core/named.ts'
import type { DistrictsByProvince } from '../../core/reference/places.ts'
import { defaultTaxonomy } from '../../core/reference/taxonomy.ts'
import { toId } from '../../core/search/ids.ts'
import { isRecord } from '../../core/text/json.ts'

const NO_DISTRICTS: DistrictsByProvince = {}

/**
 * Returns the taxonomy of a page, which plain JavaScript and server JSON can get wrong: a missing list is the built-in one,
 * unusable rows are left out, ids may be text. A usable taxonomy keeps its identity.
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

function usableRows(given: unknown): readonly Named[] | undefined {
  if (!Array.isArray(given)) return undefined
  const rows = given.flatMap((row: unknown) => {
    const id = isRecord(row) ? toId(row.id) : Number.NaN
    if (!isRecord(row) || !Number.isSafeInteger(id)) return []
    return [row.id === id ? row : { ...row, id }]
  })
  const isUsable = rows.length === given.length && rows.every((row, at) => row === given[at])
  return (isUsable ? given : rows) as readonly Named[]
}
