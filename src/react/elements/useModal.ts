import { type RefObject, useEffect } from 'react'
import { type ModalOptions, openModal } from '../../browser/openModal.ts'

/**
 * Shows a dialog over the page while it is to be open, and puts everything back afterwards, also when it is taken off
 * the page meanwhile.
 */
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
