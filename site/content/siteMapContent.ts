import { headerMenu, type Language, type MenuItem, sideNavMenu } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { LinkView } from '../ui/view.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { localized } from './localized.ts'
import { staticPages } from './staticPages.ts'

const WORDS = {
  heading: text('Sơ đồ trang web', 'Site map'),
  description: text('Mọi trang của trang việc làm.', 'Every page of the job site.'),
  main: text('Việc làm và công cụ', 'Jobs and tools'),
  more: text('Thông tin', 'Information'),
}

/** Pages that are reached by a process, not by choice. */
const HIDDEN = ['recommendation/success', 'recommendation/expired', 'quan-ly-nghe-nghiep']

/** The links to every page that visitors may choose. */
export const siteMapContent: ContentOf = ({ language, config }) => ({
  description: WORDS.description[language],
  view: {
    heading: WORDS.heading[language],
    blocks: [
      {
        kind: 'links',
        heading: WORDS.main[language],
        links: unique(
          [...headerMenu({ config, language }), ...sideNavMenu({ config, language })].flatMap((item) => linksOf(item)),
        ),
      },
      { kind: 'links', heading: WORDS.more[language], links: informationLinks(language) },
    ],
  },
})

function linksOf({ label, href, external, children = [] }: MenuItem): LinkView[] {
  return [...(href && !external ? [{ label, href }] : []), ...children.flatMap(linksOf)]
}

function informationLinks(language: Language): LinkView[] {
  return Object.entries(staticPages)
    .filter(([path]) => !HIDDEN.includes(path))
    .map(([path, { heading }]) => ({ label: heading[language], href: localized(`/${path}`, language) }))
}

const unique = (links: LinkView[]): LinkView[] => [...new Map(links.map((link) => [link.label, link])).values()]
