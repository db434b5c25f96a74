import type { TopBanner } from '../../core/banner/banner.ts'
import type { BannerCombination } from '../../core/banner/rotation.ts'
import type { TrackEvent } from '../../core/track.ts'
import { advanceBannerRotation } from '../stored/bannerRotation.ts'

/** State of the banners of a page view. */
export interface BannerViewState {
  /** Index in the rotation. */
  readonly index: number
  isImpressionTracked: boolean
}

/** State of the banners by page view: a component may render twice, remount, or take over what the server rendered. */
export type BannerViews = Map<string, BannerViewState>

/** Returns the index of a page view in the rotation, which advances once a page view. */
export function rotateOnce(
  views: BannerViews,
  view: string,
  combination: BannerCombination,
  banners: readonly Pick<TopBanner, 'id'>[],
  isRemembered: boolean,
): number {
  const known = views.get(view)
  if (known) return known.index
  const ids = banners.map(({ id }) => id)
  const index = advanceBannerRotation(combination, ids, isRemembered)
  views.set(view, { index, isImpressionTracked: false })
  return index
}

/** Tells that a visitor was shown the top banner: once a page view, after {@link rotateOnce}. */
export function tellShown(
  views: BannerViews,
  view: string,
  id: TopBanner['id'],
  track: (event: TrackEvent) => void,
): void {
  const state = views.get(view)
  if (!state || state.isImpressionTracked) return
  state.isImpressionTracked = true
  track({ type: 'bannerShown', place: 'top', id })
}
