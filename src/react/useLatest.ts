import { type RefObject, useEffect, useRef } from 'react'

/**
 * What was last drawn with, for what runs later: a callback that a page makes anew with every render is no new one then.
 * Call it before the effects that read it.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
