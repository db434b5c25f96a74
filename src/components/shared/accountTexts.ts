import type { ShellConfig } from '../../core/config/config.ts'
import type { Language } from '../../core/language/language.ts'
import type { MenuContext, MenuItem } from '../../core/menu/menuEntry.ts'
import { logOutMenu, visitorMenu } from '../../core/menu/userMenu.ts'
import { type SafeUrl, serviceHref } from '../../core/url/safeHref.ts'
import { displayName, initialOf, shortName, userState } from '../../core/user/user.ts'
import type { MarkText, ShellInternals } from '../../react/ShellContext.ts'

interface VisitorItems {
  readonly language: Language
  readonly url: string
  readonly items: readonly MenuItem[]
}

const visitorItems = new WeakMap<ShellConfig, VisitorItems>()

/**
 * Returns a visitor's items, without the time. Kept for the latest page: the header shows them twice, the side
 * navigation once, and a page may mount both again.
 */
function visitorItemsOf(menu: MenuContext, url: string): readonly MenuItem[] {
  const { config, language } = menu
  const latest = visitorItems.get(config)
  if (latest?.language === language && latest.url === url) return latest.items
  const items = visitorMenu(menu, { redirectUrl: url, now: null })
  visitorItems.set(config, { language, url, items })
  return items
}

/** Texts of the current user, in the header and the side navigation. */
export type AccountTexts =
  | { readonly state: 'unknown' }
  | { readonly state: 'anonymous'; readonly items: readonly MenuItem[] }
  | {
      readonly state: 'known'
      /** Short name; `''` for a user without one. */
      readonly label: string
      /** First letter of the short name; `''` for none. */
      readonly initial: string
      readonly name: string
      readonly jobTitle: string
      readonly picture: SafeUrl | null
      /** The logout; empty if the config hides it. */
      readonly logOut: readonly MenuItem[]
    }

/** Returns what the shell shows of the current user. */
export function accountTexts({ menu, messages, url, user }: ShellInternals, text: MarkText): AccountTexts {
  const marked = (item: MenuItem): MenuItem => ({ ...item, ...(item.href !== undefined && { href: text(item.href) }) })
  switch (userState(user)) {
    case 'unknown':
      return { state: 'unknown' }
    case 'anonymous':
      return { state: 'anonymous', items: visitorItemsOf(menu, url).map(marked) }
    case 'known': {
      const label = shortName(user, '')
      const initial = initialOf(label)
      return {
        state: 'known',
        label: text(label),
        initial: text(initial),
        name: text(displayName(user, messages.yourName)),
        // Server JSON can hold any value.
        jobTitle: text(typeof user?.jobTitle === 'string' ? user.jobTitle : ''),
        picture: text(serviceHref(user?.profilePicture)),
        logOut: logOutMenu(menu).map(marked),
      }
    }
  }
}
