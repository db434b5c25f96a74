import { VERSION } from '../react/version.ts'

/** The shell's styles in an element of their own, which no styled-components on the page takes for its own. */
export const styleElement = (css: string, attributes = ''): string =>
  `<style data-shell-styles="${VERSION}"${attributes}>${css}</style>`

/** A nonce as an attribute, with the space before it. */
export const nonceAttribute = (nonce: string | undefined): string =>
  nonce === undefined
    ? ''
    : ` nonce="${nonce.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
