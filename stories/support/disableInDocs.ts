/** Marks the frames of docs pages: many stories are on one page, and none may take over its focus or scroll position. */
export const DOCS_FRAME = 'data-docs-frame'

/**
 * In a frame of a docs page: focus does not scroll the page, and a menu that opened by focus stays open when another
 * frame gets focus. Elsewhere this does nothing.
 */
export function disableInDocs(): void {
  if (!window.frameElement?.hasAttribute(DOCS_FRAME)) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  const ignore = (event: Event): void => {
    if (!document.hasFocus()) event.stopImmediatePropagation()
  }
  for (const name of ['blur', 'focusout']) window.addEventListener(name, ignore, true)
}
