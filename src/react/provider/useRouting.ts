import { isValidElement, useMemo } from 'react'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import { isOwnUrl, type OwnPaths } from '../../core/routes/isOwnUrl.ts'
import type { ShellInternals } from '../ShellContext.ts'

/** The page's router, restricted to the app's own URLs. */
export interface Routing extends Pick<ShellInternals, 'linkComponent' | 'navigate'> {
  /** Returns whether the page's router serves a URL. Every other URL needs a plain link and a page load. */
  readonly isOwnUrl: (href: string) => boolean
}

/** Returns the page's router, restricted to the app's own URLs: any other navigation is a page load. */
export function useRouting(
  linkProp: Routing['linkComponent'],
  navigateProp: Routing['navigate'],
  ownPaths: OwnPaths | undefined,
  { campaignPaths }: ShellConfig,
): Routing {
  // Plain JavaScript can pass any value: a module in place of its default export, a router in place of its method.
  const linkComponent = isComponent(linkProp) ? linkProp : undefined
  const navigate = typeof navigateProp === 'function' ? navigateProp : undefined
  // A list that is recreated on every render is the same list.
  const key = Array.isArray(ownPaths) ? ownPaths.join() : ownPaths
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the list's content
  return useMemo(() => {
    const isOwn = (href: string) => isOwnUrl(href, ownPaths, { campaignPaths })
    const go = navigate && ((href: string) => navigateTo(href, isOwn(href) ? navigate : undefined))
    return { linkComponent, navigate: ownPaths === undefined ? navigate : go, isOwnUrl: isOwn }
  }, [linkComponent, navigate, key, campaignPaths])
}

/** Returns whether React can render a value as a component: a function, or an object that `memo` and the like return. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'string') return true
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)
}
