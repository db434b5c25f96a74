import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { Link } from 'react-router'
import { createBaseLink } from '../react/navigation/createRouterProvider.tsx'
import { useBase } from './useBase.ts'

/** React Router's link with an anchor's props. */
const AnchorLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(
  function AnchorLink({ href, ...rest }, ref) {
    return <Link ref={ref} to={href} {...rest} />
  },
)

/** React Router's link for the site's URLs. */
export const ReactRouterLink = createBaseLink(AnchorLink, useBase)
