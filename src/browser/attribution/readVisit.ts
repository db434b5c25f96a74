import type { Visit } from '../../core/attribution/attributionFor.ts'
import { parseUrl } from '../../core/url/parseUrl.ts'
import { safeDocument } from '../page/safeDocument.ts'

/** A page view: its URL, referrer and time. */
export type PageVisit = Required<Pick<Visit, 'url' | 'referrer' | 'now'>>

/** Returns the page view that loaded this document. */
export function readVisit(): PageVisit {
  return { url: window.location.href, referrer: safeDocument.referrer, now: new Date() }
}

/**
 * Returns a page view after a navigation inside the app, with the previous page as referrer; `null` if it is still the
 * same page.
 */
export function readNextVisit(before: PageVisit, url: string, now: Date): PageVisit | null {
  const next = parseUrl(url, before.url)?.href ?? window.location.href
  const [one, other] = [before.url, next].map((href) => href.split('#', 1)[0])
  return one === other ? null : { url: next, referrer: before.url, now }
}
