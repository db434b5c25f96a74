import type { Attribution } from '../../core/attribution/attributionFor.ts'
import {
  ATTRIBUTION_COOKIE,
  ATTRIBUTION_COOKIE_DAYS,
  DIRECT,
  FIRST_ATTRIBUTION_COOKIE,
  LANDINGS_KEY,
  MAX_ATTRIBUTION_BYTES,
  NOT_SET,
} from '../../core/contracts.ts'
import { formatTimestamp } from '../../core/text/formatTimestamp.ts'
import { isRecord } from '../../core/text/json.ts'
import type { TrackEvent } from '../../core/track.ts'
import { isSiteHost } from '../../core/url/siteHost.ts'
import type { PageVisit } from '../attribution/readVisit.ts'
import { writeNewCookie } from '../cookies/assignCookie.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { readShared, writeShared } from '../page/shared.ts'
import { isPrerendered } from '../page/whenOpened.ts'
import { readStored } from '../storage/storage.ts'

/** Input of {@link recordOrdinaryVisit}. */
export interface OrdinaryVisitInput {
  readonly siteDomain: string
  readonly ignoredReferrers: readonly string[]
  readonly track: (event: TrackEvent) => void
}

/**
 * Characters of an ordinary path or value: those that need no escape, and escaped letters beyond ASCII, as of Vietnamese
 * keywords. Nothing in them is nested, or has to be decoded before it is stored.
 */
const CHARACTERS = '(?:[\\w.~,+-]|%20|%[C-F][\\dA-F]|%[89AB][\\dA-F])*'

/** An address whose parts are ordinary, and whose parameters are of the site's own lists, so that none is of a campaign or private. */
const ORDINARY = new RegExp(
  `^https?://[\\w.:-]+(?:/${CHARACTERS})*(?:\\?(?:(?:q|l|page|sort|section|tab|lang)=${CHARACTERS}(?:&|(?=#)|$))*)?(?:#[\\w-]*)?$`,
)

/** A text that may be a telephone number or a signed token. */
const MAYBE_PRIVATE = /\d(?:(?:[.+-]|%20)?\d){8}|ey[\w-]{8}/

/**
 * Returns whether a page view is an ordinary one, as far as it can be told before it is recorded: on a page that is open, without a
 * campaign, and with an address and a referrer that have nothing to redact.
 */
export function isOrdinaryVisit(
  { url, referrer }: PageVisit,
  { ignoredReferrers }: Pick<OrdinaryVisitInput, 'ignoredReferrers'>,
): boolean {
  return (
    ORDINARY.test(url) &&
    !MAYBE_PRIVATE.test(url) &&
    !isPrerendered() &&
    !readShared('visits') &&
    readStored('session', LANDINGS_KEY) === null &&
    (referrer === '' ||
      (ORDINARY.test(referrer) &&
        !MAYBE_PRIVATE.test(referrer) &&
        !ignoredReferrers.some((host) => isSiteHost(new URL(referrer).hostname, host))))
  )
}

/**
 * Records the page view that loaded the document where it is an ordinary one, with consent and on a page that is not excluded. It
 * is one function, because every page runs it: all other page views are left to `createPageViewEffects`, which gives the same
 * result.
 *
 * @returns whether the page view is recorded; `false` if it is left to the full code.
 */
export function recordOrdinaryVisit(visit: PageVisit, input: OrdinaryVisitInput): boolean {
  if (!isOrdinaryVisit(visit, input)) return false
  const { url, referrer, now } = visit
  const { siteDomain, track } = input
  const from = referrer === '' ? null : new URL(referrer)
  const isInternal = !from || from.host === new URL(url).host || isSiteHost(from.hostname, siteDomain)
  const record: Attribution = {
    utm_campaign: NOT_SET,
    utm_term: NOT_SET,
    utm_content: NOT_SET,
    utm_source: isInternal ? DIRECT : from.host,
    utm_medium: isInternal ? NOT_SET : 'referral',
    utm_url: url,
    utm_referer: referrer || NOT_SET,
    utm_datetime: formatTimestamp(now),
  }
  const text = JSON.stringify(record)
  if (encodeURIComponent(text).length > MAX_ATTRIBUTION_BYTES) return false
  const options = { days: ATTRIBUTION_COOKIE_DAYS, siteDomain }
  try {
    writeNewCookie(ATTRIBUTION_COOKIE, text, options)
    const jar = `; ${safeDocument.cookie}`
    const [, written = '', hidden] = jar.split(`; ${ATTRIBUTION_COOKIE}=`)
    // Refused by the browser, or hidden by another cookie of this name: the full code repairs it.
    if (hidden !== undefined || decodeURIComponent(written.split(';', 1)[0] as string) !== text) return false
    const [, first] = jar.split(`; ${FIRST_ATTRIBUTION_COOKIE}=`)
    if (first === undefined) writeNewCookie(FIRST_ATTRIBUTION_COOKIE, text, options)
    else {
      const known: unknown = JSON.parse(decodeURIComponent(first.split(';', 1)[0] as string))
      if (!isRecord(known) || typeof known.utm_source !== 'string') return false
    }
  } catch {
    // Cookies are denied, or the first one is in an encoding of another script.
    return false
  }
  writeShared('consent', true)
  writeShared('visits', { visit: { ...visit, isRecorded: true }, landedFrom: safeDocument.referrer })
  track({ type: 'attribution', record })
  return true
}
