import { withoutAttributionParams } from '../../core/attribution/attributionParams.ts'
import type { Language } from '../../core/language/language.ts'
import { parseUrl } from '../../core/url/parseUrl.ts'
import { safeDocument } from '../page/safeDocument.ts'

const ALTERNATES = 'link[rel~="alternate" i][hreflang][href]'

/** Query for the alternate links of a document's head. */
export interface AlternateQuery {
  /** URL of the current page, site-relative or absolute. */
  readonly url: string
  /** Language of that URL. */
  readonly from: Language
  /** Language of the requested URL. */
  readonly to: Language
}

/**
 * Returns the URL in another language from `<link rel="alternate" hreflang>`; `undefined` if there is none, or if the
 * head still describes another page, as after a navigation inside an app. Site-relative on the page's own host, so that
 * a page on a non-canonical host stays there. Attribution parameters and a fragment are left out: a cached page would pass
 * those of one visitor on to the next.
 */
export function readAlternateLink({ url, from, to }: AlternateQuery): string | undefined {
  const [here, there] = [linkOf(from), linkOf(to)]
  const current = parseUrl(url, safeDocument.baseURI)
  if (!here || !there || !current || !/^https?:$/.test(there.protocol)) return undefined
  const { pathname } = current
  if (here.pathname !== pathname || there.pathname === pathname) return undefined
  const rest = there.pathname.replace(/^\/+/, '') + withoutAttributionParams(there.search)
  return `${there.host === here.host ? '' : there.origin}/${rest}`
}

/** Returns the first link of a language; `en-VN` counts as English. */
function linkOf(language: Language): URL | undefined {
  const links = [...safeDocument.head.querySelectorAll<HTMLLinkElement>(ALTERNATES)]
  const link = links.find(({ hreflang }) => hreflang.toLowerCase().split('-')[0] === language)
  return (link && parseUrl(link.href)) ?? undefined
}

/** Adds a listener for changes of the links in the document's head. Returns a function that unsubscribes. */
export function watchAlternateLinks(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(safeDocument.head, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href', 'hreflang', 'rel'],
  })
  return () => observer.disconnect()
}
