import { BUFFERED_EVENTS } from '../../core/events/eventBootScript.ts'
import { safeDocument } from './safeDocument.ts'
import { beginShared, readShared, type Shared, writeShared } from './shared.ts'

/** Returns the state shared by the shells on this page: their number, and whether a new user was redirected. */
export const readShellPage = (): Shared<'page'> => beginShared('page', () => ({ shells: 0, isWelcomed: false }))

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
    const buffered = readShared('events')
    for (const name of BUFFERED_EVENTS) delete buffered?.[name]
    // The redirect may remount the shell.
    queueMicrotask(() => {
      if (!page.shells) page.isWelcomed = false
    })
  }
}

/** Buffers the last event of each name from now on, unless the boot script does. Returns those that it has buffered. */
export function bufferShellEvents(): Shared<'events'> {
  const before = readShared('events')
  if (before) return before
  const buffered: Shared<'events'> = writeShared('events', {})
  for (const name of BUFFERED_EVENTS) {
    window.addEventListener(name, (event) => {
      buffered[name] = event
    })
  }
  return buffered
}

/** Runs a function that may unmount the last shell, and keeps the events that were sent after a time for the next one. */
export function keepEventsSince(time: number, run: () => void): void {
  const buffered: Shared<'events'> = readShared('events') ?? {}
  const later = BUFFERED_EVENTS.map((name) => [name, buffered[name]] as const).filter(
    ([, event]) => event && event.timeStamp > time,
  )
  run()
  Object.assign(buffered, Object.fromEntries(later))
}

/** Returns the buffered events, the last of each name, in the order in which they were sent. */
export function readBufferedEvents(): Event[] {
  const buffered: Shared<'events'> = readShared('events') ?? {}
  return BUFFERED_EVENTS.flatMap((name) => buffered[name] ?? []).sort((one, other) => one.timeStamp - other.timeStamp)
}

/**
 * Repeats the click that preceded the shell's code, once: in the search field that has the focus, or else on the button that
 * the boot script recorded.
 */
export function repeatEarlyClick(): void {
  const buffered: Shared<'events'> = readShared('events') ?? {}
  const button = buffered.click
  if (button === null) return
  buffered.click = null
  if (button === false) return
  const field = safeDocument.querySelector<HTMLElement>('[data-shell] input:focus')
  // Where it was removed meanwhile, nobody hears it.
  ;(field ?? button)?.click()
}
