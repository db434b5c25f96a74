import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react'

/** Returns a local ref to an element whose ref is also forwarded to the page. */
export function useForwardedRef<T>(forwarded: ForwardedRef<T>): RefObject<T | null> {
  const local = useRef<T>(null)
  useImperativeHandle<T | null, T | null>(forwarded, () => local.current)
  return local
}
