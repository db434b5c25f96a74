import { subscribeLocation } from '../browser/navigation/subscribeLocation.ts'
import { publicUser } from '../core/user/user.ts'
import type { HostOptions } from '../options/options.ts'
import { sameValue } from '../react/sameValue.ts'
import type { Given, Rendered } from '../served/ServedPage.ts'
import { isNextView, readSerializedProps, type ServedPage } from './serializedProps.ts'

/** The options of a shell: those that its HTML was rendered from, and those that its page gives. */
export interface PageOptions {
  /** Whether the page has fragments. */
  readonly isServed: () => boolean
  /** Returns the options that the fragments were rendered from; `null` without fragments. */
  readonly rendered: () => Rendered<HostOptions> | null
  /** Returns the options that the page gives: its server and, before those, its scripts. */
  readonly given: () => Given<HostOptions>
  /** Reads the fragments' options again. Returns whether another page's fragments are there. */
  readonly readAgain: () => boolean
  readonly stop: () => void
}

/**
 * Follows the options of a page. Its fragments' URL says what they were rendered for, and their name of the page belongs
 * to it: from the next page view on, the browser's is read, unless the page gives one itself.
 *
 * @param readOwn returns the options that scripts and attributes of the page give.
 * @param onChange called when the next page view begins.
 */
export function followPageOptions(readOwn: () => Given<HostOptions>, onChange: () => void): PageOptions {
  let served = readSerializedProps()
  let isLater = served !== null && isNextView(served)
  const stop = subscribeLocation(() => {
    if (isLater || !served || !isNextView(served)) return
    isLater = true
    onChange()
  })
  return {
    isServed: () => served !== null,
    rendered: () => served && renderedOptions(served, readOwn()),
    given() {
      const { url, page, alternateUrl, ...kept } = served?.options ?? {}
      const own = readOwn()
      const isOfFragments = own.url === undefined ? !isLater : own.url === served?.renderedFor.url
      return { ...kept, ...(isOfFragments && { url, page, alternateUrl }), ...own }
    },
    readAgain() {
      const now = readSerializedProps()
      if (JSON.stringify(now) === JSON.stringify(served)) return false
      served = now
      isLater = false
      return true
    },
    stop,
  }
}

/** Returns the options that fragments were rendered from. */
const renderedOptions = (
  { options, renderedFor }: ServedPage,
  { user }: Given<HostOptions>,
): Rendered<HostOptions> => ({
  ...options,
  ...renderedFor,
  // The same user, with the secrets that no HTML contains: without an id, the token says that one is logged in.
  user: sameValue(publicUser(user), options.user) ? user : options.user,
})
