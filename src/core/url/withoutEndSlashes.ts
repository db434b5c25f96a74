/**
 * An address that a path can be put behind.
 *
 * @example withoutEndSlashes('https://ms.jobsite.example/') // 'https://ms.jobsite.example'
 */
export function withoutEndSlashes(text: string): string {
  // By hand: a pattern for it looks at every slash once for each slash before it.
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
