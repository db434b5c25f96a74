import { readStored } from '../browser/storage/storage.ts'
import { CLOSED_BANNERS_KEY, THEME_KEY } from '../core/contracts.ts'
import type { PageProps } from './IslandsStore.ts'
import type { PartName } from './loadRendering.ts'

/**
 * Time at which a component has to be rendered without interaction; `shown` for idle time after it is first in view,
 * `null` for never.
 */
export type Need = 'now' | 'idle' | 'shown' | null

/** A component with the server's HTML, and the props of its provider. */
export interface ServedPart {
  readonly name: PartName
  /** Tag of the server's element; `undefined` if the server rendered nothing. */
  readonly tag: string | undefined
  readonly element: Element | null
  readonly props: { readonly zoneName?: unknown }
  readonly store: {
    readonly props: PageProps
    readonly isHydrating: boolean
    /** Value of `data-shell-for` on the first component; `undefined` without a server's HTML. */
    readonly servedFor: string | undefined
  }
  isPageTree(): boolean
}

/** Returns when a component has to be rendered, because the server's data is incomplete. */
export function needOf(part: ServedPart): Need {
  const { name, tag, element, props, store } = part
  const { data, user, theme, bottomSEOContent, resumeSummary, jobFunctionGroup } = store.props
  // The server rendered nothing, and content may arrive; without a server, all content does.
  const isAlone = !store.isHydrating || store.servedFor === undefined
  if (tag === undefined && (isAlone || isAlwaysRendered(name))) return 'now'
  if (tag === undefined) {
    const isAsked =
      (name === 'topBanner' && !props.zoneName) ||
      (name === 'seoBottomText' && data?.bottomText === undefined && !bottomSEOContent) ||
      (name === 'seoKeywords' && data?.seoKeywords === undefined) ||
      (name === 'sidebarBanner' && data?.sidebarBanner === undefined)
    return isAsked ? 'idle' : null
  }
  if (part.isPageTree()) return 'now'
  if (element && hasBrokenImage(element)) return 'now'
  switch (name) {
    case 'topBanner':
      return isBannerChosen(tag) ? 'idle' : 'now'
    case 'sidebarBanner':
      return 'shown'
    case 'seoBottomText':
      return element && isCutOff(element.querySelector('.shell-clip')) ? 'idle' : null
    case 'header': {
      if (typeof jobFunctionGroup === 'function') return 'now'
      // Where the service did not answer the server, the stored season goes on.
      const isThemeAsked =
        data?.theme === undefined || (data.isThemeUnanswered && readStored('local', THEME_KEY) !== null)
      return (isThemeAsked && !theme) || (user?.accessToken && !resumeSummary) ? 'idle' : null
    }
    default:
      return null
  }
}

/** Returns whether the server's render of a component always has an element. */
export const isAlwaysRendered = (name: PartName): boolean =>
  name === 'header' || name === 'sideNav' || name === 'footer'

/**
 * Returns whether the server's HTML shows the banner of this page view. Of several banners only the browser knows which
 * is next, and which ones were closed in this session.
 */
const isBannerChosen = (tag: string): boolean => tag === 'aside' && readStored('session', CLOSED_BANNERS_KEY) === null

const hasBrokenImage = (element: Element): boolean =>
  [...element.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)

const isCutOff = (box: Element | null): boolean => box !== null && box.scrollHeight > box.clientHeight
