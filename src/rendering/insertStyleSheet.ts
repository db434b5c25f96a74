import { VERSION } from '../react/version.ts'

const MARK = 'data-shell-styles'

/**
 * Inserts the shell's style sheet unless the document links it: the server's HTML contains only the rules of the
 * components it rendered. Replaces `ensureStyles` in the build without styled-components.
 */
export async function ensureStyles(): Promise<void> {
  const root = document.querySelector('.shell-root')
  if (root && getComputedStyle(root).getPropertyValue('--_sheet') !== '') return
  if (document.querySelector(`style[${MARK}="sheet ${VERSION}"]`)) return
  const { css } = await import('./styleSheetText.ts')
  const style = document.createElement('style')
  style.setAttribute(MARK, `sheet ${VERSION}`)
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="sc-nonce"], meta[property="csp-nonce"]')?.content
  if (nonce) style.nonce = nonce
  style.textContent = css
  // Before the page's own styles, which may override it.
  document.head.prepend(style)
}
