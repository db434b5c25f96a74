import {
  type BannerCombination,
  type BannerRotation,
  combinationKey,
  rotateBanners,
} from '../../core/banner/rotation.ts'
import { parseBannerRotations } from '../../core/banner/storedBanners.ts'
import { TOP_BANNER_KEY } from '../../core/contracts.ts'
import { whenOpened } from '../page/whenOpened.ts'
import { readStored, writeStored } from '../storage/storage.ts'

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
