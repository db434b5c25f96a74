import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref to the value of the last committed render, for callbacks and effects that must not depend on the
 * identity of a prop. Call it before the effects that read it.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
