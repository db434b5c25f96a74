import { type KeyboardEvent, useRef } from 'react'
import { constants } from '../../core/constants.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useModal } from '../../react/ui/useModal.ts'
import { usePopover } from '../../react/ui/usePopover.ts'
import { useVisibleHeight } from '../../react/ui/useVisibleHeight.ts'
import { SheetRoot } from './BottomSheet.styles.ts'
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'

export interface LocationDialogProps extends LocationPickerProps {
  id: string
  isOpen: boolean
}

/**
 * Location dialog of the search. Renders a `<dialog>`: a popover next to its button, or a full-screen sheet on phones.
 */
export function LocationDialog({ id, isOpen, ...rest }: LocationDialogProps) {
  const { messages } = useShellContext()
  const { isSheet, onClose } = rest
  const dialog = useRef<HTMLDialogElement>(null)
  useVisibleHeight(dialog, isOpen)
  useModal(dialog, isOpen && isSheet, { onClose, maxWidth: constants.mobileMaxWidth })
  usePopover(dialog, isOpen && !isSheet, { onClose, minWidth: constants.tabletMinWidth })
  return (
    <SheetRoot
      ref={dialog}
      id={id}
      aria-label={messages.searchBar.locations}
      data-sheet={isSheet ? '' : undefined}
      onKeyDown={keepFormOfPage}
    >
      {isOpen && <LocationPicker {...rest} />}
    </SheetRoot>
  )
}

/** Prevents Enter in a field from sending a form that contains the whole page: the dialog has none of its own. */
function keepFormOfPage(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.target instanceof HTMLInputElement)
    event.preventDefault()
}
