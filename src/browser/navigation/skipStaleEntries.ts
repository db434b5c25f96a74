import { onLaterView } from '../events/onLaterView.ts'
import { pageTimeout } from '../page/pageTimeout.ts'
import { type EntryChange, type NavigationEntry, readNavigation } from './navigationApi.ts'
import { markedToken, overlayEntries, STEP_TIMEOUT_MS, settleHistory } from './overlayMark.ts'

let users = 0
let stop: (() => void) | undefined
/** Runs while a step is in progress. */
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Skips history entries of closed overlays, in the direction of the visitor's navigation: after a reload, and after the
 * page navigated while an overlay was open.
 *
 * @returns a function that stops it. One listener serves all callers.
 */
export function skipStaleEntries(): () => void {
  users += 1
  if (users === 1) stop = watchEntries()
  return () => {
    users -= 1
    if (users > 0) return
    stop?.()
    stop = undefined
  }
}

function watchEntries(): () => void {
  const navigation = readNavigation()
  const entries = overlayEntries()
  // Without the Navigation API: entries skipped backwards are entered from below next time.
  const below = new Set<string>()

  const arrive = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    settleHistory()
  }
  const skip = (from: NavigationEntry | null | undefined) => {
    const token = markedToken()
    if (token === undefined || entries.open.has(token) || entries.waiting !== null) return
    const here = navigation?.currentEntry?.index
    const isForward = from && here !== undefined ? from.index < here : below.has(token)
    if (isForward && navigation?.canGoForward !== false) {
      below.delete(token)
      step(() => window.history.forward())
    } else {
      below.add(token)
      step(() => window.history.back())
    }
  }
  const step = (go: () => void) => {
    entries.waiting = []
    timer = pageTimeout(arrive, STEP_TIMEOUT_MS)
    go()
  }
  const onEntry = ({ navigationType, from }: EntryChange) => {
    if (navigationType !== 'traverse') return
    arrive()
    skip(from)
  }
  const onPopState = () => {
    arrive()
    skip(undefined)
  }
  const onDocument = () => skip(navigation?.activation?.from)

  if (navigation) navigation.addEventListener('currententrychange', onEntry)
  else window.addEventListener('popstate', onPopState)
  const stopRestored = onLaterView(onDocument)
  onDocument()
  return () => {
    navigation?.removeEventListener('currententrychange', onEntry)
    window.removeEventListener('popstate', onPopState)
    stopRestored()
  }
}
