/** Marks the windows of a sheet: many stories stand there side by side, and none may take the page over. */
export const SHEET_WINDOW = 'data-sheet'

/**
 * In a window of a sheet: what is focused does not scroll the sheet to itself, and what opened for the focus stays open
 * when another story's window is focused. Anywhere else nothing is changed.
 */
export function behaveOnSheet(): void {
  if (!window.frameElement?.hasAttribute(SHEET_WINDOW)) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  const ignore = (event: Event): void => {
    if (!document.hasFocus()) event.stopImmediatePropagation()
  }
  for (const name of ['blur', 'focusout']) window.addEventListener(name, ignore, true)
}
