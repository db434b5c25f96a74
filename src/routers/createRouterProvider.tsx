import { type AnchorHTMLAttributes, forwardRef, type ReactElement } from 'react'
import { withoutPrefix } from '../core/url/locale.ts'
import { type SafeUrl, safeHref } from '../core/url/safeHref.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import type { LinkComponent } from '../react/ShellContext.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import type { NextRouteOptions, RouterRouteOptions, ShellRoute } from './shellRoute.ts'

/** Props of the Next.js providers: those of `ShellProvider`, and `localePrefix`. */
export interface NextShellProviderProps extends ShellProviderProps, NextRouteOptions {}

/** Props of the other routers' providers: those of `ShellProvider`, `localePrefix` and `prerendered`. */
export interface RouterShellProviderProps extends ShellProviderProps, RouterRouteOptions {}

/**
 * Returns a router's provider for the components of `@jobsite/shell`. Its URL and its navigation are the router's, unless
 * the page passes its own. Calls are marked as pure: a page that imports the router's hook alone loads nothing of it.
 *
 * @param Link the router's link component. @default plain anchors, which navigate with the router
 */
export function createRouterProvider<Props extends NextShellProviderProps>(
  useRoute: (options: RouterRouteOptions) => ShellRoute,
  Link?: LinkComponent,
): (props: Props) => ReactElement {
  return function RouterProvider({ prerendered, localePrefix, ...props }: RouterShellProviderProps) {
    const { url, navigate } = useRoute({ prerendered, localePrefix })
    const linkComponent = props.linkComponent ?? Link
    return (
      <ShellProvider
        {...props}
        {...(linkComponent && { linkComponent })}
        url={props.url ?? url}
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
