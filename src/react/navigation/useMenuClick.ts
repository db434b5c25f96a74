import type { MouseEvent } from 'react'
import { writeCookie } from '../../browser/cookies/cookies.ts'
import { isPlainClick } from '../../browser/events/clicks.ts'
import { requestLogin } from '../../browser/events/requestLogin.ts'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'
import { clearStoredSearch, readStoredSearch } from '../../browser/stored/storedSearch.ts'
import { loginUrl } from '../../core/account/accountUrls.ts'
import { CITY_COOKIE, CITY_COOKIE_DAYS } from '../../core/contracts.ts'
import type { MenuItem } from '../../core/menu/menuEntry.ts'
import { headerHref } from '../../core/menu/menuItem.ts'
import { buildListingUrl } from '../../core/search/buildSearchUrl.ts'
import { userState } from '../../core/user/user.ts'
import { useShellContext } from '../ShellContext.ts'

/**
 * Returns the click handler of main menu items. It clears the stored search, narrows "Newest jobs" by the stored
 * locations, and asks anonymous visitors to log in for a gated item: by `LOGIN_POPUP`, or on the login page if no
 * listener handles the event.
 */
export function useMenuClick(): (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void {
  const { config, language, pageName, user, navigate, track } = useShellContext()

  return (item, event) => {
    resetSearchOnMenuClick(config.siteDomain)
    const { href } = item
    track({ type: 'menu', item: item.id, href: href ?? '' })
    if (href === undefined || item.newTab || !isPlainClick(event)) return
    if (item.gated && userState(user) === 'anonymous') {
      event.preventDefault()
      const isHandled = requestLogin(event.currentTarget, {
        langCode: language,
        isNeedReload: false,
        onLoggedIn: () => navigateTo(href, navigate),
      })
      track({ type: 'login', by: isHandled ? 'dialog' : 'page', item: item.id })
      if (!isHandled) navigateTo(headerHref(loginUrl(config, language, { redirectUrl: href }), pageName), navigate)
      return
    }
    const parentIds = item.narrowed ? readStoredSearch()?.locations.map(({ parentId }) => parentId) : undefined
    if (!parentIds || parentIds.length === 0) return
    event.preventDefault()
    navigateTo(config.linkBase + buildListingUrl(parentIds, language), navigate)
  }
}

/** Resets the search on a menu click: sets the city cookie to "all" and clears the stored search. */
function resetSearchOnMenuClick(siteDomain: string): void {
  writeCookie(CITY_COOKIE, 'all', { days: CITY_COOKIE_DAYS, siteDomain })
  clearStoredSearch()
}
