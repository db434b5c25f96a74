import { useEffect, useRef } from 'react'
import { constants } from '../../core/constants.ts'
import { useModal } from '../../react/elements/useModal.ts'
import { usePopover } from '../../react/elements/usePopover.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'
import { SheetRoot } from './Sheet.styles.ts'

export interface LocationDialogProps extends LocationPickerProps {
  id: string
  isOpen: boolean
}

/** The choice of locations. Renders a `<dialog>`: beside its button, or as a sheet over the whole screen on phones. */
export function LocationDialog({ id, isOpen, ...rest }: LocationDialogProps) {
  const { messages } = useShellContext()
  const { isSheet, onClose } = rest
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, isOpen && isSheet, { onClose, maxWidth: constants.mobileMaxWidth })
  usePopover(dialog, isOpen && !isSheet, { onClose, minWidth: constants.tabletMinWidth })
  useEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isOpen])
  return (
    <SheetRoot ref={dialog} id={id} aria-label={messages.searchBar.locations} data-sheet={isSheet ? '' : undefined}>
      {isOpen && <LocationPicker {...rest} />}
    </SheetRoot>
  )
}
