import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { Link } from 'react-router'

/** React Router's link with an anchor's props. */
export const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(
  function RouterLink({ href, ...rest }, ref) {
    return <Link ref={ref} to={href} {...rest} />
  },
)
