import type { Language } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { PagerLink } from './views.ts'

/** Pages shown on either side of the one on view. */
const AROUND = 1

/** The steps of a list's pager: back, the first page, those around the one on view, the last, on. Empty for one page. */
export function pagerLinks(
  page: number,
  last: number,
  language: Language,
  href: (page: number) => string,
): PagerLink[] {
  if (last < 2) return []
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= AROUND,
  )
  const steps = numbers.flatMap((number, index): PagerLink[] => {
    const isGap = index > 0 && number - (numbers[index - 1] ?? 0) > 1
    const label = String(number)
    const name = `${text('Trang', 'Page')[language]} ${number}`
    return [
      ...(isGap ? [{ label: '…', name: '' }] : []),
      { label, name, href: href(number), ...(number === page && { isCurrent: true }) },
    ]
  })
  return [
    ...(page > 1 && page <= last
      ? [{ label: '‹', name: text('Trang trước', 'Previous page'), href: href(page - 1), rel: 'prev' as const }]
      : []),
    ...steps,
    ...(page < last
      ? [{ label: '›', name: text('Trang sau', 'Next page'), href: href(page + 1), rel: 'next' as const }]
      : []),
  ]
}
