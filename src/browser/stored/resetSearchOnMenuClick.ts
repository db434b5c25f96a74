import { CITY_COOKIE, CITY_COOKIE_DAYS } from '../../core/contracts.ts'
import { writeCookie } from '../cookies/cookies.ts'
import { clearStoredSearch } from './storedSearch.ts'

/** Resets the search on a menu click: sets the city cookie to "all" and clears the stored search. */
export function resetSearchOnMenuClick(siteDomain: string): void {
  writeCookie(CITY_COOKIE, 'all', { days: CITY_COOKIE_DAYS, siteDomain })
  clearStoredSearch()
}
