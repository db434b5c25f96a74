import { DIRECT, NOT_SET } from '../contracts.ts'
import { toList } from '../looseValues.ts'
import { formatTimestamp } from '../text/formatTimestamp.ts'
import { parseUrl } from '../url/parseUrl.ts'
import { isSiteHost } from '../url/siteHost.ts'
import { splitUrl } from '../url/splitUrl.ts'
import { CLICK_SOURCES, GOOGLE_PARAMS, readFirstValue } from './attributionParams.ts'
import { redactUrl, redactValue } from './redact.ts'

/** Source of a visit, as stored in the attribution cookies. */
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

/** Page view to attribute. */
export interface Visit {
  readonly url: string
  readonly referrer?: string | undefined
  /** @default now */
  readonly now?: Date | undefined
  /**
   * Domain of the site: referrers on it and its subdomains are internal. @default the page's own host, without `www.`
   */
  readonly siteDomain?: string | undefined
  /** Referrer hosts that do not count as a visit, such as social logins, with their subdomains. @default none */
  readonly ignoredReferrers?: readonly string[] | undefined
}

type Source = Pick<Attribution, 'utm_source' | 'utm_medium'> & Partial<Attribution>

/**
 * Returns the attribution of a visit, by this precedence: Google click ids, campaign parameters, other click ids,
 * external referrer, direct. Of a repeated parameter, the first non-empty value is used. Values that look like tokens
 * or e-mail addresses are redacted. Never throws.
 *
 * @example
 * attributionFor({ url: 'https://www.jobsite.example/?gclid=x', now: new Date('2026-11-20T09:51:07Z') })
 * // { utm_source: 'google', utm_medium: 'cpc', utm_campaign: '(not set)', …, utm_datetime: '2026-11-20T16:51:07+07:00' }
 */
export function attributionFor(visit: Visit): Attribution {
  const { now, ignoredReferrers, ...rest }: Visit = Object(visit)
  const time = formatTimestamp(now as Date) === '' ? undefined : now
  return attributionOf({ ...rest, now: time, ignoredReferrers: toList(ignoredReferrers) })
}

/** Returns the attribution of a visit, as {@link attributionFor} does, without checks of types. */
export function attributionOf(visit: Visit): Attribution {
  const { url, referrer, now } = visit
  return {
    utm_campaign: NOT_SET,
    utm_term: NOT_SET,
    utm_content: NOT_SET,
    ...(campaignSource(url) ?? referrerSource(visit)),
    utm_url: redactUrl(url) || NOT_SET,
    utm_referer: redactUrl(referrer ?? '') || NOT_SET,
    utm_datetime: formatTimestamp(now ?? new Date()),
  }
}

/** Returns the source given by the URL's parameters; `undefined` if there is none. */
function campaignSource(url: string): Source | undefined {
  const search = splitUrl(url)?.search ?? ''
  const param = (key: string): string | undefined => readFirstValue(search, key)
  const gclsrc = param('gclsrc')
  // A click of another search engine, passed by Google's marketing platform in Google's parameter.
  const isThirdParty = gclsrc?.toLowerCase().startsWith('3p') === true
  const isGoogle = GOOGLE_PARAMS.some((key) => param(key) !== undefined && !(isThirdParty && key === 'gclid'))
  const [explicitSource, explicitMedium] = [param('utm_source'), param('utm_medium')]
  const click = explicitSource === undefined ? CLICK_SOURCES.find(([key]) => param(key) !== undefined) : undefined
  const named = {
    utm_source: isGoogle ? 'google' : (explicitSource ?? click?.[1]),
    utm_medium: isGoogle ? 'cpc' : (explicitMedium ?? click?.[2]),
    utm_campaign: param('utm_campaign') ?? (gclsrc !== undefined && !isThirdParty ? 'DoubleClick' : undefined),
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

function referrerSource(visit: Visit): Source {
  const from = isInternalReferrer(visit) || isIgnoredReferrer(visit) ? undefined : toUrl(visit.referrer)
  return from ? { utm_source: from.host, utm_medium: 'referral' } : { utm_source: DIRECT, utm_medium: NOT_SET }
}

/**
 * Returns whether a page view has an internal, missing or unreadable referrer.
 *
 * @example isInternalReferrer({ url: 'https://www.jobsite.example/', referrer: 'https://news.example/' }) // false
 */
function isInternalReferrer({ url, referrer, siteDomain }: Visit): boolean {
  const from = toUrl(referrer)
  const own = toUrl(url)
  const domain = siteDomain ?? own?.hostname.replace(/^www\./, '')
  // A file URL has no host and counts as no referrer.
  return !from?.host || from.host === own?.host || isSiteHost(from.hostname, domain)
}

/**
 * Returns whether a page view is a landing: with a campaign, or not from a page of the site.
 *
 * @example isLanding({ url: 'https://www.jobsite.example/', referrer: 'https://www.jobsite.example/jobs' }) // false
 */
export const isLanding = (visit: Visit): boolean =>
  !visit.referrer || !isInternalReferrer(visit) || campaignSource(visit.url) !== undefined

/**
 * Returns whether the referrer is an ignored host, such as a social login.
 *
 * @example isIgnoredReferrer({ url: '/', referrer: 'https://accounts.google.com/', ignoredReferrers: ['accounts.google.com'] }) // true
 */
export function isIgnoredReferrer({ referrer, ignoredReferrers = [] }: Visit): boolean {
  const from = toUrl(referrer)
  return from !== undefined && ignoredReferrers.some((host) => isSiteHost(from.hostname, host))
}

function toUrl(text: string | undefined): URL | undefined {
  return (typeof text === 'string' && parseUrl(text)) || undefined
}

/**
 * Returns whether a record is a direct visit.
 *
 * @example isDirect(attributionFor({ url: 'https://www.jobsite.example/' })) // true
 */
export function isDirect(attribution: Pick<Attribution, 'utm_source'>): boolean {
  return attribution?.utm_source === DIRECT
}
