import type { Named } from '../named.ts'
import { toId } from '../search/ids.ts'
import { isRecord } from '../text/json.ts'

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
