import { useLocation, useNavigate } from 'react-router'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'

/** Returns React Router's current URL and its navigation. */
export function useReactRouterRoute(prerendered: boolean) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return { url: useServedUrl(pathname + search + hash, prerendered), navigate }
}
