import type { Named } from '../named.ts'
import { toId } from '../search/ids.ts'
import { parseRecord } from '../text/json.ts'

/** Reference rows that pages store in the browser under `initialData`. */
export interface InitialData {
  readonly locations: readonly Named[]
  readonly categories: readonly Named[]
}

/**
 * Parses stored initial data: rows without an id are skipped, ids may be text, missing names are empty. `null` for text
 * that is not a JSON object.
 *
 * @example parseInitialData('{"locations":[{"id":24,"name":"Hà Nội"}]}')?.locations // [{ id: 24, name: 'Hà Nội', nameEn: '' }]
 */
export function parseInitialData(text: string | null | undefined): InitialData | null {
  const value = parseRecord(text)
  return value && { locations: toRows(value.locations), categories: toRows(value.categories) }
}

function toRows(value: unknown): Named[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: Partial<Named> | null) => {
    const id = toId(row?.id)
    return Number.isSafeInteger(id) ? [{ id, name: toText(row?.name), nameEn: toText(row?.nameEn) }] : []
  })
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
