import { rotateOnce, tellShown } from '../browser/banners/bannerViews.ts'
import { keepEdgeColors } from '../browser/banners/edgeColors.ts'
import { tellFollowed } from '../browser/banners/tellFollowed.ts'
import { closestTo } from '../browser/elements/elements.ts'
import { isMiddleClick } from '../browser/events/clicks.ts'
import { ignoreSecondPress } from '../browser/events/ignoreSecondPress.ts'
import { notifyPage } from '../browser/events/notifyPage.ts'
import { onLaterView } from '../browser/events/onLaterView.ts'
import { onEarlyOutcome } from '../browser/observers/onImageErrorBeforeHydration.ts'
import { whenOpened } from '../browser/page/whenOpened.ts'
import { startPageWork } from '../browser/pageView/pageWork.ts'
import { readClosedBanners } from '../browser/stored/closedBanners.ts'
import type { BannerClick } from '../core/banner/banner.ts'
import { bannersKey } from '../core/banner/rotation.ts'
import { wholeLogger } from '../core/log.ts'
import { configOf } from '../core/site/configOf.ts'
import type { TrackEvent } from '../core/track.ts'
import type { TopBannerProps } from '../islands.ts'
import { createClickLog } from '../services/createClickLog.ts'
import type { Island } from './Hydration.ts'

const LINK = 'a.shell-banner-picture'
const CLOSE = '.shell-banner-close'

/** The page view that loaded the document: the code that renders counts from it. */
const FIRST_VIEW = 0

const propsOf = ({ props }: Island): TopBannerProps => props

/**
 * Does what a server's top banner does without rendering: the rotation advances, the page is told that the banner was shown
 * and followed, and the space beside its image gets the colors of its edges. Closed, it is hidden at once; the code that
 * renders, which is loaded meanwhile, takes over. Renders it where the page has no data of this banner.
 */
export function startTopBanner(part: Island): void {
  const { element, cleanups, page } = part
  if (cleanups.size === 0 || !part.isWaiting || part.isActivating) return
  const { consent = true, data } = page.given
  const config = configOf(page.given)
  const { edgeColors, trackClicks } = propsOf(part)
  const given = data?.topBanner
  const banner = given?.banners[0]
  const image = element?.querySelector('img')
  const isOther = !given || image?.getAttribute('src') !== banner?.image
  // A page that is rendered has a state of its banners already.
  if (page.isRendering || !element || !image || !banner || isOther || (trackClicks && !config)) {
    part.render()
    return
  }
  const { id } = banner
  page.work ??= startPageWork(page.landing, page.landingEntry)
  const { bannerViews: views } = page.work
  const view = `${FIRST_VIEW}|${bannersKey(given.zoneName, given)}`
  const controller = new AbortController()
  const { signal } = controller
  const track = (event: TrackEvent) => notifyPage(page.given.onTrack, event)
  /** Whether the code that renders does all this. */
  const hasEnded = () => part.isActivating || signal.aborted
  const stop = (cleanup: (() => void) | undefined) => cleanup && signal.addEventListener('abort', cleanup)
  cleanups.add(() => controller.abort())

  rotateOnce(views, view, given.rotation ?? given, [banner], consent)
  const onLoad = () =>
    stop(
      whenOpened(() => {
        if (!hasEnded()) tellShown(views, view, id, track)
      }),
    )
  onEarlyOutcome(image, (isLoaded) => (isLoaded ? onLoad() : part.render()))
  image.addEventListener('load', onLoad, { signal })
  stop(keepEdgeColors(element, edgeColors))
  // Closed on another page before this one is opened again.
  stop(
    onLaterView(() => {
      if (readClosedBanners()) part.render()
    }),
  )
  startControls(part, { banner, zoneName: given.zoneName }, track, signal)
}

/** Handles the banner's controls until the code that renders it does. */
function startControls(
  part: Island,
  click: BannerClick,
  track: (event: TrackEvent) => void,
  signal: AbortSignal,
): void {
  const { page } = part
  const element = part.element as HTMLElement
  const log = propsOf(part).trackClicks ? createClickLog() : undefined
  const tellLog = () => {
    const { adapters, fetch, logger } = page.given
    const config = configOf(page.given)
    if (config) log?.(click, config, { fetch, logger: wholeLogger(logger), adapters })
  }
  const onClick = (event: MouseEvent) => {
    if (part.isActivating || (event.type === 'auxclick' && !isMiddleClick(event))) return
    const close = event.type === 'click' && closestTo(event.target, CLOSE)
    if (close) hide(close)
    else if (closestTo(event.target, LINK))
      tellFollowed(click, { onBannerClick: propsOf(part).onBannerClick, tellLog, track })
  }
  const hide = (button: HTMLElement) => {
    ignoreSecondPress(button.getBoundingClientRect())
    element.hidden = true
    part.activate().then(
      () => part.replacementOf(button).click(),
      () => {
        element.hidden = false
      },
    )
  }
  // Routers follow links themselves.
  const controls = page.given.navigate || page.given.linkComponent ? CLOSE : `${CLOSE}, ${LINK}`
  part.handles = (control) => !part.isActivating && closestTo(control, controls) !== null
  element.addEventListener('click', onClick, { signal })
  element.addEventListener('auxclick', onClick, { signal })
}
