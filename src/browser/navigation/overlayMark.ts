import { isRecord } from '../../core/text/json.ts'
import { beginShared, type Shared } from '../page/shared.ts'

const MARK = '@jobsite/shell/overlay'

/** Time limit of a history step, in milliseconds; afterwards it counts as impossible. */
export const STEP_TIMEOUT_MS = 1000

/** Returns the overlay entries of this page: one of another script's open overlay is not stale. */
export const overlayEntries = (): Shared<'overlay-entries/1'> =>
  beginShared('overlay-entries/1', () => ({ open: new Set<string>(), waiting: null }))

/** Returns a history state with the marker of an overlay, for an entry of the current URL. */
export function withMark(state: unknown, token: string): unknown {
  return { ...(isRecord(state) ? state : null), [MARK]: [token, currentUrl()] }
}

/**
 * Returns the token of the current entry's overlay; `undefined` for an entry of the page. A router that copies an
 * overlay's state to another URL has created its own entry.
 */
export function markedToken(): string | undefined {
  const state: unknown = window.history.state
  const mark = isRecord(state) ? state[MARK] : undefined
  if (!Array.isArray(mark) || mark[1] !== currentUrl()) return undefined
  return typeof mark[0] === 'string' ? mark[0] : undefined
}

/** Returns the URL of the current entry, site-relative and without the fragment. */
export function currentUrl(): string {
  const { pathname, search } = window.location
  return pathname + search
}

/** Runs a callback once no history step is in progress: at once if there is none. Script navigation waits for it. */
export function whenHistorySettled(call: () => void): void {
  const { waiting } = overlayEntries()
  if (waiting) waiting.push(call)
  else call()
}

/** Ends a history step: runs a callback of its own, then those that waited for it. */
export function settleHistory(own?: () => void): void {
  const entries = overlayEntries()
  const next = entries.waiting ?? []
  entries.waiting = null
  own?.()
  for (const call of next) call()
}
