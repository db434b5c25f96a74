import { partOf } from '../components/parts.ts'
import { redactUrl, redactValue } from '../core/attribution/redact.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { PageName } from '../core/pages/pages.ts'
import { isLoggedIn } from '../core/user/user.ts'
import type { SlotName } from './mountPointNames.ts'
import { type ServedOptions, serialize } from './serializedProps.ts'

const configIds = new WeakMap<ShellConfig, number>()
let lastConfigId = 0

/** Returns a number for a config: configs are large, and one serves all requests. */
function configId(config: ShellConfig): number {
  const id = configIds.get(config) ?? ++lastConfigId
  configIds.set(config, id)
  return id
}

/**
 * Returns the cache key of each fragment for some options: equal keys have equal HTML, apart from `data-shell-for`.
 * `null` for a fragment that must not be stored: it shows a user, or the options contain private values.
 *
 * @param pageName name of the page, given or detected.
 */
export function fragmentKeys(
  { config, user, resumeSummary, ...page }: ServedOptions,
  pageName: PageName,
): (name: SlotName) => string | null {
  const { url = '', alternateUrl = '', keyword = '', language, variant } = page
  const isPrivate =
    redactUrl(url) !== url || redactUrl(alternateUrl) !== alternateUrl || redactValue(keyword) !== keyword
  const site = config ? configId(config) : 0
  const inputs = isPrivate ? '' : serialize(page)
  return (name) => {
    const { shows } = partOf(name)
    // The same for all URLs of a page.
    if (!shows.includes('url') && !shows.includes('data')) return serialize([name, site, language, variant, pageName])
    if (isPrivate) return null
    const showsUser = shows.includes('user')
    if (showsUser && (isLoggedIn(user) || resumeSummary)) return null
    return `${name} ${site} ${showsUser && user === undefined ? 'unknown' : ''} ${inputs}`
  }
}
