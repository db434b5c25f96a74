import type { BannerClick } from '../core/banner/banner.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { FetchEndpointOptions, fetchEndpoint } from './fetchEndpoint.ts'

/** Sends a click on a banner to the site's log. */
export type ClickLog = (click: BannerClick, config: ShellConfig, options: FetchEndpointOptions) => void

/** Returns a function that sends clicks. The code for it is loaded in advance: a click before it has come is not sent. */
export function createClickLog(): ClickLog {
  let send: typeof fetchEndpoint | undefined
  import('./fetchEndpoint.ts').then(
    (loaded) => {
      send = loaded.fetchEndpoint
    },
    () => undefined,
  )
  return ({ banner, zoneName }, config, options) => {
    // The page's adapter may throw.
    send?.(config, 'trackBannerClick', { bannerId: banner.id, zoneName }, options).catch(reportError)
  }
}
