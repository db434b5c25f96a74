import { useLocation, useNavigate } from 'react-router'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'

/** Returns React Router's current URL and its navigation, unless the page passes its own. */
export function useReactRouterRoute(own: Pick<RouterShellProviderProps, 'url' | 'navigate' | 'prerendered'>) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const url = useServedUrl(pathname + search + hash, own.prerendered ?? false)
  return { url: own.url ?? url, navigate: own.navigate ?? navigate }
}
