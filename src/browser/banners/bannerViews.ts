import type { TopBanner } from '../../core/banner/banner.ts'
import {
  type BannerCombination,
  type BannerRotation,
  combinationKey,
  parseBannerRotations,
  rotateBanners,
} from '../../core/banner/rotation.ts'
import { TOP_BANNER_KEY } from '../../core/contracts.ts'
import type { TrackEvent } from '../../core/track.ts'
import { whenOpened } from '../page/whenOpened.ts'
import { readStored, writeStored } from '../storage/storage.ts'

/** State of the banners of a page view. */
interface BannerViewState {
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

/** Rotations that must not be stored, kept until the document unloads. */
let unstored: BannerRotation[] = []

/**
 * Advances the rotation of a page view: returns the index of the banner to show and stores the new state, on a page that
 * the browser prerenders once a visitor opens it. Without storage the rotation starts at a random index, so that every
 * banner is shown, and continues in memory.
 */
export function advanceBannerRotation(
  combination: BannerCombination,
  bannerIds: readonly (number | string)[],
  isRemembered: boolean,
): number {
  if (isRemembered) {
    const rotate = () => rotateBanners(readRotations(), combination, bannerIds)
    const { index } = rotate()
    whenOpened(() => writeStored('local', TOP_BANNER_KEY, JSON.stringify(rotate().stored)))
    return index
  }
  const key = combinationKey(combination)
  if (!unstored.some((entry) => combinationKey(entry) === key)) {
    const currentIndex = Math.floor(Math.random() * bannerIds.length)
    unstored.push({ ...combination, listBanner: [...bannerIds], currentIndex })
  }
  const { index, stored } = rotateBanners(unstored, combination, bannerIds)
  unstored = stored
  return index
}

const readRotations = (): BannerRotation[] => parseBannerRotations(readStored('local', TOP_BANNER_KEY))
