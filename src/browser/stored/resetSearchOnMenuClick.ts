import { constants, cookieNames } from '../../core/constants.ts'
import { writeCookie } from '../cookies/cookies.ts'
import { clearStoredSearch } from './storedSearch.ts'

/** Resets the search on a menu click: sets the city cookie to "all" and clears the stored search. */
export function resetSearchOnMenuClick(siteDomain: string): void {
  writeCookie(cookieNames.city, 'all', { days: constants.cityCookieDays, siteDomain })
  clearStoredSearch()
}
