import { onShellEvent } from '../browser/events/shellEvents.ts'
import { bufferShellEvents } from '../browser/page/shellPage.ts'
import { BUFFERED_EVENTS } from '../core/events/eventBootScript.ts'

/** Buffers events of the page and calls back on each, also on those that are buffered already. Returns a function that unsubscribes. */
export function listenForEvents(call: () => void): () => void {
  const buffered = bufferShellEvents()
  const stops = BUFFERED_EVENTS.map((name) => {
    if (buffered[name]) call()
    return onShellEvent(name, call)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
