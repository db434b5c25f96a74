import { safeDocument } from '../../browser/page/safeDocument.ts'
import { isSheetLinked } from '../../browser/styles/isSheetLinked.ts'
import { pageNonce } from '../../browser/styles/pageNonce.ts'
import { VERSION } from '../../react/version.ts'

const MARK = 'data-shell-styles'

/**
 * Inserts the shell's style sheet unless the document links it: the server's HTML contains only the rules of the
 * components it rendered. Replaces `ensureStyles` in the build without styled-components.
 */
export async function ensureStyles(): Promise<void> {
  if (isSheetLinked()) return
  if (safeDocument.querySelector(`style[${MARK}="sheet ${VERSION}"]`)) return
  const { css } = await import('./styleSheetText.ts')
  const style = safeDocument.createElement('style')
  style.setAttribute(MARK, `sheet ${VERSION}`)
  style.nonce = pageNonce() ?? ''
  style.textContent = css
  // Before the page's own styles, which may override it.
  safeDocument.head.prepend(style)
}
