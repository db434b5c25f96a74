import type { MouseEvent } from 'react'
import { isPlainClick } from '../../browser/clicks.ts'
import { goTo } from '../../browser/goTo.ts'
import { rememberMenuPress } from '../../browser/rememberMenuPress.ts'
import { dispatchShellEvent } from '../../browser/shellEvents.ts'
import { readStoredSearch } from '../../browser/storedSearch.ts'
import { loginUrl } from '../../core/account/accountUrls.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { headerHref } from '../../core/menu/trackedHrefs.ts'
import { buildListingUrl } from '../../core/search/listing.ts'
import { userState } from '../../core/user/user.ts'
import { useShellContext } from '../ShellContext.ts'

/**
 * What a press on an item of the main menu does before the browser follows the link: the stored search is cleared;
 * "Newest jobs" is narrowed by the stored locations; a gated item asks an anonymous visitor to log in (`LOGIN_POPUP`,
 * or the login page where nobody shows a dialog) and goes on after that. Presses that open a new tab are the browser's.
 */
export function useFollow(): (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void {
  const { config, language, pageName, user, navigate, track } = useShellContext()

  return (item, event) => {
    rememberMenuPress(config.siteDomain)
    const { href } = item
    track({ type: 'menu', item: item.id, href: href ?? '' })
    if (href === undefined || item.newTab || !isPlainClick(event)) return
    if (item.gated && userState(user) === 'anonymous') {
      event.preventDefault()
      const isHandled = dispatchShellEvent('LOGIN_POPUP', {
        langCode: language,
        isNeedReload: false,
        onLoggedIn: () => goTo(href, navigate),
      })
      track({ type: 'login', by: isHandled ? 'dialog' : 'page', item: item.id })
      if (!isHandled) goTo(headerHref(loginUrl(config, language, { redirectUrl: href }), pageName), navigate)
      return
    }
    const parentIds = item.narrowed ? readStoredSearch()?.locations.map(({ parentId }) => parentId) : undefined
    if (!parentIds || parentIds.length === 0) return
    event.preventDefault()
    goTo(config.linkBase + buildListingUrl(parentIds, language), navigate)
  }
}
