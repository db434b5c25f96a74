import type { RefObject } from 'react'
import { type ModalOptions, openModal } from '../../browser/dialog/openModal.ts'
import { useLatest } from '../useLatest.ts'
import { useOpened } from './useOpened.ts'

/** Shows a modal dialog while `isOpen` is true, and restores the page when it closes or unmounts. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  { onClose, maxWidth }: ModalOptions,
): void {
  const close = useLatest(onClose)
  useOpened(ref, isOpen, (dialog) => openModal(dialog, { onClose: () => close.current(), maxWidth }))
}
