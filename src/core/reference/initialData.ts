import type { Named } from '../named.ts'
import { parseRecord } from '../text/json.ts'

/** Reference rows that pages store in the browser under `initialData`. */
export interface InitialData {
  readonly locations: readonly Named[]
  readonly categories: readonly Named[]
}

/**
 * Parses stored initial data: invalid rows are skipped, missing names are empty. `null` for text that is not a JSON
 * object.
 *
 * @example parseInitialData('{"locations":[{"id":24,"name":"Hà Nội"}]}')?.locations // [{ id: 24, name: 'Hà Nội', nameEn: '' }]
 */
export function parseInitialData(text: string | null | undefined): InitialData | null {
  const value = parseRecord(text)
  return value && { locations: toRows(value.locations), categories: toRows(value.categories) }
}

function toRows(value: unknown): Named[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: Partial<Named> | null) =>
    Number.isSafeInteger(row?.id)
      ? [{ id: row?.id as number, name: toText(row?.name), nameEn: toText(row?.nameEn) }]
      : [],
  )
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
