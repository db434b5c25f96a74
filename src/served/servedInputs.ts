import { NONE_MARK, readRenderedFor, themeMark, UNKNOWN_MARK, userMark } from '../core/renderedFor.ts'
import type { Rendered, ServedInputs, ServedPage } from './ServedPage.ts'

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
