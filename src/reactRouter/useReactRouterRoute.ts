import { useLocation, useNavigate } from 'react-router'
import { useNavigateBelow, withBase } from '../react/navigation/basePath.ts'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'
import { useBase } from './useBase.ts'

/** Returns React Router's current URL and its navigation, unless the page passes its own. */
export function useReactRouterRoute(own: Pick<RouterShellProviderProps, 'url' | 'navigate' | 'prerendered'>) {
  const { pathname, search, hash } = useLocation()
  const base = useBase()
  const navigate = useNavigateBelow(base, useNavigate())
  const url = useServedUrl(withBase(pathname + search + hash, base), own.prerendered ?? false)
  return { url: own.url ?? url, navigate: own.navigate ?? navigate }
}
