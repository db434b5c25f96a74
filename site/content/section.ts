import { type Bilingual, text } from '../bilingual.ts'
import type { Block } from './views.ts'

/** A headed paragraph. */
export const section = (vi: string, en: string, paragraphVi: string, paragraphEn: string): Block => ({
  kind: 'prose',
  heading: text(vi, en),
  paragraphs: [text(paragraphVi, paragraphEn)],
})

/** A headed list. */
export const list = (heading: Bilingual, items: readonly Bilingual[]): Block => ({
  kind: 'prose',
  heading,
  paragraphs: [],
  list: items,
})
