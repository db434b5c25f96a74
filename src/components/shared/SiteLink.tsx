import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isMiddleClick, isPlainClick } from '../../browser/events/clicks.ts'
import type { SafeUrl } from '../../core/url/safeHref.ts'
import { type ShellInternals, useShellContext } from '../../react/ShellContext.ts'

type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: SafeUrl }

export interface SiteLinkProps extends LinkAttributes {
  /** Whether the link opens a new tab. @default false */
  newTab?: boolean | undefined
  /**
   * Called with every click that follows the link: a plain click, one with a modifier key, and a middle click, which
   * browsers report as `auxclick`. Handlers that navigate check `isPlainClick` first.
   */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Link. Renders an `<a>`, or the page's `linkComponent` for URLs of the app. */
export function SiteLink({ newTab, onFollow, ...attributes }: SiteLinkProps) {
  const Link = prepareLink(useShellContext(), attributes, newTab, onFollow)
  return <Link {...attributes} />
}

/**
 * Adds what a {@link SiteLink} renders to a link's attributes, and returns its element. For components that have the
 * context: a page has more than sixty links.
 */
export function prepareLink(
  { linkComponent, navigate, isOwnUrl }: ShellInternals,
  attributes: LinkAttributes,
  newTab: boolean | undefined,
  onFollow: SiteLinkProps['onFollow'],
) {
  const { href, onClick, onAuxClick } = attributes
  const isRouted = !newTab && isOwnUrl(href)
  const Router = isRouted ? linkComponent : undefined
  attributes.onClick = (event) => {
    onClick?.(event)
    onFollow?.(event)
    if (!navigate || !isRouted || Router || !isPlainClick(event)) return
    event.preventDefault()
    // Reads the current attribute: a handler may have added a parameter, such as the login timestamp.
    navigate(event.currentTarget.getAttribute('href') ?? href)
  }
  attributes.onAuxClick = (event) => {
    onAuxClick?.(event)
    if (isMiddleClick(event)) onFollow?.(event)
  }
  if (newTab) {
    attributes.target = '_blank'
    attributes.rel = 'noopener'
  }
  return Router ?? 'a'
}
