import NextLink from 'next/link.js'
import { useRouter } from 'next/router.js'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'

/**
 * Provider for the Next.js pages router: reads path, query and hash from it, renders Next's links and navigates with
 * its router, for the URLs of `ownPaths`. Render it in `pages/_app`. Renders no element.
 */
export function NextPagesShellProvider({ url, linkComponent = NextLink, navigate, ...props }: ShellProviderProps) {
  const router = useRouter()
  // A static page has no query in its HTML, while `asPath` has it in the first render: React would keep the HTML's
  // attributes and never correct them. Such a page is not ready until it is hydrated.
  const served = useServedUrl(router.asPath, !router.isReady)
  return (
    <ShellProvider {...props} url={url ?? served} linkComponent={linkComponent} navigate={navigate ?? router.push} />
  )
}
