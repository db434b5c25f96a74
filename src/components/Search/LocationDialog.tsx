import type { ReactNode, RefObject } from 'react'
import { constants } from '../../core/constants.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useModal } from '../../react/ui/useModal.ts'
import { SheetRoot } from './BottomSheet.styles.ts'

export interface LocationDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  id: string
  /** Whether it is open as a full-screen sheet; its content opens it as a popover. */
  isOpenSheet: boolean
  onClose: () => void
  /** Its content, once that is loaded. */
  children: ReactNode
}

/**
 * Location dialog of the search. Renders a `<dialog>`: a full-screen sheet on phones, which opens before its content is
 * loaded, else a popover next to its button.
 */
export function LocationDialog({ dialog, id, isOpenSheet, onClose, children }: LocationDialogProps) {
  const { messages } = useShellContext()
  useModal(dialog, isOpenSheet, { onClose, maxWidth: constants.mobileMaxWidth })
  return (
    <SheetRoot ref={dialog} id={id} aria-label={messages.searchBar.locations} data-sheet={isOpenSheet ? '' : undefined}>
      {children}
    </SheetRoot>
  )
}
