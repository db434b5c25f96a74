import { subscribeLocation } from '../browser/navigation/subscribeLocation.ts'
import { publicUser } from '../core/user/publicUser.ts'
import { sameValue } from '../react/sameValue.ts'
import { UNSEEN } from '../served/changes.ts'
import type { HostOptions } from './mountPoints.ts'
import { isNextView, readSerializedProps, type ServedPage } from './serializedProps.ts'

/** Options that no HTML shows, and functions by which it was rendered: a page gives them in the browser too. */
const NOT_IN_HTML: ReadonlySet<string> = new Set([...UNSEEN, 'linkComponent', 'ownPaths'])

/** The options of a shell: those of the page's fragments, and newer ones. */
export interface PageOptions {
  /** The fragments of the page that the options are from. */
  readonly served: () => ServedPage | null
  /** Returns the options that the fragments were rendered with, and those of the page that no HTML shows. */
  readonly asServed: () => HostOptions
  /** Returns the current options. */
  readonly now: () => HostOptions
  /** Reads the fragments' options again. Returns whether another page's fragments are there. */
  readonly readAgain: () => boolean
  readonly stop: () => void
}

/**
 * Follows the options of a page. Its fragments' URL says what they were rendered for, and their name of the page belongs
 * to it: from the next page view on, the browser's is read, unless the page gives one itself.
 *
 * @param given returns the options that scripts and attributes of the page give.
 * @param onChange called when the next page view begins.
 */
export function followPageOptions(given: () => HostOptions, onChange: () => void): PageOptions {
  let served = readSerializedProps()
  let isLater = served !== null && isNextView(served)
  const stop = subscribeLocation(() => {
    if (isLater || !served || !isNextView(served)) return
    isLater = true
    onChange()
  })
  return {
    served: () => served,
    asServed() {
      const own = given()
      const notInHtml = Object.entries(own).filter(([name]) => NOT_IN_HTML.has(name))
      const options: HostOptions = { ...Object.fromEntries(notInHtml), ...served?.options, ...served?.renderedFor }
      // The same user, with the secrets that no HTML contains: without an id, the token says that one is logged in.
      return sameValue(publicUser(own.user), options.user) ? { ...options, user: own.user } : options
    },
    now() {
      const { url, page, alternateUrl, ...kept } = served?.options ?? {}
      const own = given()
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
