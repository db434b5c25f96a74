import type { Named, Taxonomy } from '../named.ts'
import { categories } from './categories.ts'
import { locations } from './locations.ts'

/** The built-in categories and locations. */
export const defaultTaxonomy: Taxonomy = Object.freeze({ categories, locations })

interface TaxonomyIndex {
  readonly categories: ReadonlyMap<number, Named>
  readonly locations: ReadonlyMap<number, Named>
}

const indexes = new WeakMap<Taxonomy, TaxonomyIndex>()

/** Returns a taxonomy's rows by id. Memoized by identity: pass the same object again rather than a new one. */
export function indexTaxonomy(taxonomy: Taxonomy): TaxonomyIndex {
  let index = indexes.get(taxonomy)
  if (!index) {
    index = { categories: byId(taxonomy.categories), locations: byId(taxonomy.locations) }
    indexes.set(taxonomy, index)
  }
  return index
}

const byId = (rows: readonly Named[] | undefined): ReadonlyMap<number, Named> =>
  new Map((rows ?? []).map((row) => [row.id, row]))
