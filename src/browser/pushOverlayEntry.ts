import { isRecord } from '../core/text/json.ts'

const MARK = '@jobsite/shell/overlay'

/** How long a step back may take before the visitor's press is followed without it, in milliseconds. */
const PATIENCE = 1000

/** What waits for an entry that is just being taken away; `null` while none is. */
let waiting: (() => void)[] | null = null
let count = 0

/**
 * Puts an entry of the same address on top of the history, so that "back" closes what covers the page instead of
 * leaving it. The entry carries the state of the one below, which is the router's, and a mark.
 *
 * @param onBack called as the visitor goes back.
 *
 * @returns what takes the entry away again, where it is still on top, and then calls back.
 */
export function pushOverlayEntry(onBack: () => void): (then?: () => void) => void {
  count += 1
  const token = `${performance.timeOrigin}/${count}`
  let phase: 'waiting' | 'on top' | 'leaving' | 'gone' = 'waiting'
  let afterwards: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const push = () => {
    if (phase === 'gone') return
    phase = 'on top'
    window.history.pushState({ ...(window.history.state as object | null), [MARK]: token }, '')
    window.addEventListener('popstate', onPopState)
  }
  const onPopState = () => {
    if (isMarked(token)) return
    if (phase !== 'leaving') {
      end()
      onBack()
      return
    }
    // Not before every other listener, a router's above all, has heard of this step.
    clearTimeout(timer)
    timer = setTimeout(finish)
  }
  const end = () => {
    phase = 'gone'
    clearTimeout(timer)
    window.removeEventListener('popstate', onPopState)
  }
  const finish = () => {
    end()
    const next = waiting ?? []
    waiting = null
    afterwards?.()
    for (const call of next) call()
  }

  if (waiting) waiting.push(push)
  else push()

  return (then) => {
    if (phase !== 'on top' || !isMarked(token)) {
      if (phase !== 'leaving') end()
      then?.()
      return
    }
    phase = 'leaving'
    afterwards = then
    waiting = []
    timer = setTimeout(finish, PATIENCE)
    window.history.back()
  }
}

/** Calls back as soon as no entry is being taken away: at once, where none is. Whoever navigates by script waits for it. */
export function whenHistorySettled(call: () => void): void {
  if (waiting) waiting.push(call)
  else call()
}

function isMarked(token: string): boolean {
  const state: unknown = window.history.state
  return isRecord(state) && state[MARK] === token
}
