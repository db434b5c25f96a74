import { onLaterView } from './events/onLaterView.ts'
import { markedToken, overlayEntries, settleHistory } from './overlayMark.ts'
import { pageTimeout } from './pageTimeout.ts'

/** Time limit of a history step, in milliseconds; afterwards it counts as impossible. */
const STEP_TIMEOUT_MS = 1000

interface Entry {
  readonly index: number
}

/** Subset of the Navigation API with the order of entries; missing in older browsers. */
interface Navigation {
  readonly currentEntry: Entry | null
  readonly canGoForward: boolean
  readonly activation?: { readonly from: Entry | null } | null
  addEventListener(type: 'currententrychange', listener: (event: Event) => void): void
  removeEventListener(type: 'currententrychange', listener: (event: Event) => void): void
}

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
  const navigation = (window as { navigation?: Navigation }).navigation
  const entries = overlayEntries()
  // Without the Navigation API: entries skipped backwards are entered from below next time.
  const below = new Set<string>()

  const arrive = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    settleHistory()
  }
  const skip = (from: Entry | null | undefined) => {
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
  const onEntry = (event: Event) => {
    const { navigationType, from } = event as { navigationType?: string | null; from?: Entry }
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
