import { safeDocument } from '../page/safeDocument.ts'

declare const __webpack_nonce__: string | undefined

/**
 * Returns the nonce of the page's content security policy: that of a meta element, as styled-components reads it, of
 * webpack, or else of the page's scripts and styles, as Next.js writes it.
 */
export function pageNonce(): string | undefined {
  const marked = [
    ...safeDocument.querySelectorAll<HTMLMetaElement>('meta[property="csp-nonce"], meta[name="sc-nonce"]'),
  ].map(({ nonce, content }) => nonce || content)
  if (typeof __webpack_nonce__ !== 'undefined') marked.push(__webpack_nonce__ ?? '')
  const others = safeDocument.querySelectorAll<HTMLElement>('script[nonce], style[nonce], link[nonce]')
  // Browsers hide the attribute; the property has it.
  return [...marked, ...[...others].map(({ nonce }) => nonce)].find(Boolean)
}
