import { type RefObject, useEffect } from 'react'
import { openPopover, type PopoverOptions } from '../../browser/dialog/openPopover.ts'

/** Shows a non-modal dialog next to its button while `isOpen` is true. */
export function usePopover(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  { onClose, minWidth }: PopoverOptions,
): void {
  useEffect(() => {
    if (!isOpen || !ref.current) return undefined
    return openPopover(ref.current, { onClose, minWidth })
  }, [ref, isOpen, onClose, minWidth])
}
