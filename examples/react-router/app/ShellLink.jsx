import { forwardRef } from 'react'
import { Link } from 'react-router'

/** React Router's link with an anchor's props, as the shell draws it. */
export const ShellLink = forwardRef(function ShellLink({ href, ...rest }, ref) {
  return <Link ref={ref} to={href} {...rest} />
})
