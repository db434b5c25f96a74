import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react'

/**
 * Returns a local ref to an element whose ref is also forwarded to the page.
 *
 * @param isRendered whether the component renders the element.
 */
export function useForwardedRef<T>(forwarded: ForwardedRef<T>, isRendered = true): RefObject<T | null> {
  const local = useRef<T>(null)
  // Set again for another element or ref only, as React does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element comes and goes with it
  useImperativeHandle<T | null, T | null>(forwarded, () => local.current, [isRendered])
  return local
}
