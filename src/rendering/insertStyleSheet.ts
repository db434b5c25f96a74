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
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="sc-nonce"], meta[property="csp-nonce"]')
  // Vite writes the nonce as an attribute, which browsers hide; the property has it.
  for (const meta of metas) style.nonce ||= meta.nonce || meta.content
  style.textContent = css
  // Before the page's own styles, which may override it.
  document.head.prepend(style)
}
