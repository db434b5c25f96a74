import type { Language } from '../core/language/language.ts'

const ALTERNATES = 'link[rel~="alternate" i][hreflang][href]'

/** What is asked of the links in a page's head. */
export interface AlternateQuestion {
  /** The address on view, site-relative or absolute. */
  readonly url: string
  /** The language that it is in. */
  readonly from: Language
  /** The language whose address is asked for. */
  readonly to: Language
}

/**
 * The address in another language that the page's head names by `<link rel="alternate" hreflang>`; `undefined` where it
 * names none, or speaks of another page than the one on view, as the head of an app does that has just gone on. On the
 * page's own host it is site-relative, so that a page shown on another host than its canonical one stays there.
 */
export function readAlternateLink({ url, from, to }: AlternateQuestion): string | undefined {
  const [here, there] = [linkOf(from), linkOf(to)]
  if (!here || !there || !/^https?:$/.test(there.protocol) || !URL.canParse(url, document.baseURI)) return undefined
  const { pathname } = new URL(url, document.baseURI)
  if (here.pathname !== pathname || there.pathname === pathname) return undefined
  return there.host === here.host ? there.pathname + there.search + there.hash : there.href
}

/** The first link of a language; `en-VN` is English too. */
function linkOf(language: Language): URL | undefined {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>(ALTERNATES)]
  const link = links.find(({ hreflang }) => hreflang.toLowerCase().split('-')[0] === language)
  return link && URL.canParse(link.href) ? new URL(link.href) : undefined
}

/** Calls back whenever the links in the page's head may say something else. Returns what ends it. */
export function watchAlternateLinks(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.head, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href', 'hreflang', 'rel'],
  })
  return () => observer.disconnect()
}
