import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * Returns a ref to the value of the last committed render, for callbacks and effects that must not depend on the
 * identity of a prop.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  // Runs before the effects of the component and of its children: they read the value of the same render.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
