import { useCallback, useState, useSyncExternalStore } from 'react'
import { readLocation, subscribeLocation } from '../../browser/navigation/location.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'

/**
 * Returns the browser's URL from a framework's path on, with the query and hash that servers and static pages do not
 * know. On a server and while hydrating it is the path alone.
 *
 * @param pathname the framework's current path, without its base path.
 */
export function useBrowserUrl(pathname: string): string {
  // The router and the browser show the same page at mount, but not during a navigation.
  const [base] = useState(() => (typeof window === 'undefined' ? '' : basePath(pathname)))
  const read = useCallback(() => {
    const { path = '/', search = '', hash = '' } = splitUrl(readLocation()) ?? {}
    return (path.startsWith(base) ? path.slice(base.length) || '/' : path) + search + hash
  }, [base])
  return useSyncExternalStore(subscribeLocation, read, () => pathname)
}

function basePath(pathname: string): string {
  const located = splitUrl(readLocation())?.path ?? ''
  const base = located.endsWith(pathname) ? located.slice(0, located.length - pathname.length) : ''
  return base === '' && pathname === '/' ? located.replace(/\/$/, '') : base
}
