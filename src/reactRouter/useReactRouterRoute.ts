import { useLocation, useNavigate } from 'react-router'
import { withPrefix } from '../core/url/locale.ts'
import type { RouterRoute } from '../react/navigation/createRouterProvider.tsx'
import { useNavigateBelow } from '../react/navigation/useNavigateBelow.ts'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import { useBase } from './useBase.ts'

/** Returns React Router's current URL and its navigation. */
export function useReactRouterRoute({ prerendered = false }: { prerendered?: boolean | undefined }): RouterRoute {
  const { pathname, search, hash } = useLocation()
  const base = useBase()
  const navigate = useNavigateBelow(base, useNavigate())
  return { url: useServedUrl(withPrefix(pathname + search + hash, base), prerendered), base, navigate }
}
