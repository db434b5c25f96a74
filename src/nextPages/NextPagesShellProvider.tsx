import NextLink from 'next/link.js'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { useNextPagesRoute } from './useNextPagesRoute.ts'

/**
 * Provider for the Next.js pages router: reads path, query and hash from it, renders Next's links and navigates with
 * its router, for the URLs of `ownPaths`. Render it in `pages/_app`. Renders no element.
 */
export function NextPagesShellProvider({ linkComponent = NextLink, ...props }: ShellProviderProps) {
  return <ShellProvider {...props} {...useNextPagesRoute(props)} linkComponent={linkComponent} />
}
