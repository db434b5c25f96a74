import { normalizeIds } from '../search/ids.ts'
import { isRecord, parseJson } from '../text/json.ts'
import type { BannerRotation } from './rotation.ts'

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
