import { type Attribution, attributionFor, isDirect, type Visit } from '../core/attribution/attributionFor.ts'
import { fitAttribution } from '../core/attribution/fitAttribution.ts'
import { constants, cookieNames } from '../core/constants.ts'
import { PAGES, type PageName } from '../core/pages/pages.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { isRecord, parseJson } from '../core/text/json.ts'
import { lookAtCookies, putCookie, writeAndLook } from './cookies.ts'
import { readVisit } from './readVisit.ts'

/** Whether a later internal or direct visit takes a campaign's place. */
export type AttributionModel = 'last-touch' | 'last-non-direct'

/** How a page view is recorded. */
export interface RecordAttributionOptions {
  /** The page on view. @default found from the address */
  page?: PageName
  /** Cookies are shared, and referrers internal, at and below it. */
  siteDomain?: string
  /** `last-non-direct` keeps a campaign over later internal and direct visits. @default 'last-touch' */
  model?: AttributionModel
}

/**
 * Records where this page view came from: `VNW_TRACKING_GA` each time, `VNW_TRACKING_GA_FIRST` only when absent, both
 * for 30 days. Does nothing on job details and outside a browser. Never throws; a browser that keeps no cookies is warned
 * of once. The provider does this by itself; call it on pages that have none.
 *
 * @returns what `VNW_TRACKING_GA` now says, `null` where nothing is recorded.
 *
 * @example recordAttribution({ siteDomain: 'jobsite.example' })?.utm_source // '(direct)'
 */
export function recordAttribution(options: RecordAttributionOptions = {}): Attribution | null {
  if (typeof document === 'undefined' || typeof location === 'undefined') return null
  const page = options.page ?? detectPage(location.href)
  if (page !== undefined && PAGES[page]?.jobDetail) return null
  return recordVisit({ ...readVisit(), siteDomain: options.siteDomain }, options.model)
}

/**
 * Records a visit in the cookies, and gives what `VNW_TRACKING_GA` now says. It is written first and looked at then: that
 * one look tells whether the browser took it, and whether there is a first touch.
 */
export function recordVisit(visit: Visit, model: AttributionModel = 'last-touch'): Attribution {
  const { attribution: last, firstAttribution: first } = cookieNames
  const touch = fitAttribution(attributionFor(visit))
  const cookie = { days: constants.attributionCookieDays, siteDomain: visit.siteDomain }

  const mayKeep = model === 'last-non-direct' && isDirect(touch)
  const before = mayKeep ? lookAtCookies() : undefined
  const campaign = parseAttribution(before?.(last))
  const record = campaign ?? touch
  const look = before && campaign ? before : writeAndLook(last, JSON.stringify(touch), cookie)
  if (look(first) === undefined) putCookie(first, JSON.stringify(record), cookie)
  return record
}

function parseAttribution(text: string | undefined): Attribution | null {
  const value = parseJson(text)
  return isRecord(value) && typeof value.utm_source === 'string' ? (value as unknown as Attribution) : null
}
