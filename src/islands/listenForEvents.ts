import { onShellEvent } from '../browser/events/shellEvents.ts'
import { bufferShellEvents } from '../browser/shellPage.ts'

/** Events from the page. */
const PAGE_EVENTS = ['SEARCH', 'UPDATE_USER', 'VNW_NEW_REGISTERED', 'UPDATE_PAGE'] as const

/** Buffers events of the page and calls back on each. Returns a function that unsubscribes. */
export function listenForEvents(call: () => void): () => void {
  bufferShellEvents()
  const stops = PAGE_EVENTS.map((name) => onShellEvent(name, call))
  return () => {
    for (const stop of stops) stop()
  }
}
