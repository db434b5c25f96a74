import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script has taken over: `false` on a server and while hydrating. Until then, CSS alone opens the menus. */
export function useEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
