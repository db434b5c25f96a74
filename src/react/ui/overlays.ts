import { type DependencyList, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { type ModalOptions, openModal } from '../../browser/dialog/openModal.ts'
import { skipStaleEntries } from '../../browser/navigation/skipStaleEntries.ts'
import { useLatest } from '../useLatest.ts'

/** Shows a modal dialog while `isOpen` is true, and restores the page when it closes or unmounts. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  { onClose, maxWidth }: ModalOptions,
): void {
  const close = useLatest(onClose)
  useOpened(ref, isOpen, (dialog) => openModal(dialog, { onClose: () => close.current(), maxWidth }))
}

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

const run = (effect: (() => void) | null): void => effect?.()

/**
 * Calls a function in the commit that renders, as `useLayoutEffect` does, of which React 18 warns in every render of a server.
 *
 * @param effect returns nothing: it has no cleanup.
 */
function useCommitEffect(effect: () => void, dependencies: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The caller's list.
  useImperativeHandle(run, () => effect, dependencies)
}

/** Skips history entries of closed overlays on back and forward navigation, while mounted. */
export function useStaleEntries(): void {
  useEffect(() => skipStaleEntries(), [])
}
