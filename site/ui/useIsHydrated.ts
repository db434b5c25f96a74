import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether script runs: `false` on the server and in the first render of the browser. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
