import { useLocation, useRouter } from '@tanstack/react-router'
import { trimTrailingSlashes } from '../core/url/trimTrailingSlashes.ts'
import { useNavigateBelow } from '../react/navigation/basePath.ts'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'

/** Returns TanStack Router's current URL and its navigation, unless the page passes its own. */
export function useTanStackRoute(own: Pick<RouterShellProviderProps, 'url' | 'navigate' | 'prerendered'>) {
  const { basepath, history } = useRouter()
  const location = useLocation()
  // The router rewrites queries (`l=29.10` becomes `l=29.1`); its history has the original URL. For the same reason,
  // links are plain anchors that the provider navigates by the history.
  const isCurrent = history.location.state.__TSR_key === location.state.__TSR_key
  const url = useServedUrl(isCurrent ? history.location.href : location.publicHref, own.prerendered ?? false)
  const navigate = useNavigateBelow(trimTrailingSlashes(basepath), history.push, true)
  return { url: own.url ?? url, navigate: own.navigate ?? navigate }
}
