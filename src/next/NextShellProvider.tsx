import NextLink from 'next/link.js'
import { createBaseLink } from '../react/navigation/createBaseLink.tsx'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { BASE } from './base.ts'
import { useNextRoute } from './useNextRoute.ts'

const Link = BASE === '' ? NextLink : createBaseLink(NextLink, () => BASE)

/**
 * Provider for the Next.js app router: reads path, query and hash from it, renders Next's links and navigates with its
 * router, for the URLs of `ownPaths`. Static pages stay static: their HTML has the path alone, the query follows right
 * after hydration. A server component can render it if it passes no functions. Renders no element.
 */
export function NextShellProvider({ linkComponent = Link, ...props }: ShellProviderProps) {
  return <ShellProvider {...props} {...useNextRoute(props)} linkComponent={linkComponent} />
}
