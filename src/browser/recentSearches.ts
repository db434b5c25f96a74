import { storageKeys } from '../core/constants.ts'
import { addRecentSearch, parseRecentSearches } from '../core/search/recentSearches.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const KEY = storageKeys.recentSearches

/** The keywords that this browser searched for last, newest first. */
export function readRecentSearches(): string[] {
  return parseRecentSearches(readStored('local', KEY))
}

/** Remembers a keyword. */
export function rememberSearch(keyword: string): void {
  writeStored('local', KEY, JSON.stringify(addRecentSearch(readRecentSearches(), keyword)))
}

/** Forgets all of them. */
export function clearRecentSearches(): void {
  removeStored('local', KEY)
}
