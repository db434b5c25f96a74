/**
 * Removes trailing slashes, so that a path can be appended to a URL.
 *
 * @example trimTrailingSlashes('https://ms.jobsite.example/') // 'https://ms.jobsite.example'
 */
export function trimTrailingSlashes(text: string): string {
  // Without a pattern, which would take quadratic time.
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
