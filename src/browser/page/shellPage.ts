import { BUFFERED_EVENTS, BUFFERED_EVENTS_KEY } from '../../core/events/eventBootScript.ts'

/** State shared by all shells on a page, of any version. */
export interface ShellPage {
  /** Number of mounted shells. */
  shells: number
  /** Whether a new user was redirected to the onboarding. */
  isWelcomed: boolean
}

type BufferedEvents = Partial<Record<(typeof BUFFERED_EVENTS)[number], Event>> & {
  /** The button that was clicked last; `null` once the shell handles clicks. */
  click?: HTMLElement | null
}

const PAGE = Symbol.for('@jobsite/shell/page')
const EVENTS = Symbol.for(BUFFERED_EVENTS_KEY)

type Shared = { [PAGE]?: ShellPage; [EVENTS]?: BufferedEvents }

/** Returns the state shared by the shells on this page. */
export function readShellPage(): ShellPage {
  const shared = globalThis as Shared
  shared[PAGE] ??= { shells: 0, isWelcomed: false }
  return shared[PAGE]
}

/**
 * Counts a mounted shell. The shared state, buffered events included, is reset when the last one unmounts.
 *
 * @returns a function that removes the shell from the count.
 */
export function joinShellPage(): () => void {
  const page = readShellPage()
  page.shells += 1
  return () => {
    page.shells -= 1
    if (page.shells) return
    // At once: a shell that is mounted in its place has newer values.
    const buffered = (globalThis as Shared)[EVENTS]
    for (const name of BUFFERED_EVENTS) delete buffered?.[name]
    // The redirect may remount the shell.
    queueMicrotask(() => {
      if (!page.shells) page.isWelcomed = false
    })
  }
}

/** Buffers the last event of each name from now on, unless the boot script does. Returns those that it has buffered. */
export function bufferShellEvents(): BufferedEvents {
  const shared = globalThis as Shared
  if (shared[EVENTS]) return shared[EVENTS]
  const buffered: BufferedEvents = {}
  shared[EVENTS] = buffered
  for (const name of BUFFERED_EVENTS) {
    window.addEventListener(name, (event) => {
      buffered[name] = event
    })
  }
  return buffered
}

/** Runs a function that may unmount the last shell, and keeps the events that were sent after a time for the next one. */
export function keepEventsSince(time: number, run: () => void): void {
  const buffered = (globalThis as Shared)[EVENTS] ?? {}
  const later = BUFFERED_EVENTS.map((name) => [name, buffered[name]] as const).filter(
    ([, event]) => event && event.timeStamp > time,
  )
  run()
  Object.assign(buffered, Object.fromEntries(later))
}

/** Returns the buffered events, the last of each name, in the order in which they were sent. */
export function readBufferedEvents(): Event[] {
  const buffered = (globalThis as Shared)[EVENTS] ?? {}
  return BUFFERED_EVENTS.flatMap((name) => buffered[name] ?? []).sort((one, other) => one.timeStamp - other.timeStamp)
}

/** Repeats the click on a button that preceded the shell's code, once, if the boot script recorded it. */
export function repeatEarlyClick(): void {
  const buffered = (globalThis as Shared)[EVENTS]
  const button = buffered?.click
  if (!buffered || button === null) return
  buffered.click = null
  if (button?.isConnected) button.click()
}
