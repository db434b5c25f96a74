import type { Language } from '@jobsite/shell/core'
import type { Bilingual } from '../bilingual.ts'
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
export function staticPage(row: StaticPage): ContentOf {
  return (context) => {
    const { language } = context
    const sections = (row.sections ?? []).flatMap((section) => sectionBlocks(section, language))
    return {
      description: row.description[language],
      view: {
        heading: row.heading[language],
        lead: row.lead?.[language],
        blocks: [...sections, ...(row.blocks?.(context) ?? [])],
      },
    }
  }
}

/** A section of paragraphs. */
export function section(heading: Bilingual | undefined, ...paragraphs: Bilingual[]): Section {
  return { heading, text: paragraphs }
}

function sectionBlocks({ heading, text: paragraphs = [], list, cards }: Section, language: Language): Block[] {
  const blocks: Block[] = []
  const title = heading?.[language]
  if (paragraphs.length > 0 || list) {
    blocks.push({
      kind: 'prose',
      heading: title,
      paragraphs: paragraphs.map((paragraph) => paragraph[language]),
      ...(list && { list: list.map((item) => item[language]) }),
    })
  }
  if (cards) {
    const views = cards.map(
      ([name, words, href]): CardView => ({
        title: name[language],
        text: words[language],
        ...(href && { href: href[language] }),
      }),
    )
    blocks.push({ kind: 'cards', cards: views, ...(blocks.length === 0 && title !== undefined && { heading: title }) })
  }
  return blocks
}
