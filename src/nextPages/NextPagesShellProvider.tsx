import NextLink from 'next/link.js'
import { useRouter } from 'next/router.js'
import { createBaseLink } from '../react/navigation/createBaseLink.tsx'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { useNextPagesRoute } from './useNextPagesRoute.ts'

const BaseLink = createBaseLink(NextLink, () => useRouter().basePath)

/**
 * Provider for the Next.js pages router: reads path, query and hash from it, renders Next's links and navigates with
 * its router, for the URLs of `ownPaths`. Render it in `pages/_app`. Renders no element.
 */
export function NextPagesShellProvider({ linkComponent, ...props }: ShellProviderProps) {
  const Link = useRouter().basePath ? BaseLink : NextLink
  return <ShellProvider {...props} {...useNextPagesRoute(props)} linkComponent={linkComponent ?? Link} />
}
