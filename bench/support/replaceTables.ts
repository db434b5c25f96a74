/**
 * Replaces the tables of one part in a page, and leaves those of other parts. A part that the page does not have yet is
 * added after the others.
 *
 * @throws Error if the page has no tables.
 */
export function replaceTables(page: string, part: string, text: string): string {
  const [start, end] = [`<!-- bench ${part} -->`, `<!-- /bench ${part} -->`]
  const block = `${start}\n\n${text}\n\n${end}`
  const startAt = page.indexOf(start)
  const endAt = page.indexOf(end)
  if (startAt >= 0 && endAt > startAt) return page.slice(0, startAt) + block + page.slice(endAt + end.length)
  const last = [...page.matchAll(/<!-- \/bench \w+ -->/g)].at(-1)
  if (!last) throw new Error('The page has no tables: no line like "<!-- /bench slug -->".')
  const at = last.index + last[0].length
  return `${page.slice(0, at)}\n\n${block}${page.slice(at)}`
}
