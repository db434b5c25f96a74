import {
  type Attribution,
  attributionOf,
  isDirect,
  isIgnoredReferrer,
  type Visit,
} from '../../core/attribution/attributionFor.ts'
import { fitAttribution, readAttribution } from '../../core/attribution/attributionRecord.ts'
import { ATTRIBUTION_COOKIE, ATTRIBUTION_COOKIE_DAYS, FIRST_ATTRIBUTION_COOKIE } from '../../core/contracts.ts'
import { writeNewCookie } from '../cookies/assignCookie.ts'
import { readCookies, writeCookie } from '../cookies/cookies.ts'

/** Attribution model: whether a later internal or direct visit replaces a campaign. */
export type AttributionModel = 'last-touch' | 'last-non-direct'

/**
 * Records a visit in the cookies. Writes first and reads afterwards: one read shows whether the browser accepted the
 * cookie and whether a first touch exists.
 *
 * @returns the new value of `VNW_TRACKING_GA`.
 */
export function recordVisit(visit: Visit, model: AttributionModel = 'last-touch'): Attribution {
  const touch = fitAttribution(attributionOf(visit))
  const cookie = { days: ATTRIBUTION_COOKIE_DAYS, siteDomain: visit.siteDomain }

  const isIgnored = isIgnoredReferrer(visit)
  const before = isDirect(touch) && (isIgnored || model === 'last-non-direct') ? readCookies() : undefined
  const earlier = readAttribution(before?.get(ATTRIBUTION_COOKIE))
  // An earlier direct visit is no campaign to keep.
  const kept = earlier && (isIgnored || !isDirect(earlier)) ? earlier : null
  const record = kept ?? touch
  const jar = before && kept ? before : writeCookie(ATTRIBUTION_COOKIE, JSON.stringify(touch), cookie)
  // Replaces only an unreadable record: other scripts encode the first touch differently.
  if (!jar.has(FIRST_ATTRIBUTION_COOKIE)) writeNewCookie(FIRST_ATTRIBUTION_COOKIE, JSON.stringify(record), cookie)
  else if (!readAttribution(jar.get(FIRST_ATTRIBUTION_COOKIE)))
    writeCookie(FIRST_ATTRIBUTION_COOKIE, JSON.stringify(record), cookie)
  return record
}
