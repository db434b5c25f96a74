import type { RefObject } from 'react'
import { openPopover, type PopoverOptions } from '../../browser/dialog/openPopover.ts'
import { useLatest } from '../useLatest.ts'
import { useOpened } from './useOpened.ts'

/** Shows a non-modal dialog next to its button while `isOpen` is true. */
export function usePopover(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  { onClose, minWidth }: PopoverOptions,
): void {
  const close = useLatest(onClose)
  useOpened(ref, isOpen, (dialog) => openPopover(dialog, { onClose: () => close.current(), minWidth }))
}
