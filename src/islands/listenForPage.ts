import type { SharedShell } from '../react/SharedShell.tsx'
import type { IslandsStore } from './IslandsStore.ts'
import { listenForEvents } from './listenForEvents.ts'

/** Buffers events of the page and loads the renderer. Returns a function that unsubscribes. */
export function listenForPage(store: IslandsStore): () => void {
  return listenForEvents(() => void store.load().catch(() => undefined))
}

/** Loads the renderer as soon as the full provider's value changes. Returns a function that unsubscribes. */
export function followShared(store: IslandsStore, shared: SharedShell): () => void {
  const look = () => {
    if (shared.read() !== shared.readFirst()) void store.load().catch(() => undefined)
  }
  look()
  return shared.subscribe(look)
}
