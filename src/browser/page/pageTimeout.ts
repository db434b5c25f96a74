/**
 * Calls back after a time, unless the page is gone by then: the document of a unit test ends while timers go on.
 *
 * @param ms in milliseconds; left out, as soon as the current task and its listeners are done.
 *
 * @returns the timer, for `clearTimeout`.
 */
export function pageTimeout(call: () => void, ms?: number): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    if (typeof window !== 'undefined') call()
  }, ms)
}
