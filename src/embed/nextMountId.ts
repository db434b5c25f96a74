// Counted for all copies of the shell on the page: element ids must be unique.
const KEY = Symbol.for('@jobsite/shell/mounts')

/** Returns the number of mounts on this page, this one included. */
export function nextMountId(): number {
  const page = globalThis as { [KEY]?: number }
  page[KEY] = (page[KEY] ?? 0) + 1
  return page[KEY]
}
