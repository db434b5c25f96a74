import { useEffect, useRef } from 'react'
import { type PageVisit, readNextVisit, readVisit } from '../../browser/readVisit.ts'
import { type AttributionModel, recordVisit } from '../../browser/recordAttribution.ts'
import { PAGES, type PageName } from '../../core/pages/pages.ts'
import type { Track } from './useTrack.ts'

/** What a page view's attribution depends on. */
export interface AttributionContext {
  /** `false` records nothing. */
  readonly model: AttributionModel | false
  /** Whether the visitor agreed to it. */
  readonly consent: boolean
  readonly pageName: PageName
  /** The address on view. */
  readonly url: string
  readonly siteDomain: string
  readonly track: Track
}

/**
 * Records where each page view came from, job details left out. Until the visitor agrees, the first touch waits in
 * memory; it is recorded as it was, with its own time, before what came after it.
 */
export function useAttribution({ model, consent, pageName, url, siteDomain, track }: AttributionContext): void {
  const onView = useRef<PageVisit | null>(null)
  const seenUrl = useRef(url)
  /** Not recorded yet: the first touch, and the one on view. */
  const waiting = useRef<readonly PageVisit[]>([])
  const isLeftOut = PAGES[pageName].jobDetail === true

  useEffect(() => {
    if (model === false) return
    const isNext = seenUrl.current !== url
    seenUrl.current = url
    const visit = !onView.current ? readVisit() : isNext ? readNextVisit(onView.current, url) : null
    if (visit) {
      onView.current = visit
      if (!isLeftOut) waiting.current = [...waiting.current.slice(0, 1), visit]
    }
    if (!consent) return
    for (const touch of waiting.current) {
      track({ type: 'attribution', record: recordVisit({ ...touch, siteDomain }, model) })
    }
    waiting.current = []
  }, [model, consent, url, isLeftOut, siteDomain, track])
}
