import { useLocation, useNavigate } from 'react-router'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { RouterLink } from './RouterLink.tsx'

/**
 * Provider for React Router 7 and 8, in all of its modes: reads path, query and hash from it, renders the router's
 * links and navigates with it, for the URLs of `ownPaths`. Render it in the root route, or anywhere below the router.
 * Renders no element.
 */
export function ReactRouterShellProvider({
  url,
  prerendered = false,
  linkComponent = RouterLink,
  navigate,
  ...props
}: RouterShellProviderProps) {
  const { pathname, search, hash } = useLocation()
  const go = useNavigate()
  const served = useServedUrl(pathname + search + hash, prerendered)
  return <ShellProvider {...props} url={url ?? served} linkComponent={linkComponent} navigate={navigate ?? go} />
}
