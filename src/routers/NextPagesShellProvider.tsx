// Apart from the hook: a bundler keeps `next/link` where it is imported, also for pages without this provider.
import NextLink from 'next/link.js'
import { useRouter } from 'next/router.js'
import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { createBaseLink, createRouterProvider, type NextShellProviderProps } from './createRouterProvider.tsx'
import { useNextPagesRoute } from './useNextPagesRoute.ts'

/** Next's link, which does not add the current page's locale to a URL of the site. */
const WholeLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(
  function WholeLink(props, ref) {
    return <NextLink {...props} ref={ref} locale={false} />
  },
)

/**
 * Provider for the Next.js pages router and the components of `@jobsite/shell`: {@link useNextPagesRoute} with Next's
 * links, which prefetch. Render it in `pages/_app`. Renders no element.
 */
export const NextPagesShellProvider = createRouterProvider<NextShellProviderProps>(
  useNextPagesRoute,
  createBaseLink(WholeLink, () => useRouter().basePath),
)
