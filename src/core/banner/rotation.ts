import { isFlagSet } from '../flag.ts'

/** What a page asks banners for. The order of ids does not matter. */
export interface BannerCombination {
  readonly companyIndustries: readonly number[]
  readonly jobFunctionIds: readonly number[]
}

/** Where the rotation of one combination stands. */
export interface BannerRotation extends BannerCombination {
  readonly currentIndex: number
  /** Ids of the banners it goes round. */
  readonly listBanner: readonly (number | string)[]
}

/** How many combinations are remembered, the oldest forgotten first. */
export const MAX_ROTATIONS = 50

/**
 * One page view's turn: the index to show, and the set to store. A new combination starts at 0; a known one goes on by
 * one and wraps. Call it once a page view.
 *
 * @returns `index` -1 and the set as it was for an empty list.
 *
 * @example
 * rotateBanners([], { companyIndustries: [35], jobFunctionIds: [] }, [7, 9]).index // 0
 */
export function rotateBanners(
  stored: readonly BannerRotation[],
  combination: BannerCombination,
  bannerIds: readonly (number | string)[],
): { index: number; stored: BannerRotation[] } {
  if (bannerIds.length === 0) return { index: -1, stored: [...stored] }
  const key = combinationKey(combination)
  const known = stored.find((entry) => combinationKey(entry) === key)
  const before = known && Number.isSafeInteger(known.currentIndex) && known.currentIndex >= 0 ? known.currentIndex : -1
  const index = (before + 1) % bannerIds.length
  const turned: BannerRotation = {
    ...known,
    companyIndustries: [...combination.companyIndustries],
    jobFunctionIds: [...combination.jobFunctionIds],
    listBanner: [...bannerIds],
    currentIndex: index,
  }
  const others = stored.filter((entry) => entry !== known)
  return { index, stored: [...others, turned].slice(-MAX_ROTATIONS) }
}

/**
 * A combination as text, equal for equal sets of ids.
 *
 * @example combinationKey({ companyIndustries: [2, 1], jobFunctionIds: [] }) // '1,2|'
 */
export function combinationKey({ companyIndustries, jobFunctionIds }: BannerCombination): string {
  return `${sorted(companyIndustries)}|${sorted(jobFunctionIds)}`
}

const sorted = (ids: readonly number[] | undefined): string => [...new Set(ids ?? [])].sort((a, b) => a - b).join(',')

/**
 * Whether a page may ask again: only on its first turn or when its ids changed.
 *
 * @example shouldRefetchBanners({ companyIndustries: [1], jobFunctionIds: [] }, { companyIndustries: [1], jobFunctionIds: [] }) // false
 */
export function shouldRefetchBanners(previous: BannerCombination | undefined, next: BannerCombination): boolean {
  return previous === undefined || combinationKey(previous) !== combinationKey(next)
}

/**
 * Whether a banner may be closed: `allowClose` is 1, `'1'` or `true`.
 *
 * @example isClosable('1') // true
 */
export function isClosable(allowClose: unknown): boolean {
  return isFlagSet(allowClose)
}
