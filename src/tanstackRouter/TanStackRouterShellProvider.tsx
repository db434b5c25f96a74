import { useLocation, useRouter } from '@tanstack/react-router'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'

/**
 * Provider for TanStack Router: reads path, query and hash from it, and navigates with the router, for the URLs of
 * `ownPaths`. Render it in the root route's component. Renders no element.
 */
export function TanStackRouterShellProvider({
  url,
  prerendered = false,
  navigate,
  ...props
}: RouterShellProviderProps) {
  const { history } = useRouter()
  const location = useLocation()
  // The router rewrites queries (`l=29.10` becomes `l=29.1`); its history has the original URL. For the same reason,
  // links are plain anchors that the provider navigates by the history.
  const isCurrent = history.location.state.__TSR_key === location.state.__TSR_key
  const served = useServedUrl(isCurrent ? history.location.href : location.publicHref, prerendered)
  return <ShellProvider {...props} url={url ?? served} navigate={navigate ?? history.push} />
}
