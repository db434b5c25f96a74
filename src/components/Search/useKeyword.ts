import { type RefObject, useEffect, useRef } from 'react'
import { isFocused } from '../../browser/elements/elements.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { fieldText } from './searchTexts.ts'

/**
 * Writes the keyword of the page's next search to a field. Text being typed is kept; the text of the previous search is
 * replaced, even while focused.
 *
 * @param isInSheet whether the text is typed in a sheet, for this field and its own. @default false
 */
export function useKeyword(field: RefObject<HTMLInputElement | null>, isInSheet = false): void {
  const { keyword } = useShellContext()
  const written = useRef(keyword)
  useEffect(() => {
    const input = field.current
    const before = written.current
    if (keyword === before) return
    written.current = keyword
    const isTyped = (isInSheet || isFocused(input)) && input?.value.trim() !== before
    if (input && !isTyped) input.value = fieldText(keyword)
  }, [field, isInSheet, keyword])
}
