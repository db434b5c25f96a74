import { ShellProvider } from '@jobsite/shell/islands'
import type { ShellProviderProps } from '../../react/provider/ShellProviderProps.ts'
import { useNextPagesRoute } from '../useNextPagesRoute.ts'

/**
 * Provider for the Next.js pages router and the components of `@jobsite/shell/islands`: reads path, query and hash from
 * the router and navigates with it, for the URLs of `ownPaths`. Its links are plain anchors, which Next.js does not
 * prefetch. Render it in `pages/_app`. Renders no element.
 */
export function NextPagesShellProvider(props: ShellProviderProps) {
  return <ShellProvider {...props} {...useNextPagesRoute(props)} />
}
