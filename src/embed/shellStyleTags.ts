import { VERSION_CLASS } from '../react/version.ts'
import { nonceAttribute, styleElement } from './styleElement.ts'
import { END_OF_RULE, readStyleRules, textByFixedClass } from './styleRules.ts'

/** A style element with its attributes and text. */
const STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g
const NONCE = / nonce="[^"]*"/

/** Options of {@link shellStyleTags}. */
export interface ShellStyleTagsOptions {
  /** Nonce of every style element, for pages with a content security policy. @default the nonce in `tags` */
  nonce?: string | undefined
}

/**
 * Separates the shell's styles from the page's in the style elements that styled-components rendered on a server, so
 * that they stay where the server wrote them. Otherwise styled-components inserts each rule again in the browser.
 *
 * @param tags the result of `ServerStyleSheet.getStyleTags()`. The page's own styles in it are unchanged.
 * @returns the shell's style element, followed by the input elements, in which styled-components still finds the
 * shell's components.
 * @example shellStyleTags('<style>p{color:red}</style>') // unchanged: nothing of it is the shell's
 */
export function shellStyleTags(tags: string, options: ShellStyleTagsOptions = {}): string {
  const nonce = options?.nonce
  if (typeof tags !== 'string') return ''
  return tags.replace(STYLE, (_, attributeText: string, text: string) => {
    const attributes =
      typeof nonce !== 'string' ? attributeText : attributeText.replace(NONCE, '') + nonceAttribute(nonce)
    const { shell, others } = splitStyles(text)
    if (shell === '') return `<style${attributes}>${text}</style>`
    return `${styleElement(shell, NONCE.exec(attributes)?.[0])}<style${attributes}>${others}</style>`
  })
}

/** Splits the text of a style element into the shell's rules and the rest, which styled-components reads. */
export function splitStyles(text: string): { shell: string; others: string } {
  let shell = ''
  let others = ''
  for (const component of readStyleRules(text)) {
    const { owner, name, rules, mark } = component
    const isOurs = owner.startsWith('shell-')
    // Elements have the first class from the server, and the other one from the browser.
    if (isOurs) shell += textByFixedClass(component, [name, VERSION_CLASS])
    others += [...(isOurs ? [] : rules), mark].map((line) => line && line + END_OF_RULE).join('')
  }
  return { shell, others }
}
