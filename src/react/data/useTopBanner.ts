import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { rotateOnce, tellShown } from '../../browser/banners/bannerViews.ts'
import {
  parseClosedBanners,
  readClosedBanners,
  rememberClosedBanner,
  watchClosedBanners,
} from '../../browser/stored/closedBanners.ts'
import type { TopBanner } from '../../core/banner/banner.ts'
import { bannersKey } from '../../core/banner/rotation.ts'
import { shouldRequestTopBanner } from '../../core/banner/shouldRequestTopBanner.ts'
import type { TopBannerData } from '../../core/shellData.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { TopBannerAnswer } from '../../services/topBanner.ts'
import { type ShellInternals, useShellContext } from '../ShellContext.ts'
import { useShellTexts } from '../useShellTexts.ts'
import { useStore } from '../useStore.ts'
import { useWarnOnce } from '../useWarnOnce.ts'
import { useServiceData } from './useServiceData.ts'

/** The top banner's current state. */
interface TopBannerView {
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

/** Events of the banner so far. */
interface BannerState {
  /** The page view in which the visitor closed it. */
  readonly closedView: string | null
  /** The page view that has its index. */
  readonly rotated: RotatedView | null
}

type BannerEvent =
  | { readonly type: 'closed'; readonly view: string }
  | { readonly type: 'rotated'; readonly to: RotatedView }

function bannerReducer(state: BannerState, event: BannerEvent): BannerState {
  if (event.type === 'closed') return { ...state, closedView: event.view }
  const { rotated } = state
  const isSame = rotated?.view === event.to.view && rotated.index === event.to.index
  return isSame ? state : { ...state, rotated: event.to }
}

/** Returns the banner of this page view. The rotation advances once a page view and combination. */
export function useTopBanner(zoneName: string | undefined): TopBannerView {
  const { companyIndustries, jobFunctions: jobFunctionIds, pageView, bannerViews, consent, track } = useShellContext()
  const { key, isWanted, isGiven, known } = useTopBannerAnswer(zoneName)
  useWarnOnce(!zoneName, NO_ZONE)
  const view = `${pageView}|${key}`
  const [{ closedView, rotated }, dispatch] = useReducer(bannerReducer, { closedView: null, rotated: null })
  const isClosed = closedView === view
  // Closed in this session: on this page, on an earlier one, or in another page app.
  const closed = useStore(watchClosedBanners, readClosedBanners, nothing)
  const banners = useMemo(() => {
    const ids = parseClosedBanners(closed)
    return known?.banners.filter(({ id }) => !ids.includes(String(id)))
  }, [known, closed])
  const rotation = known?.rotation
  useEffect(() => {
    if (!isWanted || isClosed || !banners || banners.length === 0) return
    // Hydrated as the server rendered it: this runs again once the banners that the visitor closed have been read.
    if (closed !== readClosedBanners()) return
    const index = rotateOnce(bannerViews, view, rotation ?? { companyIndustries, jobFunctionIds }, banners, consent)
    dispatch({ type: 'rotated', to: { key, view, index } })
  }, [
    isWanted,
    isClosed,
    closed,
    banners,
    rotation,
    key,
    view,
    bannerViews,
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
    dispatch({ type: 'closed', view })
    if (!banner) return
    rememberClosedBanner(banner.id)
    track({ type: 'bannerClosed', place: 'top', id: banner.id })
  }
  const isCurrent = rotated?.view === view
  const markShown = useCallback(() => {
    if (isCurrent && bannerId !== undefined) tellShown(bannerViews, view, bannerId, track)
  }, [view, isCurrent, bannerId, bannerViews, track])
  const actions = { close, markShown }
  const isNone = !isWanted || isClosed || (isGiven && (known?.banners.length ?? 0) === 0)
  if (isNone) return { phase: 'none', banner: undefined, ...actions }
  if (!banners || (banner && !isIndexKnown)) return { phase: 'waiting', banner, ...actions }
  return { phase: banner ? 'shown' : 'empty', banner, ...actions }
}

const nothing = (): string => ''

const NO_ZONE =
  '[@jobsite/shell] <TopBanner> has no zoneName, so no banner is requested. Pass zoneName, or remove the component. (code: no-zone-name)'

/** The banners of a zone, industries and job functions. */
interface BannersOfPage {
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
function useTopBannerAnswer(zoneName: string | undefined): BannersOfPage {
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
