import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { withoutPrefix } from '../../core/url/urlPrefix.ts'
import type { LinkComponent } from '../ShellContext.ts'

/** Returns a router's link for the site's URLs: those outside of the router's base path are plain links. */
export function createBaseLink(Link: LinkComponent, useBase: () => string): LinkComponent {
  return forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(function BaseLink(
    { href, ...rest },
    ref,
  ) {
    const inner = withoutPrefix(href, useBase())
    const Element = inner === null ? 'a' : Link
    return <Element {...rest} {...{ ref }} href={inner ?? href} />
  }) as LinkComponent
}
