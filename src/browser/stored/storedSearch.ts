import { SEARCH_KEY } from '../../core/contracts.ts'
import { parseStoredSearch, type StoredSearch, updateStoredSearch } from '../../core/search/storedSearch.ts'
import { readStored, STORAGE_AREAS, writeStored } from '../storage/storage.ts'

/** Returns the visitor's last search: this tab's, else the last one of any tab. */
export function readStoredSearch(): StoredSearch | null {
  for (const area of STORAGE_AREAS) {
    const stored = parseStoredSearch(readStored(area, SEARCH_KEY))
    if (stored) return stored
  }
  return null
}

/** Updates the stored search in both storage areas; `undefined` removes a key. */
export function writeStoredSearch(changes: Partial<StoredSearch>): void {
  for (const area of STORAGE_AREAS)
    writeStored(area, SEARCH_KEY, updateStoredSearch(readStored(area, SEARCH_KEY), changes))
}

/** Clears keyword, categories and job functions of the stored search. Locations are kept. */
export function clearStoredSearch(): void {
  for (const area of STORAGE_AREAS) {
    const before = readStored(area, SEARCH_KEY)
    if (before === null) continue
    writeStored(
      area,
      SEARCH_KEY,
      updateStoredSearch(before, { query: undefined, categoryId: undefined, jobFunctionId: undefined }),
    )
  }
}
