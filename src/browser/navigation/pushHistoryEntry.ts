import { pageTimeout } from '../page/pageTimeout.ts'
import { readNavigation } from './navigationApi.ts'
import {
  currentUrl,
  markedToken,
  overlayEntries,
  STEP_TIMEOUT_MS,
  settleHistory,
  whenHistorySettled,
  withMark,
} from './overlayMark.ts'

export { whenHistorySettled }

let count = 0

/**
 * Identifies the current entry and its URL, whatever its state. Without the Navigation API until the next `popstate`:
 * pushing another entry adds to the count.
 */
const currentEntry = () => (readNavigation()?.currentEntry?.key ?? window.history.length) + currentUrl()

/**
 * Pushes a history entry of the same URL, so that "back" closes the overlay instead of leaving the page. The entry has
 * the state of the one below, which belongs to the router, and a marker. A router that refreshes the page may replace
 * this state: the entry is removed all the same. An entry that can no longer be removed, because the page navigated
 * while it was on top, is skipped by `skipStaleEntries`. Where the history refuses it, there is none.
 *
 * @param onLeave called when the visitor goes back or leaves the document.
 *
 * @returns a function that removes the entry, if it is still on top, and then runs its callback.
 */
export function pushHistoryEntry(onLeave: () => void): (then?: () => void) => void {
  count += 1
  const token = `${performance.timeOrigin}/${count}`
  const { open } = overlayEntries()
  let phase: 'waiting' | 'on top' | 'leaving' | 'gone' = 'waiting'
  let afterwards: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let entry: string | undefined

  const push = () => {
    if (phase === 'gone') return
    phase = 'on top'
    open.add(token)
    try {
      window.history.pushState(withMark(window.history.state, token), '')
      if (markedToken() === token) entry = currentEntry()
    } catch {
      // Browsers limit entries per time, and wrappers of pages may expect a URL: the overlay opens without an entry.
    }
    window.addEventListener('popstate', onPopState)
    window.addEventListener('pagehide', leave)
  }
  const onPopState = () => {
    if (markedToken() === token) return
    if (phase !== 'leaving') {
      leave()
      return
    }
    // Runs after all other listeners of this step, the router's above all.
    clearTimeout(timer)
    timer = pageTimeout(finish)
  }
  const leave = () => {
    end()
    onLeave()
  }
  const end = () => {
    phase = 'gone'
    open.delete(token)
    clearTimeout(timer)
    window.removeEventListener('popstate', onPopState)
    window.removeEventListener('pagehide', leave)
  }
  const finish = () => {
    end()
    settleHistory(afterwards)
  }

  whenHistorySettled(push)

  return (then) => {
    if (phase !== 'on top' || (markedToken() !== token && currentEntry() !== entry)) {
      if (phase !== 'leaving') end()
      then?.()
      return
    }
    phase = 'leaving'
    afterwards = then
    overlayEntries().waiting = []
    timer = pageTimeout(finish, STEP_TIMEOUT_MS)
    window.history.back()
  }
}
