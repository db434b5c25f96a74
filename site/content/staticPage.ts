import { type Bilingual, type InLanguage, inLanguage, text } from '../bilingual.ts'
import type { Block, CardView } from '../ui/view.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'

/** A page whose content is the same for everyone. */
export interface StaticPage {
  readonly heading: Bilingual
  readonly description: Bilingual
  readonly lead?: Bilingual
  readonly sections?: readonly Section[]
  /** Parts that are made on request. */
  readonly blocks?: (context: PageContext) => readonly Block[]
}

/** A headed part of a static page: text, a list, cards, or a mix. */
export interface Section {
  readonly heading?: Bilingual
  readonly text?: readonly Bilingual[]
  readonly list?: readonly Bilingual[]
  readonly cards?: readonly (readonly [title: Bilingual, text: Bilingual, href?: Bilingual])[]
}

/** A page whose content is a row of a table. */
export function staticPage({ blocks, ...row }: StaticPage): ContentOf {
  return (context) => {
    const { heading, description, lead, sections = [] } = inLanguage(row, context.language)
    return {
      description,
      view: { heading, lead, blocks: [...sections.flatMap(sectionBlocks), ...(blocks?.(context) ?? [])] },
    }
  }
}

/** A section with a paragraph. */
export const section = (vi: string, en: string, paragraphVi: string, paragraphEn: string): Section => ({
  heading: text(vi, en),
  text: [text(paragraphVi, paragraphEn)],
})

function sectionBlocks({ heading, text: paragraphs = [], list, cards }: InLanguage<Section>): Block[] {
  const hasProse = paragraphs.length > 0 || list !== undefined
  const views = cards?.map(([title, words, href]): CardView => ({ title, text: words, href }))
  return [
    ...(hasProse ? [{ kind: 'prose' as const, heading, paragraphs, list }] : []),
    ...(views ? [{ kind: 'cards' as const, cards: views, heading: hasProse ? undefined : heading }] : []),
  ]
}
