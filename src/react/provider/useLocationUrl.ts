import { useSyncExternalStore } from 'react'
import { readLocation, subscribeLocation } from '../../browser/location.ts'

const nothing = (): undefined => undefined
const never = () => nothing

/** The given address, else the browser's, followed as it changes; `undefined` on a server and while hydrating. */
export function useLocationUrl(given: string | undefined): string | undefined {
  const located = useSyncExternalStore<string | undefined>(
    given === undefined ? subscribeLocation : never,
    given === undefined ? readLocation : nothing,
    nothing,
  )
  return given ?? located
}
