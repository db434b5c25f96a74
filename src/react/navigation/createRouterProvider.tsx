import { type AnchorHTMLAttributes, type ComponentType, forwardRef, type ReactElement } from 'react'
import { withoutLocalePrefix, withoutPrefix } from '../../core/url/locale.ts'
import { type SafeUrl, safeHref } from '../../core/url/safeHref.ts'
import type { RouterShellProviderProps } from '../provider/RouterShellProviderProps.ts'
import type { ShellProviderProps } from '../provider/ShellProviderProps.ts'
import type { LinkComponent } from '../ShellContext.ts'

/** Values that the shell takes from a router. */
export interface RouterRoute {
  /** Site-relative URL of the page, with the router's base path. */
  readonly url: string
  /** The router's base path, without its trailing slash; `''` for a router of the whole site. */
  readonly base: string
  /** Navigates to a site-relative URL as visitors see it. */
  readonly navigate: (href: string) => void
}

/**
 * Returns an entry point's provider for a router. Its URL and its navigation are the router's, unless the page passes its own.
 *
 * @param Provider provider of the entry point.
 * @param useRoute the router's hook, the same for all entry points.
 * @param Link the router's link component. @default plain anchors, which navigate with the router
 */
export function createRouterProvider<Props extends ShellProviderProps>(
  Provider: ComponentType<ShellProviderProps>,
  useRoute: (own: RouterShellProviderProps) => RouterRoute,
  Link?: LinkComponent,
): (props: Props) => ReactElement {
  return function RouterProvider(all: RouterShellProviderProps) {
    const { prerendered: _, localePrefix = '', ...props } = all
    const { url, base, navigate } = useRoute(all)
    const linkComponent = props.linkComponent ?? Link
    return (
      <Provider
        {...props}
        {...(linkComponent && { linkComponent })}
        url={props.url ?? withoutLocalePrefix(url, localePrefix, base)}
        navigate={props.navigate ?? navigate}
      />
    )
  }
}

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
