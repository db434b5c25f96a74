/** A path with one slash at its start and none at its end. No pattern, which would take quadratic time. */
export function requestPath(pathname: string): string {
  let [start, end] = [0, pathname.length]
  while (pathname[start] === '/') start += 1
  while (end > start && pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(start, end)}`
}
