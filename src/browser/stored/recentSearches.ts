import { RECENT_SEARCHES_KEY } from '../../core/contracts.ts'
import { addRecentSearch, parseRecentSearches } from '../../core/search/storedSearch.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'

/** Returns the recent keywords of this browser, newest first. */
export function readRecentSearches(): string[] {
  return parseRecentSearches(readStored('local', RECENT_SEARCHES_KEY))
}

/** Stores a keyword. */
export function rememberSearch(keyword: string): void {
  writeStored('local', RECENT_SEARCHES_KEY, JSON.stringify(addRecentSearch(readRecentSearches(), keyword)))
}

/** Removes all keywords. */
export function clearRecentSearches(): void {
  removeStored('local', RECENT_SEARCHES_KEY)
}
