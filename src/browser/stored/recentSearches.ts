import { RECENT_SEARCHES_KEY } from '../../core/contracts.ts'
import { addRecentSearch, parseRecentSearches, type RecentSearch } from '../../core/search/storedSearch.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'

/** Returns the recent searches of this browser, newest first. */
export function readRecentSearches(): RecentSearch[] {
  return parseRecentSearches(readStored('local', RECENT_SEARCHES_KEY))
}

/** Stores a search. */
export function rememberSearch(search: RecentSearch): void {
  writeStored('local', RECENT_SEARCHES_KEY, JSON.stringify(addRecentSearch(readRecentSearches(), search)))
}

/** Removes all searches. */
export function clearRecentSearches(): void {
  removeStored('local', RECENT_SEARCHES_KEY)
}
