import { NONE_MARK, type RenderedFor, readRenderedFor, themeMark, UNKNOWN_MARK, userMark } from '../core/renderedFor.ts'
import type { IslandsStore, PageProps } from './IslandsStore.ts'

/** Props that the server's HTML was rendered from, as far as known. */
export interface ServedProps {
  /** The page's props, with the server's values where they differ. */
  readonly first: PageProps
  /** Whether any value differs. */
  readonly isStale: boolean
  /** Whether the HTML shows another user, whose identity is not in it. */
  readonly isOfOtherUser: boolean
  /** Whether the HTML shows another theme, which is not in it. */
  readonly isOfOtherTheme: boolean
  readonly renderedFor: RenderedFor
}

/**
 * Compares the inputs of the server's HTML with the page's props, once; differences are rendered.
 *
 * @returns `undefined` if the HTML has no inputs.
 */
export function checkServed(store: IslandsStore): ServedProps | undefined {
  const renderedFor = readRenderedFor(store.servedFor)
  if (!renderedFor || store.served) return store.served
  const served = servedProps(store.first, renderedFor)
  store.served = served
  store.first = served.first
  if (served.isStale) store.load().catch(() => undefined)
  for (const part of store.parts) if (part.isOfOther()) part.activate()?.catch(() => undefined)
  return served
}

/**
 * Compares the inputs of the server's HTML with the page's current props: cached HTML, shared by all visitors or made
 * for another URL, is hydrated with its original inputs.
 */
function servedProps(props: PageProps, served: RenderedFor): ServedProps {
  const { language, page, url, theme, user, data } = props
  const other: { -readonly [Name in keyof PageProps]: PageProps[Name] } = {}
  if (language && language !== served.language) other.language = served.language
  if (page && page !== served.page) other.page = served.page
  if ((url ?? '') !== served.url) other.url = served.url || undefined
  const isUser = userMark(user) === served.user
  if (!isUser && served.user === UNKNOWN_MARK) other.user = undefined
  if (!isUser && served.user === NONE_MARK) other.user = null
  const isTheme = themeMark(theme ?? data?.theme) === served.theme
  if (!isTheme && served.theme === NONE_MARK) {
    other.theme = null
    other.data = data && { ...data, theme: null }
  }
  const isStale = !isUser || !isTheme || Object.keys(other).length > 0
  return {
    first: isStale ? { ...props, ...other } : props,
    isStale,
    renderedFor: served,
    isOfOtherUser: !isUser && !('user' in other),
    isOfOtherTheme: !isTheme && !('theme' in other),
  }
}
