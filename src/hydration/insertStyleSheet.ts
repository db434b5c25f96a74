import { safeDocument } from '../browser/page/safeDocument.ts'
import { VERSION } from '../react/version.ts'

const MARK = 'data-shell-styles'

/**
 * Inserts the shell's style sheet unless the document links it: the server's HTML contains only the rules of the
 * components it rendered. Replaces `ensureStyles` in the build without styled-components.
 */
export async function ensureStyles(): Promise<void> {
  const root = safeDocument.querySelector('.shell-root')
  if (root && getComputedStyle(root).getPropertyValue('--_sheet') !== '') return
  if (safeDocument.querySelector(`style[${MARK}="sheet ${VERSION}"]`)) return
  const { css } = await import('./styleSheetText.ts')
  const style = safeDocument.createElement('style')
  style.setAttribute(MARK, `sheet ${VERSION}`)
  style.nonce = pageNonce() ?? ''
  style.textContent = css
  // Before the page's own styles, which may override it.
  safeDocument.head.prepend(style)
}

declare const __webpack_nonce__: string | undefined

/**
 * Returns the nonce of the page's content security policy: that of a meta element, as styled-components reads it, of
 * webpack, or else of the page's scripts and styles, as Next.js writes it.
 */
function pageNonce(): string | undefined {
  const marked = [
    ...safeDocument.querySelectorAll<HTMLMetaElement>('meta[property="csp-nonce"], meta[name="sc-nonce"]'),
  ].map(({ nonce, content }) => nonce || content)
  if (typeof __webpack_nonce__ !== 'undefined') marked.push(__webpack_nonce__ ?? '')
  const others = safeDocument.querySelectorAll<HTMLElement>('script[nonce], style[nonce], link[nonce]')
  // Browsers hide the attribute; the property has it.
  return [...marked, ...[...others].map(({ nonce }) => nonce)].find(Boolean)
}
