import { type BannerCombination, rotateBanners } from '../core/banner/rotation.ts'
import { parseBannerRotations } from '../core/banner/storedBanners.ts'
import { storageKeys } from '../core/constants.ts'
import { readStored, writeStored } from './storage.ts'

/**
 * Takes a page view's turn: gives the index of the banner to show and, if it may be remembered, stores where the rotation
 * now stands.
 */
export function takeBannerTurn(
  combination: BannerCombination,
  bannerIds: readonly (number | string)[],
  isRemembered: boolean,
): number {
  const before = parseBannerRotations(readStored('local', storageKeys.topBanner))
  const { index, stored } = rotateBanners(before, combination, bannerIds)
  if (isRemembered) writeStored('local', storageKeys.topBanner, JSON.stringify(stored))
  return index
}
