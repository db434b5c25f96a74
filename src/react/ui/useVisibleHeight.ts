import { type RefObject, useLayoutEffect } from 'react'
import { followVisibleHeight } from '../../browser/dialog/followVisibleHeight.ts'

/** Publishes the height above an on-screen keyboard to an element's styles while `isOpen` is true. */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => (isOpen && ref.current ? followVisibleHeight(ref.current) : undefined), [ref, isOpen])
}
