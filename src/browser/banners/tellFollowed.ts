import type { BannerClick } from '../../core/banner/banner.ts'
import type { TrackEvent } from '../../core/track.ts'
import { notifyPage } from '../events/notifyPage.ts'

/** Those that are told of a click on the top banner. */
export interface BannerListeners {
  readonly onBannerClick: ((click: BannerClick) => void) | undefined
  /** Sends the click to the site's log. */
  readonly tellLog: ((click: BannerClick) => void) | undefined
  readonly track: (event: TrackEvent) => void
}

/** Tells that a visitor follows the top banner. */
export function tellFollowed(click: BannerClick, { onBannerClick, tellLog, track }: BannerListeners): void {
  notifyPage(onBannerClick, click)
  tellLog?.(click)
  track({ type: 'bannerFollowed', place: 'top', id: click.banner.id })
}
