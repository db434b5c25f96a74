import { constants, cookieNames } from '../core/constants.ts'
import { writeCookie } from './cookies.ts'
import { clearStoredSearch } from './storedSearch.ts'

/** What every press on a menu item does: the search starts over, in all cities. */
export function rememberMenuPress(siteDomain: string): void {
  writeCookie(cookieNames.city, 'all', { days: constants.cityCookieDays, siteDomain })
  clearStoredSearch()
}
