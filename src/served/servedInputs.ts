import type { PageName } from '../core/pages/pages.ts'
import { type RenderedFor, readRenderedFor, themeMark, userMark } from '../core/renderedFor.ts'
import { NONE_MARK, UNKNOWN_MARK } from '../core/renderedMarks.ts'
import type { PageOptions, ServedPage } from './ServedPage.ts'

declare const SOURCE: unique symbol

/** Options that a page gives: none of them follows from what a server rendered. */
export type Given<Options = PageOptions> = Options & { readonly [SOURCE]?: 'given' }

/**
 * Options that render the HTML that is there: also with values that its server derived, such as the language, which the page
 * has not given. Neither is a merge of it with what a page gives an option of the page: that does not compile.
 */
export type Rendered<Options = PageOptions> = Options & { readonly [SOURCE]?: 'rendered' }

/** Inputs of the server's HTML, compared with the page's options. */
export interface ServedInputs {
  /** The options of the page's first render, with the server's values where they differ. */
  readonly rendered: Rendered
  /** Whether any value differs. */
  readonly isStale: boolean
  /** Values of the HTML whose content is not in it, so that it cannot be hydrated: another user, another theme. */
  readonly unknown: readonly ('user' | 'theme')[]
  /** Name of the page, where it is still the one that the server rendered for. */
  readonly pageName: PageName | undefined
  readonly renderedFor: RenderedFor
}

/** Reads the inputs of the page's HTML, once there is any: what cannot be hydrated is rendered. */
export function readInputs(page: ServedPage): void {
  if (page.inputs) return
  page.inputs = readServedInputs(page.rendered, page.servedFor)
  if (!page.inputs) return
  page.rendered = page.inputs.rendered
  for (const part of page.parts) if (part.isOfOther) part.render()
}

/**
 * Compares the inputs of the server's HTML with the page's options: cached HTML, shared by all visitors or made for
 * another URL, is hydrated with its original inputs.
 *
 * @param servedFor value of `data-shell-for`.
 *
 * @returns `undefined` if the HTML has no inputs.
 */
function readServedInputs(options: Rendered, servedFor: string | undefined): ServedInputs | undefined {
  const served = readRenderedFor(servedFor)
  if (!served) return undefined
  const { language, page, url, theme, user, data } = options
  const other: { -readonly [Name in keyof PageOptions]: PageOptions[Name] } = {}
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
    rendered: isStale ? { ...options, ...other } : options,
    isStale,
    pageName: page === served.page || (!page && !('url' in other) && served.url !== '') ? served.page : undefined,
    renderedFor: served,
    unknown: [
      ...(isUser || 'user' in other ? [] : (['user'] as const)),
      ...(isTheme || 'theme' in other ? [] : (['theme'] as const)),
    ],
  }
}
