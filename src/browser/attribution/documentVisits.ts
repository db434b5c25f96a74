import { ATTRIBUTION_COOKIE } from '../../core/contracts.ts'
import { readCookie } from '../cookies/cookies.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { readShared, type Shared, writeShared } from '../page/shared.ts'
import { hasLandings } from './landings.ts'
import type { PageVisit } from './readVisit.ts'

/** A page view, shared by the shells of this document. */
export type SeenVisit = Shared<'visits'>['visit']

/** Sets the page view that was seen last in this document, for shells that are mounted later. */
export function setCurrentVisit(visit: SeenVisit): void {
  writeShared('visits', { visit, landedFrom: safeDocument.referrer })
}

/** Returns a landing, as another shell of this document has it if that waits for consent too. */
export function sharedLanding(landing: PageVisit): SeenVisit {
  const { visit, landedFrom } = readShared('visits') ?? {}
  return visit?.url === landing.url && landedFrom === safeDocument.referrer && !visit.isRecorded ? visit : landing
}

/** Returns the page view that a shell of this document, of any version, has seen last. */
export const currentVisit = (): SeenVisit | undefined => readShared('visits')?.visit

/**
 * Returns the page view before the shell was mounted, if another shell of this document has recorded it. Where nothing
 * is recorded, as without consent or after the cookies were deleted, the page view that starts now is the first.
 */
export function earlierVisit(): PageVisit | undefined {
  const { visit, landedFrom } = readShared('visits') ?? {}
  // Tests land several times in one document.
  if (!visit?.isRecorded || landedFrom !== safeDocument.referrer) return undefined
  return readCookie(ATTRIBUTION_COOKIE) !== undefined || hasLandings() ? visit : undefined
}
