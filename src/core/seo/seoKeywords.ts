import { type Language, supportedLanguage } from '../language/language.ts'
import { toList } from '../looseValues.ts'
import { messages } from '../messages/messages.ts'
import { type Named, nameIn, type Taxonomy } from '../named.ts'
import { indexTaxonomy } from '../reference/taxonomy.ts'
import { buildCategoryUrl, buildLocationUrl } from '../search/seoLinks.ts'

/** SEO link: a keyword and its URL. */
export interface SeoKeyword {
  readonly id: number | string
  readonly name: string
  /** http(s) or site-relative URL. */
  readonly link: string
}

/** Selection on the page, and the tables that the links are built from. */
export interface SeoSelection {
  readonly language: Language
  readonly locationId: readonly number[]
  readonly categoryId: readonly number[]
  readonly taxonomy: Taxonomy
  /** Categories to link, in order. */
  readonly topCategoryIds: readonly number[]
  /** Locations to link, in order. */
  readonly topLocationIds: readonly number[]
}

/** List of links with a heading. */
export interface SeoLinkList {
  readonly id: 'categories' | 'locations'
  readonly heading: string
  readonly links: readonly Pick<SeoKeyword, 'id' | 'name' | 'link'>[]
}

/**
 * Returns the lists of landing links for a selection: a location heads links to categories in it, a category heads
 * links to it in locations, both if both are selected, and neutral headings if nothing is. Unknown ids count as not
 * selected; of several ids the first one is in the texts, and all are in the links. Each row is linked once.
 *
 * @example
 * seoLinkLists({ language: 'en', locationId: [24], categoryId: [], taxonomy: defaultTaxonomy, topCategoryIds: [35], topLocationIds: [] })
 * // [{ id: 'categories', heading: 'Job by categories at Ha Noi', links: [{ id: 35, name: 'IT - Software', link: '/it-software-jobs-in-ha-noi-i35v24-en' }] }]
 */
export function seoLinkLists(selection: SeoSelection): SeoLinkList[] {
  const { taxonomy, locationId, categoryId, topCategoryIds, topLocationIds }: SeoSelection = Object(selection)
  const language = supportedLanguage(selection?.language)
  const text = messages[language].seo
  const index = indexTaxonomy(taxonomy)
  const locations = known(index.locations, locationId)
  const categories = known(index.categories, categoryId)
  const [[location], [category]] = [locations, categories]
  const isNeutral = !location && !category
  const lists: SeoLinkList[] = []
  if (location || isNeutral) {
    lists.push({
      id: 'categories',
      heading: location ? text.categoriesAt(nameIn(location, language)) : text.categories,
      links: known(index.categories, topCategoryIds).map((row) => ({
        id: row.id,
        name: nameIn(row, language),
        link: buildCategoryUrl(row, language, locations),
      })),
    })
  }
  if (category || isNeutral) {
    lists.push({
      id: 'locations',
      heading: category ? text.locationsFor(nameIn(category, language)) : text.locations,
      links: known(index.locations, topLocationIds).map((row) => ({
        id: row.id,
        name: nameIn(row, language),
        link: buildLocationUrl(row, language, categories),
      })),
    })
  }
  return lists.filter(({ links }) => links.length > 0)
}

const known = (rows: ReadonlyMap<number, Named>, ids: readonly number[]): Named[] =>
  [...new Set(toList(ids))].map((id) => rows.get(id)).filter((row) => row !== undefined)
