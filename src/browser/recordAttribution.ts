import { type Attribution, attributionFor, isDirect } from '../core/attribution/attributionFor.ts'
import { fitAttribution } from '../core/attribution/fitAttribution.ts'
import { constants, cookieNames } from '../core/constants.ts'
import { PAGES, type PageName } from '../core/pages/pages.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** How a page view is recorded. */
export interface RecordAttributionOptions {
  /** The page on view. @default found from the address */
  page?: PageName
  /** Cookies are shared, and referrers internal, at and below it. */
  siteDomain?: string
  /** `last-non-direct` keeps a campaign over later internal and direct visits. @default 'last-touch' */
  model?: 'last-touch' | 'last-non-direct'
}

/**
 * Records where this page view came from: `VNW_TRACKING_GA` each time, `VNW_TRACKING_GA_FIRST` only when absent, both
 * for 30 days. Does nothing on job details and outside a browser. Never throws; refused cookies are let be.
 *
 * @returns what `VNW_TRACKING_GA` now says, `null` where nothing is recorded.
 *
 * @example recordAttribution({ siteDomain: 'jobsite.example' })?.utm_source // '(direct)'
 */
export function recordAttribution(options: RecordAttributionOptions = {}): Attribution | null {
  if (typeof document === 'undefined' || typeof location === 'undefined') return null
  const { siteDomain, model = 'last-touch' } = options
  const page = options.page ?? detectPage(location.href)
  if (page !== undefined && PAGES[page]?.jobDetail) return null

  const visit = fitAttribution(attributionFor({ url: location.href, referrer: document.referrer, siteDomain }))
  const before = parseAttribution(readCookie(cookieNames.attribution))
  const keepsBefore = model === 'last-non-direct' && isDirect(visit) && before !== null
  const record = keepsBefore ? before : visit
  const cookie = { days: constants.attributionCookieDays, siteDomain }
  if (!keepsBefore) writeCookie(cookieNames.attribution, JSON.stringify(record), cookie)
  if (readCookie(cookieNames.firstAttribution) === undefined) {
    writeCookie(cookieNames.firstAttribution, JSON.stringify(record), cookie)
  }
  return record
}

function parseAttribution(text: string | undefined): Attribution | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    const isRecord =
      typeof value === 'object' && value !== null && typeof (value as Attribution).utm_source === 'string'
    return isRecord ? (value as Attribution) : null
  } catch {
    return null
  }
}
