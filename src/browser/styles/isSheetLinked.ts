import { safeDocument } from '../page/safeDocument.ts'

/** Returns whether the page links the shell's style sheet, by a component that is on the page. */
export function isSheetLinked(): boolean {
  const root = safeDocument.querySelector('.shell-root')
  return root !== null && getComputedStyle(root).getPropertyValue('--_sheet') !== ''
}
