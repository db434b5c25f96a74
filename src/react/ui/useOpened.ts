import { type RefObject, useEffect, useRef } from 'react'
import { useCommitEffect } from './useCommitEffect.ts'

/**
 * Opens an element while `isOpen` is true: in the commit that renders its content, because a key pressed between the two
 * would reach what is behind it. Closes it after the commit, when React restores no focus any more.
 *
 * @param open opens the element and returns a function that closes it. The one of the first render is used.
 */
export function useOpened<Root extends HTMLElement>(
  ref: RefObject<Root | null>,
  isOpen: boolean,
  open: (element: Root) => () => void,
): void {
  const first = useRef(open)
  const close = useRef<(() => void) | null>(null)
  useCommitEffect(() => {
    if (isOpen && ref.current) close.current ??= first.current(ref.current)
  }, [ref, isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      close.current?.()
      close.current = null
    }
  }, [isOpen])
}
