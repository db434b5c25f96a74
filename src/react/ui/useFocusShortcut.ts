import { type RefObject, useEffect } from 'react'
import { listenForShortcut } from '../../browser/events/listenForShortcut.ts'

/**
 * Focuses an element on a key press without modifiers, except while typing elsewhere or while a dialog is open.
 *
 * @param key a `KeyboardEvent.key` value; `null` for none.
 */
export function useFocusShortcut(ref: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => (key === null ? undefined : listenForShortcut(() => ref.current, key)), [ref, key])
}
