import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react'

/** A ref of one's own to an element whose ref is also forwarded to the page. */
export function useSharedRef<T>(forwarded: ForwardedRef<T>): RefObject<T | null> {
  const own = useRef<T>(null)
  useImperativeHandle<T | null, T | null>(forwarded, () => own.current)
  return own
}
