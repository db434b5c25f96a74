import { formatTimestamp } from '../text/formatTimestamp.ts'
import { readParam } from '../url/query.ts'
import { isSiteHost } from '../url/safeHref.ts'
import { splitUrl } from '../url/splitUrl.ts'
import { redactUrl, redactValue } from './redact.ts'

/** Where a visit came from, as the attribution cookies hold it. */
export interface Attribution {
  utm_source: string
  utm_medium: string
  utm_campaign: string
  utm_term: string
  utm_content: string
  utm_url: string
  utm_referer: string
  /** ISO 8601 at +07:00. */
  utm_datetime: string
}

/** One page view. */
export interface Visit {
  readonly url: string
  readonly referrer?: string
  /** @default now */
  readonly now?: Date
  /** Hosts at and below it are internal. @default the page's own host, without `www.` */
  readonly siteDomain?: string
}

/** What a field without a value holds. */
export const NOT_SET = '(not set)'

/** The source of a visit that came from nowhere else. */
export const DIRECT = '(direct)'

type Source = Pick<Attribution, 'utm_source' | 'utm_medium'> & Partial<Attribution>

/**
 * A visit's attribution: Google's click id first, then explicit campaign parameters, then an external referrer, else
 * direct. Values that look like tokens or e-mail addresses are redacted. It never throws: an address that cannot be
 * read has no parameters.
 *
 * @example
 * attributionFor({ url: 'https://www.jobsite.example/?gclid=x', now: new Date('2026-11-20T09:51:07Z') })
 * // { utm_source: 'google', utm_medium: 'cpc', utm_campaign: '(not set)', …, utm_datetime: '2026-11-20T16:51:07+07:00' }
 */
export function attributionFor({ url, referrer, now, siteDomain }: Visit): Attribution {
  return {
    utm_campaign: NOT_SET,
    utm_term: NOT_SET,
    utm_content: NOT_SET,
    ...(campaignSource(url) ?? referrerSource(url, referrer, siteDomain)),
    utm_url: redactUrl(url) || NOT_SET,
    utm_referer: redactUrl(referrer ?? '') || NOT_SET,
    utm_datetime: formatTimestamp(now ?? new Date()),
  }
}

/** The source that the address itself names, `undefined` if it names none. */
function campaignSource(url: string): Source | undefined {
  const search = splitUrl(url)?.search ?? ''
  const param = (key: string): string | undefined => readParam(search, key)?.trim() || undefined
  const clicked = param('gclid') !== undefined
  const doubleClick = param('gclsrc') !== undefined
  const named = {
    utm_source: clicked ? 'google' : param('utm_source'),
    utm_medium: clicked ? 'cpc' : param('utm_medium'),
    utm_campaign: param('utm_campaign') ?? (doubleClick ? 'DoubleClick' : undefined),
    utm_term: param('utm_term'),
    utm_content: param('utm_content'),
  }
  if (Object.values(named).every((value) => value === undefined)) return undefined
  const field = (value: string | undefined): string => (value === undefined ? NOT_SET : redactValue(value))
  return {
    utm_source: field(named.utm_source),
    utm_medium: field(named.utm_medium),
    utm_campaign: field(named.utm_campaign),
    utm_term: field(named.utm_term),
    utm_content: field(named.utm_content),
  }
}

function referrerSource(url: string, referrer: string | undefined, siteDomain: string | undefined): Source {
  const from = toUrl(referrer)
  const own = toUrl(url)
  const domain = siteDomain ?? own?.hostname.replace(/^www\./, '')
  // A file has no host: nobody sent the visit.
  const isInternal = !from?.host || from.host === own?.host || isSiteHost(from.hostname, domain)
  return isInternal ? { utm_source: DIRECT, utm_medium: NOT_SET } : { utm_source: from.host, utm_medium: 'referral' }
}

function toUrl(text: string | undefined): URL | undefined {
  if (typeof text !== 'string') return undefined
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text.slice(0, 100)) && URL.canParse(text) ? new URL(text) : undefined
}

/**
 * Whether a record says no more than that nobody else sent the visit.
 *
 * @example isDirect(attributionFor({ url: 'https://www.jobsite.example/' })) // true
 */
export function isDirect(attribution: Pick<Attribution, 'utm_source'>): boolean {
  return attribution.utm_source === DIRECT
}
