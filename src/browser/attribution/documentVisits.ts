import { ATTRIBUTION_COOKIE } from '../../core/contracts.ts'
import { readCookie } from '../cookies/cookies.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { hasLandings } from './landings.ts'
import type { PageVisit } from './readVisit.ts'

/** A page view, shared by the shells of this document. */
export type SeenVisit = PageVisit & {
  /** Whether a shell has recorded it, or has nothing to record of it. */
  isRecorded?: boolean
}

const KEY = Symbol.for('@jobsite/shell/visits')
const shared = globalThis as { [KEY]?: { readonly visit: SeenVisit; readonly landedFrom: string } }

/** Sets the page view that was seen last in this document, for shells that are mounted later. */
export function setCurrentVisit(visit: SeenVisit): void {
  shared[KEY] = { visit, landedFrom: safeDocument.referrer }
}

/** Returns a landing, as another shell of this document has it if that waits for consent too. */
export function sharedLanding(landing: PageVisit): SeenVisit {
  const { visit, landedFrom } = shared[KEY] ?? {}
  return visit?.url === landing.url && landedFrom === safeDocument.referrer && !visit.isRecorded ? visit : landing
}

/** Returns the page view that a shell of this document, of any version, has seen last. */
export const currentVisit = (): SeenVisit | undefined => shared[KEY]?.visit

/**
 * Returns the page view before the shell was mounted, if another shell of this document has recorded it. Where nothing
 * is recorded, as without consent or after the cookies were deleted, the page view that starts now is the first.
 */
export function earlierVisit(): PageVisit | undefined {
  const { visit, landedFrom } = shared[KEY] ?? {}
  // Tests land several times in one document.
  if (!visit?.isRecorded || landedFrom !== safeDocument.referrer) return undefined
  return readCookie(ATTRIBUTION_COOKIE) !== undefined || hasLandings() ? visit : undefined
}
