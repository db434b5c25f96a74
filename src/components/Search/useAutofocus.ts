import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes a field the first focus of its dialog. React has no such attribute: its `autoFocus` focuses a field when it is
 * created, which a closed dialog does not allow. In a dialog that opened before its content came, it is focused at once.
 */
export function useAutofocus(field: RefObject<HTMLInputElement | null>): void {
  // Precedes the effects of the components around it, which open the dialog.
  useLayoutEffect(() => {
    field.current?.setAttribute('autofocus', '')
    if (field.current?.closest('dialog')?.open) field.current.focus({ preventScroll: true })
  }, [field])
}
