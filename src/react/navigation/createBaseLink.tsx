import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { type SafeUrl, safeHref } from '../../core/url/safeHref.ts'
import { withoutPrefix } from '../../core/url/urlPrefix.ts'
import type { LinkComponent } from '../ShellContext.ts'

/** Returns a router's link for the site's URLs: those outside of the router's base path are plain links. */
export function createBaseLink(Link: LinkComponent, useBase: () => string): LinkComponent {
  return forwardRef<HTMLAnchorElement, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: SafeUrl }>(
    function BaseLink({ href, ...rest }, ref) {
      const inner = safeHref(withoutPrefix(href, useBase()))
      const Element = inner === null ? 'a' : Link
      return <Element {...rest} {...{ ref }} href={inner ?? href} />
    },
  ) as unknown as LinkComponent
}
