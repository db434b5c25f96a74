import { type RefObject, useEffect } from 'react'
import { type ModalOptions, openModal } from '../../browser/dialog/openModal.ts'

/** Shows a modal dialog while `isOpen` is true, and restores the page when it closes or unmounts. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  { onClose, maxWidth }: ModalOptions,
): void {
  useEffect(() => {
    if (!isOpen || !ref.current) return undefined
    return openModal(ref.current, { onClose, maxWidth })
  }, [ref, isOpen, onClose, maxWidth])
}
