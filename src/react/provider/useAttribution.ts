import { useEffect, useState } from 'react'
import { createAttributionRecorder } from '../../browser/attribution/createAttributionRecorder.ts'
import type { AttributionModel } from '../../browser/attribution/recordVisit.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import { isAttributionLeftOut } from '../../core/pages/isAttributionLeftOut.ts'
import type { PageName } from '../../core/pages/pages.ts'
import { usePageWork } from './PageWorkContext.ts'
import type { PageView } from './usePageView.ts'
import type { Track } from './useTrack.ts'

/** Input of {@link useAttribution}. */
export interface AttributionContext {
  /** `false` records nothing. */
  readonly model: AttributionModel | false
  /** Whether the visitor consented to attribution. */
  readonly consent: boolean
  /** `undefined` until the page's name is known. */
  readonly pageName: PageName | undefined
  readonly pageView: PageView
  readonly config: Pick<ShellConfig, 'siteDomain' | 'ignoredReferrers'>
  readonly track: Track
}

/** Records the source of each page view by {@link createAttributionRecorder}. */
export function useAttribution({ model, consent, pageName, pageView, config, track }: AttributionContext): void {
  const shared = usePageWork()?.recordAttribution
  const [record] = useState(() => shared ?? createAttributionRecorder())
  const isLeftOut = pageName && isAttributionLeftOut(pageName)
  useEffect(() => {
    if (isLeftOut !== undefined) record({ model, consent, isLeftOut, pageView, config, track })
  }, [record, model, consent, isLeftOut, pageView, config, track])
}
