import { buildSearchUrl } from '@jobsite/shell/core'
import { hotKeywords } from '../backend/fixtures/keywords.ts'
import { text } from '../bilingual.ts'
import type { Block, LinkView } from './views.ts'

/** The heading of the most frequent searches. */
export const POPULAR = text('Từ khóa phổ biến', 'Popular keywords')

/** Links to the most frequent searches. */
export const popularSearches: readonly LinkView[] = hotKeywords.map((label) => ({
  label,
  href: text(buildSearchUrl({ keyword: label.vi }, 'vi'), buildSearchUrl({ keyword: label.en }, 'en')),
}))

/** The most frequent searches, where a page has nothing else to go on with. */
export const popularBlock = { kind: 'links', heading: POPULAR, look: 'chips', links: popularSearches } satisfies Block
