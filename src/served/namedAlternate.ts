import { safeDocument } from '../browser/page/safeDocument.ts'

/**
 * Returns whether the head names another URL in the other language than a link of the shell leads to. Whether it counts is
 * decided as the link is rendered.
 */
export function isOtherNamed(link: HTMLAnchorElement | null): boolean {
  const named = link && safeDocument.querySelector<HTMLLinkElement>(`link[hreflang|=${link.hreflang}]`)
  return Boolean(named && named.href.split('?', 1)[0] !== link?.href.split(/[?#]/, 1)[0])
}
