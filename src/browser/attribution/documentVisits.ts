import type { PageVisit } from './readVisit.ts'

/** Page views of this document, for all shells on the page: they may be unmounted and mounted again. */
export interface DocumentVisits {
  /** The page view that was seen last. */
  current?: PageVisit
  /** Page views that are not recorded yet: the first one, and the current one. */
  waiting: readonly PageVisit[]
}

const VISITS = Symbol.for('@jobsite/shell/visits')
const shared = globalThis as { [VISITS]?: DocumentVisits }

/** Returns the page views of this document, shared by all shells of any version. */
export function documentVisits(): DocumentVisits {
  shared[VISITS] ??= { waiting: [] }
  return shared[VISITS]
}
