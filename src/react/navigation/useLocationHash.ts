import { readHash } from '../../browser/navigation/location.ts'
import { subscribeLocation } from '../../browser/navigation/subscribeLocation.ts'
import { useStore } from '../useStore.ts'

const nothing = () => ''

/** Returns the browser's current hash for a URL rendered by a server, which does not know it. Empty while hydrating. */
export function useLocationHash(url: string): string {
  return useStore(subscribeLocation, () => readHash(url), nothing)
}
