import { bufferShellEvents } from '../browser/page/earlyEvents.ts'
import { BUFFERED_EVENTS } from '../core/events/eventBootScript.ts'

/** Buffers events of the page and calls back on each, also on those that are buffered already. Returns a function that unsubscribes. */
export function listenForEvents(call: () => void): () => void {
  const buffered = bufferShellEvents()
  const controller = new AbortController()
  for (const name of BUFFERED_EVENTS) {
    if (buffered[name]) call()
    window.addEventListener(name, call, controller)
  }
  return () => controller.abort()
}
