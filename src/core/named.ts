import type { Language } from './language/language.ts'

/** Row of a reference table: `name` is Vietnamese, `nameEn` English. */
export interface Named {
  readonly id: number
  readonly name: string
  readonly nameEn: string
}

/** The two tables that search URLs are built from. */
export interface Taxonomy {
  readonly categories: readonly Named[]
  readonly locations: readonly Named[]
}

/**
 * Returns a row's name in a language; `''` if the row or its name is missing.
 *
 * @example nameIn({ id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }, 'en') // 'Ha Noi'
 */
export function nameIn(row: Partial<Named> | undefined | null, language: Language): string {
  const name = language === 'en' ? row?.nameEn : row?.name
  return typeof name === 'string' ? name : ''
}
