import type { Named, Taxonomy } from '../named.ts'
import { isRecord } from '../text/json.ts'
import { categories } from './categories.ts'
import { locations } from './locations.ts'
import { usableRows } from './namedTable.ts'

/** The built-in categories and locations. */
export const defaultTaxonomy: Taxonomy = /* @__PURE__ */ Object.freeze({ categories, locations })

/**
 * Returns the taxonomy of options; the built-in one for other values than an object.
 *
 * @example taxonomyOf({ taxonomy: null }) === defaultTaxonomy // true
 */
export function taxonomyOf(options: { taxonomy?: Taxonomy | undefined } | null | undefined): Taxonomy {
  return isRecord(options?.taxonomy) ? options.taxonomy : defaultTaxonomy
}

interface TaxonomyIndex {
  readonly categories: ReadonlyMap<number, Named>
  readonly locations: ReadonlyMap<number, Named>
}

const indexes = new WeakMap<object, TaxonomyIndex>()

/**
 * Returns a taxonomy's usable rows by id, none for other values than a taxonomy. Memoized by identity: pass the same object
 * again rather than a new one.
 */
export function indexTaxonomy(taxonomy: Taxonomy): TaxonomyIndex {
  const key: Partial<Taxonomy> = isRecord(taxonomy) ? taxonomy : {}
  let index = indexes.get(key)
  if (!index) {
    index = { categories: byId(key.categories), locations: byId(key.locations) }
    indexes.set(key, index)
  }
  return index
}

const byId = (rows: unknown): ReadonlyMap<number, Named> =>
  new Map((usableRows(rows) ?? []).map((row) => [row.id, row]))
