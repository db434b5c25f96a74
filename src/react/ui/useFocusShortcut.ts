import type { RefObject } from 'react'
import { useAfterLoad } from '../useAfterLoad.ts'

/**
 * Focuses an element on a key press without modifiers, except while typing elsewhere or while a dialog is open.
 *
 * @param key a `KeyboardEvent.key` value; `null` for none.
 */
export function useFocusShortcut(ref: RefObject<HTMLElement | null>, key: string | null): void {
  useAfterLoad(key === null ? null : ({ listenForShortcut }) => listenForShortcut(() => ref.current, key), [ref, key])
}
