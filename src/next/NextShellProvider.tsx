import NextLink from 'next/link.js'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { useNextRoute } from './useNextRoute.ts'

/**
 * Provider for the Next.js app router: reads path, query and hash from it, renders Next's links and navigates with its
 * router, for the URLs of `ownPaths`. Static pages stay static: their HTML has the path alone, the query follows right
 * after hydration. A server component can render it if it passes no functions. Renders no element.
 */
export function NextShellProvider({ linkComponent = NextLink, ...props }: ShellProviderProps) {
  return <ShellProvider {...props} {...useNextRoute(props)} linkComponent={linkComponent} />
}
