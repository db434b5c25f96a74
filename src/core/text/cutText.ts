/**
 * Returns the beginning of a text: at most `length` UTF-16 code units, without splitting a surrogate pair.
 *
 * @example cutText('ab😀', 3) // 'ab'
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
