import type { PageName } from '../core/pages/pages.ts'
import { NONE_MARK, type RenderedFor, readRenderedFor, themeMark, UNKNOWN_MARK, userMark } from '../core/renderedFor.ts'
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
  const { language = served.language, page, url = '', theme, user, data } = options
  const isUrl = url === served.url
  const isUser = userMark(user) === served.user
  const isTheme = themeMark(theme ?? data?.theme) === served.theme
  const unknown: ('user' | 'theme')[] = []
  if (!isUser && served.user !== UNKNOWN_MARK && served.user !== NONE_MARK) unknown.push('user')
  if (!isTheme && served.theme !== NONE_MARK) unknown.push('theme')
  return {
    isStale: !isUser || !isTheme || !isUrl || language !== served.language || (page ?? served.page) !== served.page,
    pageName: page === served.page || (!page && isUrl && url !== '') ? served.page : undefined,
    renderedFor: served,
    unknown,
  }
}
