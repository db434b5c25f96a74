// Counted for every copy of the shell on the page: no two parts may have an id in common.
const KEY = Symbol.for('@jobsite/shell/mounts')

/** How many parts have been mounted on this page, this one included. */
export function countMounts(): number {
  const page = globalThis as { [KEY]?: number }
  page[KEY] = (page[KEY] ?? 0) + 1
  return page[KEY]
}
