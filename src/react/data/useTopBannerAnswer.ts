import { bannersKey } from '../../core/banner/rotation.ts'
import { shouldRequestTopBanner } from '../../core/banner/shouldRequestTopBanner.ts'
import type { TopBannerData } from '../../core/shellData.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { TopBannerAnswer } from '../../services/topBanner.ts'
import { type ShellInternals, useShellContext } from '../ShellContext.ts'
import { useShellTexts } from '../useShellTexts.ts'
import { useServiceData } from './useServiceData.ts'

/** The banners of a zone, industries and job functions. */
export interface BannersOfPage {
  /** Key of zone, industries and job functions. */
  readonly key: string
  /** Whether the page shows a banner. */
  readonly isWanted: boolean
  /** Whether the server sent them: `null` for none. */
  readonly isGiven: boolean
  /** `undefined` until they are known. */
  readonly known: TopBannerAnswer | TopBannerData | undefined
}

/** Returns whether the page shows a top banner. */
export const showsTopBanner = ({ url, pageName }: ShellInternals): boolean =>
  shouldRequestTopBanner(splitUrl(url)?.path ?? '', pageName)

/**
 * Returns the banners of this page. They are requested on pages that show one, unless the server sent them, and again only
 * when the industries or job functions change.
 */
export function useTopBannerAnswer(zoneName: string | undefined): BannersOfPage {
  const { companyIndustries, jobFunctions: jobFunctionIds, data, config, language } = useShellContext()
  const key = bannersKey(zoneName, { companyIndustries, jobFunctionIds })
  const isBannerPage = useShellTexts(showsTopBanner)
  const isWanted = Boolean(zoneName) && isBannerPage
  const given = data?.topBanner
  const isGiven = given !== undefined && (given === null || bannersKey(given.zoneName, given) === key)
  const fetchBanners = async (options: CallOptions): Promise<TopBannerAnswer> => {
    const { topBanner } = await import('../../services/topBanner.ts')
    const query = { zoneName: zoneName ?? '', companyIndustries, jobFunctionIds, language }
    return (await topBanner.fetch(config, query, options)) ?? NO_BANNERS
  }
  const answer = useServiceData(isWanted && !isGiven ? key : null, fetchBanners)
  const known = isGiven ? (given ?? NO_BANNERS) : answer?.key === key ? answer.value : undefined
  return { key, isWanted, isGiven, known }
}

const NO_BANNERS: TopBannerAnswer = { banners: [] }
