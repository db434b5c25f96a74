import { safeDocument } from '../page/safeDocument.ts'

/** Style elements of a shell in one place of the page. */
export interface InsertedStyles {
  /** Inserts rules nested in a class, for elements that have another one too, after those before; the first time only. */
  insert(className: string, other: string, css: string): void
}

/** Rules that browsers do not read inside of others. */
const KEYFRAMES = /@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g

/**
 * Creates a place for styles.
 *
 * @param add adds a style element to the page, after the last one if there is one
 */
export function createInsertedStyles(
  add: (style: HTMLStyleElement, last: HTMLStyleElement | undefined) => void,
  nonce: string | undefined,
): InsertedStyles {
  const inserted = new Set<string>()
  let last: HTMLStyleElement | undefined
  return {
    insert(className, other, css) {
      if (inserted.has(className)) return
      inserted.add(className)
      const style = safeDocument.createElement('style')
      style.nonce = nonce ?? ''
      const keyframes = css.match(KEYFRAMES)?.join('') ?? ''
      style.textContent = `.${className}:where(.${other}){${css.replace(KEYFRAMES, '')}}${keyframes}`
      add(style, last)
      last = style
    },
  }
}
