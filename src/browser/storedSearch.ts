import { storageKeys } from '../core/constants.ts'
import { parseStoredSearch, type StoredSearch, updateStoredSearch } from '../core/search/storedSearch.ts'
import { readStored, type StorageArea, writeStored } from './storage.ts'

const KEY = storageKeys.search
const AREAS: readonly StorageArea[] = ['session', 'local']

/** The visitor's last search: this tab's, else the last one of any tab. */
export function readStoredSearch(): StoredSearch | null {
  for (const area of AREAS) {
    const stored = parseStoredSearch(readStored(area, KEY))
    if (stored) return stored
  }
  return null
}

/** Changes the stored search in both storages; `undefined` takes a key out. */
export function writeStoredSearch(changes: Partial<StoredSearch>): void {
  for (const area of AREAS) writeStored(area, KEY, updateStoredSearch(readStored(area, KEY), changes))
}

/** Forgets what a menu press forgets: the keyword, categories and job functions. Locations stay. */
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
