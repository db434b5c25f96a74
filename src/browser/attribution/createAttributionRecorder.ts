import { isLanding } from '../../core/attribution/attributionFor.ts'
import { isNextPageView } from '../../core/attribution/isNextPageView.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import { ATTRIBUTION_COOKIE } from '../../core/contracts.ts'
import type { TrackEvent } from '../../core/track.ts'
import { readCookie } from '../cookies/cookies.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { readShared, type Shared, writeShared } from '../page/shared.ts'
import { isPrerendered, whenOpened } from '../page/whenOpened.ts'
import { hasLandings, storeLandings, takeLandings } from './landings.ts'
import { type PageVisit, readNextVisit, readVisit } from './readVisit.ts'
import { type AttributionModel, recordVisit } from './recordVisit.ts'

/** Input of an {@link AttributionRecorder}. */
export interface AttributionInput {
  /** `false` records nothing. */
  readonly model: AttributionModel | false
  /** Whether the visitor consented to attribution. */
  readonly consent: boolean
  /** Whether this page writes nothing: a landing is stored for the next page. */
  readonly isLeftOut: boolean
  /** Number of earlier page views, and the URL at the start of this one. */
  readonly pageView: { readonly count: number; readonly url: string }
  readonly config: Pick<ShellConfig, 'siteDomain' | 'ignoredReferrers'>
  readonly track: (event: TrackEvent) => void
  /** Called with the error of a recorder that runs later. */
  readonly onFailure?: (effect: string, error: unknown) => void
}

/**
 * Records the current page view and earlier unrecorded ones. Each page view is recorded once, however often it is
 * called, and for any number of shells.
 *
 * @param visit URL, referrer and time of the call. @default the current ones
 */
export type AttributionRecorder = (input: AttributionInput, visit?: PageVisit) => void

/**
 * Creates a recorder of the sources of page views. Excluded pages write nothing: a landing there is stored in the
 * session until the next page. Before consent, the first touch is held in memory. Both are recorded later with their
 * original time, before any newer touch. A page that the browser prerenders is recorded once a visitor opens it.
 *
 * @param landing the first page view. @default that of the first call
 * @param recorded number of the page view that `recordOrdinaryVisit` has recorded for this shell. @default none
 */
export function createAttributionRecorder(landing?: PageVisit, recorded?: number): AttributionRecorder {
  let seenCount = recorded
  /** Touches not recorded yet: the first one, and the current one. */
  let waiting: readonly SeenVisit[] = []
  let hadConsent = recorded !== undefined
  const record = ({ model, consent, isLeftOut, pageView, config, track }: AttributionInput, now: PageVisit) => {
    const { siteDomain, ignoredReferrers } = config
    if (model === false) return
    const isFirst = seenCount === undefined
    const isNext = seenCount !== pageView.count
    seenCount = pageView.count
    const before = isFirst ? earlierVisit() : currentVisit()
    // A shell that is mounted later is on the page of an earlier one, or comes after it.
    const url = isFirst ? now.url : pageView.url
    const isOther = before && isNext && (!isFirst || isNextPageView(before.url, url, false))
    const visit = !before ? sharedLanding(landing ?? now) : isOther ? readNextVisit(before, url, now.now) : null
    if (visit) {
      setCurrentVisit(visit)
      if (!isLeftOut || (!before && isLanding({ ...visit, siteDomain }))) waiting = [...waiting.slice(0, 1), visit]
    }
    if (!consent) {
      const seen = hadConsent && !isLeftOut ? currentVisit() : undefined
      // Its record was removed with the consent: it waits again.
      if (seen?.isRecorded) waiting = [Object.assign(seen, { isRecorded: false })]
      hadConsent = false
      return
    }
    hadConsent = true
    const own = waiting.filter(({ isRecorded }) => !isRecorded)
    if (isLeftOut && own.length > 0 && !storeLandings(own)) return
    for (const one of [...own, currentVisit()]) if (one) one.isRecorded = true
    waiting = []
    if (isLeftOut) return
    for (const touch of [...takeLandings(), ...own])
      track({ type: 'attribution', record: recordVisit({ ...touch, siteDomain, ignoredReferrers }, model) })
  }
  let latest: AttributionInput | undefined
  return (input, visit = readVisit()) => {
    if (!isPrerendered()) return record(input, visit)
    if (!latest) whenOpened(() => latest && record(latest, readVisit()))
    latest = input
    // Its time, and in some cases its query, are known only then.
    landing = undefined
  }
}

/** A page view, shared by the shells of this document. */
type SeenVisit = Shared<'visits'>['visit']

/** Sets the page view that was seen last in this document, for shells that are mounted later. */
function setCurrentVisit(visit: SeenVisit): void {
  writeShared('visits', { visit, landedFrom: safeDocument.referrer })
}

/** Returns a landing, as another shell of this document has it if that waits for consent too. */
function sharedLanding(landing: PageVisit): SeenVisit {
  const { visit, landedFrom } = readShared('visits') ?? {}
  return visit?.url === landing.url && landedFrom === safeDocument.referrer && !visit.isRecorded ? visit : landing
}

/** Returns the page view that a shell of this document, of any version, has seen last. */
const currentVisit = (): SeenVisit | undefined => readShared('visits')?.visit

/**
 * Returns the page view before the shell was mounted, if another shell of this document has recorded it. Where nothing
 * is recorded, as without consent or after the cookies were deleted, the page view that starts now is the first.
 */
function earlierVisit(): PageVisit | undefined {
  const { visit, landedFrom } = readShared('visits') ?? {}
  // Tests land several times in one document.
  if (!visit?.isRecorded || landedFrom !== safeDocument.referrer) return undefined
  return readCookie(ATTRIBUTION_COOKIE) !== undefined || hasLandings() ? visit : undefined
}
