import { type BannerCombination, rotateBanners } from '../core/banner/rotation.ts'
import { parseBannerRotations } from '../core/banner/storedBanners.ts'
import { storageKeys } from '../core/constants.ts'
import { readStored, writeStored } from './storage.ts'

/** Takes a page view's turn: stores where the rotation now stands, and gives the index of the banner to show. */
export function takeBannerTurn(combination: BannerCombination, bannerIds: readonly (number | string)[]): number {
  const before = parseBannerRotations(readStored('local', storageKeys.topBanner))
  const { index, stored } = rotateBanners(before, combination, bannerIds)
  writeStored('local', storageKeys.topBanner, JSON.stringify(stored))
  return index
}
