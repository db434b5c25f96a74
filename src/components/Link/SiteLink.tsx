import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isPlainClick } from '../../browser/clicks.ts'
import { useShellContext } from '../../react/ShellContext.ts'

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Opens a tab of its own. @default false */
  newTab?: boolean | undefined
}

/** A link. Renders an `<a>`, or the page's `linkComponent` for addresses on the site. */
export function SiteLink({ href, newTab = false, onClick, ...rest }: SiteLinkProps) {
  const { linkComponent: RouterLink, navigate } = useShellContext()
  const onSite = href.startsWith('/') && !newTab

  const followByRouter = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigate || !onSite || RouterLink || !isPlainClick(event)) return
    event.preventDefault()
    // As it is now: what follows a link may have put something into its address, as the time of a login.
    navigate(event.currentTarget.getAttribute('href') ?? href)
  }
  const props = { ...rest, href, onClick: followByRouter, ...(newTab && { target: '_blank', rel: 'noopener' }) }
  return onSite && RouterLink ? <RouterLink {...props} /> : <a {...props} />
}
