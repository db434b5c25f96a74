import { buildSearchUrl, type SearchCriteria } from '../../src/core.ts'
import { interleave, type Task } from '../support/interleave.ts'
import { timingRows } from '../support/report.ts'
import type { Part } from '../targets.ts'

const SEARCHES: readonly { criteria: Required<Omit<SearchCriteria, 'urgent'>>; search: string }[] = [
  { criteria: { keyword: 'kế toán trưởng', categoryIds: [], locationIds: [29] }, search: '' },
  { criteria: { keyword: 'java developer', categoryIds: [35, 55], locationIds: [29, 24] }, search: '?sort=new' },
  { criteria: { keyword: 'nhân viên kinh doanh', categoryIds: [], locationIds: [] }, search: '' },
  { criteria: { keyword: 'marketing', categoryIds: [27], locationIds: [] }, search: '?level=5&sort=new' },
  { criteria: { keyword: 'quản lý dự án', categoryIds: [], locationIds: [24, 29, 17] }, search: '' },
]

/** Builds the same URLs by hand, for valid keywords and ids only: the least possible work. */
function byHand({ keyword, categoryIds, locationIds }: (typeof SEARCHES)[number]['criteria'], search: string): string {
  const text = encodeURIComponent(keyword.split(' ').join('-'))
  const categories = categoryIds.length > 0 ? `i${categoryIds.join(',')}` : ''
  const locations = locationIds.length > 0 ? `v${locationIds.join('.')}` : ''
  const ids = categories + locations
  return `/${text}${ids === '' ? '-kv' : `-${ids}-vn`}${search}`
}

/** Search URLs, built with every check and by hand. */
export function searchUrlTable(): Part {
  for (const { criteria, search } of SEARCHES) {
    const [own, hand] = [buildSearchUrl(criteria, 'vi', { search }), byHand(criteria, search)]
    if (own !== hand) throw new Error(`buildSearchUrl gives ${own} where ${hand} is right.`)
  }
  // V8 remembers how it split a literal, but not what a visitor typed.
  const typed = JSON.parse(JSON.stringify(SEARCHES)) as typeof SEARCHES
  const task = (name: string, build: (search: (typeof SEARCHES)[number]) => string): Task => ({
    name,
    size: SEARCHES.length,
    // The last character is read, because a joined text is copied together only then.
    pass: () => {
      let sum = 0
      for (const search of typed) {
        const url = build(search)
        // Joined texts are copied together as they are read.
        sum += url.charCodeAt(url.length - 1)
      }
      return sum
    },
  })
  const timings = interleave([
    task('by hand', ({ criteria, search }) => byHand(criteria, search)),
    task('buildSearchUrl', ({ criteria, search }) => buildSearchUrl(criteria, 'vi', { search })),
  ])
  const rows = timingRows(timings, 'by hand')
  const table = {
    title: 'Search URLs built',
    rows,
    notes: [
      'By hand: `encodeURIComponent`, ids joined, the query appended; no validation, no special case such as C#.',
    ],
  }
  return { tables: [table], figures: { 'search URL, to code by hand': Number(rows[1]?.['ratio to by hand']) } }
}
