import { table } from '../looseValues.ts'
import type { Named } from '../named.ts'
import { toId } from '../search/ids.ts'
import { isRecord } from '../text/json.ts'

/**
 * Creates a frozen table from a text, which is smaller than code: a row on each line, `id|Vietnamese name|English name`.
 * Without an English name, it is the Vietnamese one without diacritics.
 */
/* @__NO_SIDE_EFFECTS__ */
export const namedTable = (text: string): readonly Named[] =>
  table(() =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [id, name = '', nameEn] = line.split('|')
        return namedRow(Number(id), name, nameEn ?? withoutDiacritics(name))
      }),
  )

const withoutDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

/** Creates a frozen table row: id, Vietnamese name, English name. */
export const namedRow = (id: number, name: string, nameEn: string): Named => Object.freeze({ id, name, nameEn })

/**
 * Returns the usable rows of a table, which plain JavaScript and server JSON can get wrong: rows without an id are left
 * out, ids may be text. A usable table keeps its identity; `undefined` for other values than a list.
 *
 * @example usableRows([{ id: '24', name: 'Hà Nội', nameEn: 'Ha Noi' }, null]) // [{ id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }]
 */
export function usableRows(given: unknown): readonly Named[] | undefined {
  if (!Array.isArray(given)) return undefined
  const rows = given.flatMap((row: unknown) => {
    const id = isRecord(row) ? toId(row.id) : Number.NaN
    if (!isRecord(row) || !Number.isSafeInteger(id)) return []
    return [row.id === id ? row : { ...row, id }]
  })
  const isUsable = rows.length === given.length && rows.every((row, at) => row === given[at])
  return (isUsable ? given : rows) as readonly Named[]
}

/** Child id in the choice of a nested list that selects all children of its group. */
export const ALL_CHILDREN = -1
