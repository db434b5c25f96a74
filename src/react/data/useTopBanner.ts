import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { advanceBannerRotation } from '../../browser/stored/bannerRotation.ts'
import {
  parseClosedBanners,
  readClosedBanners,
  rememberClosedBanner,
  watchClosedBanners,
} from '../../browser/stored/closedBanners.ts'
import type { TopBanner } from '../../core/banner/banner.ts'
import { combinationKey } from '../../core/banner/rotation.ts'
import { shouldRequestTopBanner } from '../../core/banner/shouldRequestTopBanner.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { TopBannerAnswer } from '../../services/topBanner.ts'
import { type ShellInternals, useShellContext } from '../ShellContext.ts'
import { useShellTexts } from '../useShellTexts.ts'
import { useWarnOnce } from '../useWarnOnce.ts'
import { useServiceData } from './useServiceData.ts'

/** The top banner's current state. */
export interface TopBannerView {
  /**
   * `none`: no banner and no reserved space. `waiting`: space is reserved. `shown`: the banner is rendered. `empty`:
   * space was reserved, and there is no banner.
   */
  readonly phase: 'none' | 'waiting' | 'shown' | 'empty'
  /** The banner selected by the rotation; the first one until the rotation index is known. */
  readonly banner: TopBanner | undefined
  readonly close: () => void
  /** Called when the banner's image has loaded: one impression a page view. */
  readonly markShown: () => void
}

/** A page view with its index in the rotation. */
interface RotatedView {
  /** Key of the request that the banners belong to. */
  readonly key: string
  readonly view: string
  readonly index: number
}

/** Returns whether the page shows a top banner. */
export const showsTopBanner = ({ url, pageName }: ShellInternals): boolean =>
  shouldRequestTopBanner(splitUrl(url)?.path ?? '', pageName)

/**
 * Returns the banner of this page view. Banners are requested on pages that show one, unless the server sent them, and
 * again only when the industries or job functions change. The rotation advances once a page view and combination.
 */
export function useTopBanner(zoneName: string | undefined): TopBannerView {
  const {
    companyIndustries,
    jobFunctions: jobFunctionIds,
    data,
    pageView,
    bannerRotation,
    consent,
    track,
    config,
    language,
  } = useShellContext()
  const combination = combinationKey({ companyIndustries, jobFunctionIds })
  const key = JSON.stringify([zoneName, combination])
  const isBannerPage = useShellTexts(showsTopBanner)
  const isWanted = Boolean(zoneName) && isBannerPage
  const given = data?.topBanner
  const isGiven =
    given !== undefined && (given === null || (given.zoneName === zoneName && combinationKey(given) === combination))
  useWarnOnce(!zoneName, NO_ZONE)

  const fetchBanners = async (options: CallOptions): Promise<TopBannerAnswer> => {
    const { topBanner } = await import('../../services/topBanner.ts')
    const query = { zoneName: zoneName ?? '', companyIndustries, jobFunctionIds, language }
    return (await topBanner.fetch(config, query, options)) ?? NO_BANNERS
  }
  const answer = useServiceData(isWanted && !isGiven ? key : null, fetchBanners)
  const known = isGiven ? (given ?? NO_BANNERS) : answer?.key === key ? answer.value : undefined

  const view = `${pageView}|${key}`
  const [closedView, setClosedView] = useState<string | null>(null)
  const isClosed = closedView === view
  // Closed in this session: on this page, on an earlier one, or in another page app.
  const closed = useSyncExternalStore(watchClosedBanners, readClosedBanners, nothing)
  const banners = useMemo(() => {
    const ids = parseClosedBanners(closed)
    return known?.banners.filter(({ id }) => !ids.includes(String(id)))
  }, [known, closed])
  const [rotated, setRotated] = useState<RotatedView | null>(null)
  const rotation = known?.rotation
  useEffect(() => {
    if (!isWanted || isClosed || !banners || banners.length === 0) return
    // Hydrated as the server rendered it: this runs again once the banners that the visitor closed have been read.
    if (closed !== readClosedBanners()) return
    // Stored on the page, not in this component: it may render twice, or remount, within one page view.
    const index =
      bannerRotation.get(view)?.index ??
      advanceBannerRotation(
        rotation ?? { companyIndustries, jobFunctionIds },
        banners.map(({ id }) => id),
        consent,
      )
    if (!bannerRotation.has(view)) bannerRotation.set(view, { index, isImpressionTracked: false })
    setRotated((before) => (before?.view === view && before.index === index ? before : { key, view, index }))
  }, [
    isWanted,
    isClosed,
    closed,
    banners,
    rotation,
    key,
    view,
    bannerRotation,
    companyIndustries,
    jobFunctionIds,
    consent,
  ])

  // The previous banner stays until the new page view has its rotation index, to avoid flicker.
  const index = rotated?.key === key ? rotated.index : undefined
  const isIndexKnown = index !== undefined || banners?.length === 1
  const banner = banners?.[(index ?? 0) % banners.length]
  const bannerId = banner?.id
  const close = () => {
    setClosedView(view)
    if (!banner) return
    rememberClosedBanner(banner.id)
    track({ type: 'bannerClosed', place: 'top', id: banner.id })
  }
  const isCurrent = rotated?.view === view
  const markShown = useCallback(() => {
    const state = bannerRotation.get(view)
    if (!isCurrent || bannerId === undefined || !state || state.isImpressionTracked) return
    state.isImpressionTracked = true
    track({ type: 'bannerShown', place: 'top', id: bannerId })
  }, [view, isCurrent, bannerId, bannerRotation, track])
  const actions = { close, markShown }
  const isNone = !isWanted || isClosed || (isGiven && (known?.banners.length ?? 0) === 0)
  if (isNone) return { phase: 'none', banner: undefined, ...actions }
  if (!banners || (banner && !isIndexKnown)) return { phase: 'waiting', banner, ...actions }
  return { phase: banner ? 'shown' : 'empty', banner, ...actions }
}

const NO_BANNERS: TopBannerAnswer = { banners: [] }
const nothing = (): string => ''

const NO_ZONE =
  '[@jobsite/shell] <TopBanner> has no zoneName, so no banner is requested. Pass zoneName, or remove the component. (code: no-zone-name)'
