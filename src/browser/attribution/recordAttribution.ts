import { type Attribution, isLanding } from '../../core/attribution/attributionFor.ts'
import { SOCIAL_LOGIN_HOSTS } from '../../core/attribution/defaultSite.ts'
import { toList } from '../../core/looseValues.ts'
import { isPageName, PAGES, type PageName } from '../../core/pages/pages.ts'
import { detectPage } from '../../core/routes/detectPage.ts'
import { isPrerendered, whenOpened } from '../page/whenOpened.ts'
import { storeLandings, takeLandings } from './landings.ts'
import { readVisit } from './readVisit.ts'
import { type AttributionModel, recordVisit } from './recordVisit.ts'

/** Options of {@link recordAttribution}. */
export interface RecordAttributionOptions {
  /** Name of the current page. @default detected from the URL */
  page?: PageName | undefined
  /**
   * Domain of the site, in ASCII as in `config`: cookies are shared on it and its subdomains, and referrers there are
   * internal.
   */
  siteDomain?: string | undefined
  /** `last-non-direct` keeps a campaign over later internal and direct visits. @default 'last-touch' */
  model?: AttributionModel | undefined
  /** Referrer hosts that do not count as a visit. @default the hosts of the two social logins */
  ignoredReferrers?: readonly string[] | undefined
}

/**
 * Records the source of this page view, on pages without a provider: `VNW_TRACKING_GA` on each call,
 * `VNW_TRACKING_GA_FIRST` only if absent, both for 30 days. A landing on a job detail is stored for the session and
 * recorded with its time on the next other page; a prerendered page is recorded once it is opened. Does nothing outside
 * of a browser. Never throws; rejected cookies are warned about once.
 *
 * @returns the new value of `VNW_TRACKING_GA`; `null` if nothing is recorded, or not yet.
 *
 * @example recordAttribution({ siteDomain: 'jobsite.example' })?.utm_source // '(direct)'
 */
export function recordAttribution(options: RecordAttributionOptions = {}): Attribution | null {
  if (typeof window === 'undefined' || typeof location === 'undefined') return null
  if (isPrerendered()) {
    whenOpened(() => void recordAttribution(options))
    return null
  }
  const { siteDomain, ignoredReferrers: ignored, model, page: named }: RecordAttributionOptions = Object(options)
  const page = named ?? detectPage(location.href)
  const visit = readVisit()
  if (isPageName(page) && PAGES[page].jobDetail) {
    if (isLanding({ ...visit, siteDomain })) storeLandings([visit])
    return null
  }
  const site = { siteDomain, ignoredReferrers: Array.isArray(ignored) ? toList(ignored) : SOCIAL_LOGIN_HOSTS }
  for (const landing of takeLandings()) recordVisit({ ...landing, ...site }, model)
  return recordVisit({ ...visit, ...site }, model)
}
