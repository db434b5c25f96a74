import { normalizeIds } from '../search/ids.ts'
import type { BannerRotation } from './rotation.ts'

/**
 * The stored rotations, read. What is none of this version's entries is left out; text that is no list is an empty one.
 *
 * @example parseBannerRotations('{') // []
 */
export function parseBannerRotations(text: string | null | undefined): BannerRotation[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return Array.isArray(value) ? value.flatMap(toRotation) : []
  } catch {
    return []
  }
}

function toRotation(value: unknown): BannerRotation[] {
  if (typeof value !== 'object' || value === null) return []
  const { companyIndustries, jobFunctionIds, currentIndex, listBanner } = value as Record<string, unknown>
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
