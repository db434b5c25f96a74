import NextLink from 'next/link.js'
import { useRouter } from 'next/router.js'
import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { createBaseLink } from '../react/navigation/createRouterProvider.tsx'

/** Next's link, which does not add the current page's locale to a URL of the site. */
const WholeLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(
  function WholeLink(props, ref) {
    return <NextLink {...props} ref={ref} locale={false} />
  },
)

/** Next's link for the site's URLs. */
export const NextPagesLink = createBaseLink(WholeLink, () => useRouter().basePath)
