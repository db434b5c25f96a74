import { useEffect, useRef, useState } from 'react'
import type { CallOptions } from '../../api/callEndpoint.ts'
import { takeBannerTurn } from '../../browser/bannerTurns.ts'
import type { TopBanner } from '../../core/banner/banner.ts'
import { combinationKey } from '../../core/banner/rotation.ts'
import { shouldRequestTopBanner } from '../../core/banner/shouldRequestTopBanner.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useShellContext } from '../ShellContext.ts'
import { useAnswer } from './useAnswer.ts'

/** What stands at the top of the page. */
export interface TopBannerView {
  /**
   * `none`: nothing, and no place for it. `waiting`: a place is kept. `shown`: the banner. `empty`: a place was kept, and
   * there is no banner.
   */
  readonly phase: 'none' | 'waiting' | 'shown' | 'empty'
  /** The banner whose turn it is; while that is not known, the first one. */
  readonly banner: TopBanner | undefined
  readonly close: () => void
}

interface Turn {
  /** What the banners were asked for. */
  readonly key: string
  readonly view: string
  readonly index: number
}

/**
 * The banner of this page view. Banners are asked for on pages that have one, when the page has none from its server, and
 * again only when the industries or job functions changed. A rotation goes on by one a page view and combination.
 */
export function useTopBanner(zoneName: string | undefined): TopBannerView {
  const {
    url,
    pageName,
    companyIndustries,
    jobFunctions: jobFunctionIds,
    data,
    pageView,
    bannerTurns,
    consent,
    track,
    config,
    language,
  } = useShellContext()
  const combination = combinationKey({ companyIndustries, jobFunctionIds })
  const key = JSON.stringify([zoneName, combination])
  const isWanted = Boolean(zoneName) && shouldRequestTopBanner(splitUrl(url)?.path ?? '', pageName)
  const given = data?.topBanner
  const isGiven =
    given !== undefined && (given === null || (given.zoneName === zoneName && combinationKey(given) === combination))
  useZoneWarning(zoneName)

  const ask = async (options: CallOptions): Promise<readonly TopBanner[]> => {
    const { fetchTopBanners } = await import('../../api/topBanner.ts')
    const query = { zoneName: zoneName ?? '', companyIndustries, jobFunctionIds, language }
    return (await fetchTopBanners(config, query, options)) ?? []
  }
  const answer = useAnswer(isWanted && !isGiven ? key : null, ask)
  const known = isGiven ? (given?.banners ?? []) : answer?.key === key ? answer.value : undefined

  const [closedKey, setClosedKey] = useState<string | null>(null)
  const banners = closedKey === key ? [] : known
  const [turn, setTurn] = useState<Turn | null>(null)
  const view = `${pageView}|${key}`
  useEffect(() => {
    if (!isWanted || !banners || banners.length === 0) return
    // Kept with the page, not with this part: it may be drawn twice, or go and come, within one page view.
    const index =
      bannerTurns.get(view) ??
      takeBannerTurn(
        { companyIndustries, jobFunctionIds },
        banners.map(({ id }) => id),
        consent,
      )
    if (!bannerTurns.has(view)) track({ type: 'bannerShown', place: 'top', id: banners[index]?.id })
    bannerTurns.set(view, index)
    setTurn((before) => (before?.view === view && before.index === index ? before : { key, view, index }))
  }, [isWanted, banners, key, view, bannerTurns, companyIndustries, jobFunctionIds, consent, track])

  const close = () => {
    setClosedKey(key)
    if (banner) track({ type: 'bannerClosed', place: 'top', id: banner.id })
  }
  // Until a new page view has taken its turn, the banner before stays: it does not blink.
  const index = turn?.key === key ? turn.index : undefined
  const isTurnKnown = index !== undefined || banners?.length === 1
  const banner = banners?.[(index ?? 0) % banners.length]
  if (!isWanted || closedKey === key || (isGiven && !banner)) return { phase: 'none', banner: undefined, close }
  if (!banners || (banner && !isTurnKnown)) return { phase: 'waiting', banner, close }
  return { phase: banner ? 'shown' : 'empty', banner, close }
}

/** Says once that a banner without a zone is never asked for. */
function useZoneWarning(zoneName: string | undefined): void {
  const { callOptions } = useShellContext()
  const isSaid = useRef(false)
  useEffect(() => {
    if (zoneName || isSaid.current) return
    isSaid.current = true
    callOptions().logger?.warn(
      '[@jobsite/shell] <TopBanner> has no zoneName, so no banner is asked for; pass the zone to show, or leave the banner out. (code: no-zone-name)',
    )
  }, [zoneName, callOptions])
}
