import { readHost, readLocation } from '../../browser/navigation/location.ts'
import { subscribeLocation } from '../../browser/navigation/subscribeLocation.ts'
import { safePageUrl } from '../../core/url/pageUrl.ts'
import type { SiteIdentity } from '../../core/url/safeHref.ts'
import { noSubscription, useStore } from '../useStore.ts'

/**
 * Returns the validated URL of the page ({@link safePageUrl}): the prop, else the browser's current URL. `undefined` on
 * a server and while hydrating, if the prop is missing or unusable.
 */
export function useLocationUrl(urlProp: unknown, site: SiteIdentity): string | undefined {
  const checked = safePageUrl(urlProp, site)
  const isFollowed = checked === null
  // The page's host counts as a host of the site. It is unknown on a server and in the first render.
  const read = () => safePageUrl(isFollowed ? readLocation() : urlProp, site, readHost()) ?? undefined
  return useStore(isFollowed ? subscribeLocation : noSubscription, read, () => checked ?? undefined)
}
