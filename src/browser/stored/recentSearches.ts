import { storageKeys } from '../../core/constants.ts'
import { addRecentSearch, parseRecentSearches } from '../../core/search/recentSearches.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'

const KEY = storageKeys.recentSearches

/** Returns the recent keywords of this browser, newest first. */
export function readRecentSearches(): string[] {
  return parseRecentSearches(readStored('local', KEY))
}

/** Stores a keyword. */
export function rememberSearch(keyword: string): void {
  writeStored('local', KEY, JSON.stringify(addRecentSearch(readRecentSearches(), keyword)))
}

/** Removes all keywords. */
export function clearRecentSearches(): void {
  removeStored('local', KEY)
}
