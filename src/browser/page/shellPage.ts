import { BUFFERED_EVENTS } from '../../core/events/eventBootScript.ts'
import { beginShared, readShared, type Shared } from './shared.ts'

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
