import { useLocation, useRouter } from '@tanstack/react-router'
import { trimTrailingSlashes } from '../core/url/splitUrl.ts'
import type { RouterRoute } from '../react/navigation/createRouterProvider.tsx'
import { useNavigateBelow } from '../react/navigation/useNavigateBelow.ts'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'

/** Returns TanStack Router's current URL and its navigation. */
export function useTanStackRoute({ prerendered = false }: { prerendered?: boolean | undefined }): RouterRoute {
  const { basepath, history } = useRouter()
  const location = useLocation()
  const base = trimTrailingSlashes(basepath)
  // The router rewrites queries (`l=29.10` becomes `l=29.1`); its history has the original URL. For the same reason,
  // links are plain anchors that the provider navigates by the history.
  const isCurrent = history.location.state.__TSR_key === location.state.__TSR_key
  const url = useServedUrl(isCurrent ? history.location.href : location.publicHref, prerendered)
  return { url, base, navigate: useNavigateBelow(base, history.push, true) }
}
