/** Calls a page's callback. An error it throws is reported to the window, and the shell continues. */
export function notifyPage<Event>(callback: ((event: Event) => void) | undefined, event: Event): void {
  try {
    callback?.(event)
  } catch (error) {
    reportError(error)
  }
}
