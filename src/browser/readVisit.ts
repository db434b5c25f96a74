import type { Visit } from '../core/attribution/attributionFor.ts'

/** A page view: its address, what led to it, and when. */
export type PageVisit = Required<Pick<Visit, 'url' | 'referrer' | 'now'>>

/** The page view that this document was loaded for. */
export function readVisit(): PageVisit {
  return { url: window.location.href, referrer: document.referrer, now: new Date() }
}

/** A page view inside a page app, which the page before led to; `null` where it is still the page before. */
export function readNextVisit(before: PageVisit, url: string): PageVisit | null {
  const next = URL.canParse(url, before.url) ? new URL(url, before.url).href : window.location.href
  const [one, other] = [before.url, next].map((address) => address.split('#', 1)[0])
  return one === other ? null : { url: next, referrer: before.url, now: new Date() }
}
