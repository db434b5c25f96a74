import { useCallback, useSyncExternalStore } from 'react'
import { readHash, subscribeLocation } from '../../browser/location.ts'

const nothing = () => ''

/** What the browser has behind an address that a server gave: its fragment, followed as it changes. Empty before script. */
export function useLocationHash(url: string): string {
  const read = useCallback(() => readHash(url), [url])
  return useSyncExternalStore(subscribeLocation, read, nothing)
}
