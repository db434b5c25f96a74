import type { Language } from './language/language.ts'

/** A row of a reference table: `name` is Vietnamese, `nameEn` English. */
export interface Named {
  readonly id: number
  readonly name: string
  readonly nameEn: string
}

/** The two tables that search links are made from. */
export interface Taxonomy {
  readonly categories: readonly Named[]
  readonly locations: readonly Named[]
}

/**
 * The name of a row in a language, `''` when the row or its name is missing.
 *
 * @example nameIn({ id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }, 'en') // 'Ha Noi'
 */
export function nameIn(row: Partial<Named> | undefined | null, language: Language): string {
  const name = language === 'vi' ? row?.name : row?.nameEn
  return typeof name === 'string' ? name : ''
}
