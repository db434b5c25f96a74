import { readLocation } from '../../browser/navigation/location.ts'
import { subscribeLocation } from '../../browser/navigation/subscribeLocation.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useStore } from '../useStore.ts'

/**
 * Returns the browser's path, with the query and hash that servers and static pages do not know. On a server and while
 * hydrating it is the path alone.
 *
 * @param pathname the framework's current path, with its base path.
 */
export function useBrowserUrl(pathname: string): string {
  return useStore(subscribeLocation, readUrl, () => pathname)
}

function readUrl(): string {
  const { path = '/', search = '', hash = '' } = splitUrl(readLocation()) ?? {}
  return path + search + hash
}
