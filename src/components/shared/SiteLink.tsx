import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isMiddleClick, isPlainClick } from '../../browser/events/clicks.ts'
import { useShellContext } from '../../react/ShellContext.ts'

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
export function SiteLink({ href, newTab = false, onClick, onAuxClick, onFollow, ...rest }: SiteLinkProps) {
  const { linkComponent: RouterLink, navigate, isOwnUrl } = useShellContext()
  const isRouted = !newTab && isOwnUrl(href)

  const followByRouter = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    onFollow?.(event)
    if (!navigate || !isRouted || RouterLink || !isPlainClick(event)) return
    event.preventDefault()
    // Reads the current attribute: a handler may have added a parameter, such as the login timestamp.
    navigate(event.currentTarget.getAttribute('href') ?? href)
  }
  const followInTab = (event: MouseEvent<HTMLAnchorElement>) => {
    onAuxClick?.(event)
    if (isMiddleClick(event)) onFollow?.(event)
  }
  const props = {
    ...rest,
    href,
    onClick: followByRouter,
    onAuxClick: followInTab,
    ...(newTab && { target: '_blank', rel: 'noopener' }),
  }
  return isRouted && RouterLink ? <RouterLink {...props} /> : <a {...props} />
}
