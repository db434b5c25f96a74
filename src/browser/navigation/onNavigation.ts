import { withoutHash } from './location.ts'
import { type EntryChange, readNavigation } from './navigationApi.ts'

/** Interval of URL checks without the Navigation API, in milliseconds. Runs only while an overlay is open. */
const COMPARE_INTERVAL = 200

/**
 * Calls a listener once on a navigation: a push or traversal to another URL, or a replacement by another path or query.
 * An entry of the same URL does not count, nor does a replaced hash, as used by pages that follow the scroll position.
 * Leaving the document counts: the browser may restore it from its back/forward cache.
 *
 * @returns a function that unsubscribes.
 */
export function onNavigation(listener: () => void): () => void {
  const navigation = readNavigation()
  const opened = window.location.href
  const compare = () => {
    if (withoutHash(window.location.href) !== withoutHash(opened)) finish()
  }
  const compareAll = () => {
    if (window.location.href !== opened) finish()
  }
  const onEntry = ({ navigationType }: EntryChange) => {
    if (navigationType === 'replace') compare()
    else compareAll()
  }
  let isSubscribed = true
  const timer = navigation ? undefined : setInterval(compare, COMPARE_INTERVAL)
  const removeListeners = () => {
    clearInterval(timer)
    window.removeEventListener('popstate', compareAll)
    window.removeEventListener('hashchange', compareAll)
    window.removeEventListener('pagehide', finish)
    navigation?.removeEventListener('currententrychange', onEntry)
  }
  const finish = () => {
    removeListeners()
    // Routers push entries while React commits, when no component may be updated.
    queueMicrotask(() => isSubscribed && listener())
  }
  window.addEventListener('popstate', compareAll)
  window.addEventListener('hashchange', compareAll)
  window.addEventListener('pagehide', finish)
  navigation?.addEventListener('currententrychange', onEntry)
  return () => {
    isSubscribed = false
    removeListeners()
  }
}
