import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isMiddleClick, isPlainClick } from '../../browser/events/clicks.ts'
import { type ShellInternals, useShellContext } from '../../react/ShellContext.ts'

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Whether the link opens a new tab. @default false */
  newTab?: boolean | undefined
  /**
   * Called with every click that follows the link: a plain click, one with a modifier key, and a middle click, which
   * browsers report as `auxclick`. Handlers that navigate check `isPlainClick` first.
   */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Link. Renders an `<a>`, or the page's `linkComponent` for URLs of the app. */
export function SiteLink(props: SiteLinkProps) {
  const { Link, attributes } = linkOf(useShellContext(), props)
  return <Link {...attributes} />
}

/** Returns what a {@link SiteLink} renders, for components that have the context: a page has more than sixty links. */
export function linkOf(
  { linkComponent, navigate, isOwnUrl }: ShellInternals,
  { newTab = false, onClick, onAuxClick, onFollow, ...rest }: SiteLinkProps,
) {
  const { href } = rest
  const isRouted = !newTab && isOwnUrl(href)
  const Router = isRouted ? linkComponent : undefined
  const attributes: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string } = rest
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
  return { Link: Router ?? 'a', attributes } as const
}
