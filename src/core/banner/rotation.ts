import { isFlagSet, toList } from '../looseValues.ts'
import { normalizeIds } from '../search/ids.ts'
import { isRecord, parseJson } from '../text/json.ts'

/** Combination that a page requests banners for. The order of ids does not matter. */
export interface BannerCombination {
  readonly companyIndustries: readonly number[]
  readonly jobFunctionIds: readonly number[]
}

/** Rotation state of one combination. */
export interface BannerRotation extends BannerCombination {
  readonly currentIndex: number
  /** Ids of the banners in the rotation. */
  readonly listBanner: readonly (number | string)[]
}

/** Maximum number of stored combinations; the oldest is removed first. */
export const MAX_ROTATIONS = 50

/**
 * Advances the rotation by one page view: returns the index to show, and the rotations to store. A new combination
 * starts at 0; a known one advances by one and wraps around. Call it once a page view.
 *
 * @returns for an empty list, `index` -1 and unchanged rotations.
 *
 * @example rotateBanners([], { companyIndustries: [35], jobFunctionIds: [] }, [7, 9]).index // 0
 */
export function rotateBanners(
  stored: readonly BannerRotation[],
  combination: BannerCombination,
  bannerIds: readonly (number | string)[],
): { index: number; stored: BannerRotation[] } {
  const [ids, entries] = [toList(bannerIds), toList(stored)]
  if (ids.length === 0) return { index: -1, stored: entries }
  const key = combinationKey(combination)
  const known = entries.find((entry) => combinationKey(entry) === key)
  const before = known && Number.isSafeInteger(known.currentIndex) && known.currentIndex >= 0 ? known.currentIndex : -1
  const index = (before + 1) % ids.length
  const rotated: BannerRotation = {
    ...known,
    companyIndustries: normalizeIds(combination?.companyIndustries),
    jobFunctionIds: normalizeIds(combination?.jobFunctionIds),
    listBanner: ids,
    currentIndex: index,
  }
  const others = entries.filter((entry) => entry !== known)
  return { index, stored: [...others, rotated].slice(-MAX_ROTATIONS) }
}

/**
 * Formats a combination as text, equal for equal sets of ids.
 *
 * @example combinationKey({ companyIndustries: [2, 1], jobFunctionIds: [] }) // '1,2|'
 */
export function combinationKey(combination: BannerCombination): string {
  return `${sorted(combination?.companyIndustries)}|${sorted(combination?.jobFunctionIds)}`
}

/**
 * Formats what a page requests banners for as text: equal for the same zone and equal sets of ids.
 *
 * @example bannersKey('top', { companyIndustries: [2, 1], jobFunctionIds: [] }) // '["top","1,2|"]'
 */
export const bannersKey = (zoneName: string | undefined, combination: BannerCombination): string =>
  JSON.stringify([zoneName, combinationKey(combination)])

const sorted = (ids: readonly number[] | undefined): string =>
  normalizeIds(ids)
    .sort((a, b) => a - b)
    .join(',')

/**
 * Returns whether a page may request banners again: on its first request, or after its ids changed.
 *
 * @example shouldRefetchBanners({ companyIndustries: [1], jobFunctionIds: [] }, { companyIndustries: [1], jobFunctionIds: [] }) // false
 */
export function shouldRefetchBanners(previous: BannerCombination | undefined, next: BannerCombination): boolean {
  return previous === undefined || combinationKey(previous) !== combinationKey(next)
}

/**
 * Returns whether a banner may be closed: `allowClose` is 1, `'1'` or `true`.
 *
 * @example isClosable('1') // true
 */
export function isClosable(allowClose: unknown): boolean {
  return isFlagSet(allowClose)
}

/**
 * Parses the stored rotations. Unknown entries are skipped; an empty list for any other text.
 *
 * @example parseBannerRotations('{') // []
 */
export function parseBannerRotations(text: string | null | undefined): BannerRotation[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.flatMap(toRotation) : []
}

function toRotation(value: unknown): BannerRotation[] {
  if (!isRecord(value)) return []
  const { companyIndustries, jobFunctionIds, currentIndex, listBanner } = value
  if (!Number.isSafeInteger(currentIndex) || !Array.isArray(companyIndustries) || !Array.isArray(jobFunctionIds))
    return []
  return [
    {
      ...value,
      companyIndustries: normalizeIds(companyIndustries),
      jobFunctionIds: normalizeIds(jobFunctionIds),
      currentIndex: currentIndex as number,
      listBanner: Array.isArray(listBanner) ? listBanner : [],
    },
  ]
}
