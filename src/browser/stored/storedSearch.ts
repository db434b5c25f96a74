import { storageKeys } from '../../core/constants.ts'
import { parseStoredSearch, type StoredSearch, updateStoredSearch } from '../../core/search/storedSearch.ts'
import { readStored, type StorageArea, writeStored } from '../storage/storage.ts'

const KEY = storageKeys.search
const AREAS: readonly StorageArea[] = ['session', 'local']

/** Returns the visitor's last search: this tab's, else the last one of any tab. */
export function readStoredSearch(): StoredSearch | null {
  for (const area of AREAS) {
    const stored = parseStoredSearch(readStored(area, KEY))
    if (stored) return stored
  }
  return null
}

/** Updates the stored search in both storage areas; `undefined` removes a key. */
export function writeStoredSearch(changes: Partial<StoredSearch>): void {
  for (const area of AREAS) writeStored(area, KEY, updateStoredSearch(readStored(area, KEY), changes))
}

/** Clears keyword, categories and job functions of the stored search. Locations are kept. */
export function clearStoredSearch(): void {
  for (const area of AREAS) {
    const before = readStored(area, KEY)
    if (before === null) continue
    writeStored(
      area,
      KEY,
      updateStoredSearch(before, { query: undefined, categoryId: undefined, jobFunctionId: undefined }),
    )
  }
}
