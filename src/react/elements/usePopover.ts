import { type RefObject, useEffect } from 'react'
import { openPopover, type PopoverOptions } from '../../browser/openPopover.ts'

/** Shows a dialog beside its button, without covering the page, while it is to be open. */
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
