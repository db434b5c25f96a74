import { END_OF_RULE, readOwnedRules } from './ownedRules.ts'
import { nonceAttribute, styleElement } from './styleElement.ts'

/** A style element: its attributes, and its text. */
const STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g
const NONCE = / nonce="[^"]*"/

/** How the style elements are written. */
export interface ShellStyleTagsOptions {
  /** Put on every style element, for pages whose content security policy asks for one. @default what stands there already */
  nonce?: string
}

/**
 * Sets the shell's styles apart from a page's own, in the style elements that styled-components rendered on a server. In
 * the browser styled-components takes its elements away and writes each of their rules anew, so that the styles of the
 * whole page are computed again; the shell's rules never change, and stay where the server wrote them.
 *
 * @param tags what `ServerStyleSheet.getStyleTags()` gives. A page's own styles in it stay as they are.
 * @returns the shell's style element, then the given ones, which still say that the shell's styles are there.
 * @example shellStyleTags('<style>p{color:red}</style>') // the same: nothing of it is the shell's
 */
export function shellStyleTags(tags: string, { nonce }: ShellStyleTagsOptions = {}): string {
  return tags.replace(STYLE, (_, given: string, text: string) => {
    const attributes = nonce === undefined ? given : given.replace(NONCE, '') + nonceAttribute(nonce)
    const { shell, others } = partStyles(text)
    if (shell === '') return `<style${attributes}>${text}</style>`
    return `${styleElement(shell, NONCE.exec(attributes)?.[0])}<style${attributes}>${others}</style>`
  })
}

/** Parts the text of a style element: the shell's rules, and what styled-components is to find. */
export function partStyles(text: string): { shell: string; others: string } {
  let shell = ''
  let others = ''
  for (const { owner, rules, mark } of readOwnedRules(text)) {
    const isOurs = owner.startsWith('shell-')
    if (isOurs) shell += rules.join('')
    others += [...(isOurs ? [] : rules), mark].map((line) => line && line + END_OF_RULE).join('')
  }
  return { shell, others }
}
