import { headerMenu, type Language, type MenuItem, sideNavMenu } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { localized } from './localized.ts'
import { staticPages } from './staticPages.ts'
import type { LinkView } from './views.ts'

/** Pages that are reached by a process, not by choice. */
const HIDDEN = ['recommendation/success', 'recommendation/expired', 'quan-ly-nghe-nghiep']

/** The links to every page that visitors may choose. */
export const siteMapContent: ContentOf = ({ language, config }) => ({
  description: text('Mọi trang của trang việc làm.', 'Every page of the job site.'),
  view: {
    heading: text('Sơ đồ trang web', 'Site map'),
    blocks: [
      {
        kind: 'links',
        heading: text('Việc làm và công cụ', 'Jobs and tools'),
        links: unique(
          [...headerMenu({ config, language }), ...sideNavMenu({ config, language })].flatMap((item) => linksOf(item)),
        ),
      },
      { kind: 'links', heading: text('Thông tin', 'Information'), links: informationLinks(language) },
    ],
  },
})

function linksOf({ label, href, external, children = [] }: MenuItem): LinkView[] {
  return [...(href && !external ? [{ label, href }] : []), ...children.flatMap(linksOf)]
}

function informationLinks(language: Language): LinkView[] {
  return Object.entries(staticPages)
    .filter(([path]) => !HIDDEN.includes(path))
    .map(([path, { heading }]) => ({ label: heading, href: localized(`/${path}`, language) }))
}

const unique = (links: LinkView[]): LinkView[] => [...new Map(links.map((link) => [link.label, link])).values()]
