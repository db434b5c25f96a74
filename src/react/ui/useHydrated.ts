import { type RefObject, useEffect } from 'react'
import { noSubscription, useStore } from '../useStore.ts'

/** Returns `false` on a server and while hydrating, `true` afterwards. Components work without script until then. */
export function useHydrated(): boolean {
  return useStore(
    noSubscription,
    () => true,
    () => false,
  )
}

/**
 * Sets `data-enhanced` on a hydrated element; until then, CSS alone opens its panel. Set on the DOM node, because
 * another render would be as costly as the hydration.
 */
export function useHydratedMark(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.setAttribute('data-enhanced', 'true')
  }, [root])
}
