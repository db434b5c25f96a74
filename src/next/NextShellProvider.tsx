import NextLink from 'next/link.js'
import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation.js'
import { useBrowserUrl } from '../react/navigation/useBrowserUrl.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'

/**
 * Provider for the Next.js app router: reads path, query and hash from it, renders Next's links and navigates with its
 * router, for the URLs of `ownPaths`. Static pages stay static: their HTML has the path alone, the query follows right
 * after hydration. A server component can render it if it passes no functions. Renders no element.
 */
export function NextShellProvider({ url, linkComponent = NextLink, navigate, ...props }: ShellProviderProps) {
  const router = useRouter()
  const located = useBrowserUrl(usePathname())
  // The path does not change with the query: in browsers without the Navigation API, this re-renders on each
  // navigation.
  useSelectedLayoutSegments()
  return (
    <ShellProvider {...props} url={url ?? located} linkComponent={linkComponent} navigate={navigate ?? router.push} />
  )
}
