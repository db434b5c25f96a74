import { VERSION } from '../react/version.ts'

/** Returns the shell's styles in a separate element that styled-components ignores. */
export const styleElement = (css: string, attributes = ''): string =>
  `<style data-shell-styles="${VERSION}"${attributes}>${css}</style>`

/** Returns a nonce as an attribute, with a leading space; `''` for none, such as the `null` of a missing header. */
export const nonceAttribute = (nonce: string | null | undefined): string =>
  typeof nonce === 'string'
    ? ` nonce="${nonce.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
    : ''
