import { ShellProvider } from '@jobsite/shell/islands'
import type { ShellProviderProps } from '../../react/provider/ShellProviderProps.ts'
import { useNextRoute } from '../useNextRoute.ts'

/**
 * Provider for the Next.js app router and the components of `@jobsite/shell/islands`: reads path, query and hash from
 * the router and navigates with it, for the URLs of `ownPaths`. Its links are plain anchors, which Next.js does not
 * prefetch. Static pages stay static: their HTML has the path alone, the query follows right after hydration. A server
 * component can render it if it passes no functions. Renders no element.
 */
export function NextShellProvider(props: ShellProviderProps) {
  return <ShellProvider {...props} {...useNextRoute(props)} />
}
