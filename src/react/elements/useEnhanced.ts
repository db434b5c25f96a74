import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script has taken over: `false` on a server and while hydrating. Until then, a part works without it. */
export function useEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Marks a part that script has taken over, `data-enhanced`: until then, CSS alone opens its menus. Set on the element
 * itself, since drawing the part once more for it would cost as much as taking it over.
 */
export function useEnhancedMark(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.setAttribute('data-enhanced', 'true')
  }, [root])
}
