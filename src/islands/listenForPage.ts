import { onPageRestored } from '../browser/events/onPageRestored.ts'
import type { SharedShell } from '../react/SharedShell.tsx'
import type { IslandsStore } from './IslandsStore.ts'
import { listenForEvents } from './listenForEvents.ts'

/** Buffers events of the page and loads the renderer. Returns a function that unsubscribes. */
export function listenForPage(store: IslandsStore): () => void {
  const load = () => void store.load().catch(() => undefined)
  // The rendered provider requests the user itself.
  const restore = () => {
    if (!store.rendering) import('./runPageView.ts').then((module) => module.refreshUser(store)).catch(() => undefined)
  }
  const stops = [listenForEvents(load), onPageRestored(restore)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Loads the renderer as soon as the full provider's value changes. Returns a function that unsubscribes. */
export function followShared(store: IslandsStore, shared: SharedShell): () => void {
  const look = () => {
    if (shared.read() !== shared.readFirst()) void store.load().catch(() => undefined)
  }
  look()
  return shared.subscribe(look)
}
