/** Escaped letters, digits, `-`, `.`, `_` and `~`: with and without the escape, an address is the same. */
const ESCAPED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/**
 * A path with one slash at its start and none at its end, and with nothing escaped that need not be. No pattern for the slashes,
 * which would take quadratic time.
 */
export function requestPath(pathname: string): string {
  let [start, end] = [0, pathname.length]
  while (pathname[start] === '/') start += 1
  while (end > start && pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(start, end).replace(ESCAPED, decodeURIComponent)}`
}
