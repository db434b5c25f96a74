import { type Language, type MenuItem, menus } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { localized } from './localized.ts'
import { staticPages } from './staticPages.ts'
import type { LinkView } from './views.ts'

/** A link whose URL is of the page's language already. */
type PageLink = LinkView & { href: string }

/** The links to every page that visitors may choose, each page once. */
export const siteMapContent: ContentOf = ({ language, config }) => {
  const { header, sideNav } = menus({ config, language })
  const menuLinks = uniqueByPath([...header, ...sideNav].flatMap(linksOf))
  // The first label of a page stays: that of the menu.
  const others = uniqueByPath([...menuLinks, ...informationLinks(language)]).slice(menuLinks.length)
  return {
    description: text('Danh sách các trang của Jobsite.', 'All pages of Jobsite.'),
    view: {
      heading: text('Sơ đồ trang web', 'Site map'),
      blocks: [
        { kind: 'links', heading: text('Việc làm và công cụ', 'Jobs and tools'), links: menuLinks },
        { kind: 'links', heading: text('Thông tin', 'Information'), links: others },
      ],
    },
  }
}

function linksOf({ label, href, external, children = [] }: MenuItem): PageLink[] {
  return [...(href && !external ? [{ label, href }] : []), ...children.flatMap(linksOf)]
}

function informationLinks(language: Language): PageLink[] {
  return Object.entries(staticPages)
    .filter(([, { noIndex }]) => noIndex !== true)
    .map(([path, { heading }]) => ({ label: heading, href: localized(`/${path}`, language) }))
}

/** The first link to each page. Its query names no page: it holds the tracking of the menu, or a section. */
function uniqueByPath(links: PageLink[]): PageLink[] {
  const paths = links.map(({ href }) => href.split('?', 1)[0])
  return links.filter((_link, index) => index === paths.indexOf(paths[index]))
}
