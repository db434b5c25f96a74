import { safeDocument } from '../page/safeDocument.ts'
import { createInsertedStyles, type InsertedStyles } from './insertedStyles.ts'
import { isSheetLinked } from './isSheetLinked.ts'
import { pageNonce } from './pageNonce.ts'

let styles: InsertedStyles | undefined

/**
 * Returns the styles in the document's head: before the page's own, which may override them. What the page has, in a style
 * sheet that it links or in the elements of `shellStyleTags`, is not inserted again.
 */
export function documentStyles(): InsertedStyles {
  styles ??= createDocumentStyles()
  return styles
}

function createDocumentStyles(): InsertedStyles {
  const isLinked = isSheetLinked()
  const served = [...safeDocument.querySelectorAll('style[data-shell-styles]')]
    .map((style) => style.textContent)
    .join('')
  // For the check of the page, which comes when they are inserted: by the code of its message.
  if (process.env.NODE_ENV === 'development') {
    const root = safeDocument.querySelector('.shell-root')
    if (root && !getComputedStyle(root).getPropertyValue('--_font')) performance.mark('no-styles')
  }
  const inserted = createInsertedStyles((style, last) => {
    if (last?.isConnected) last.after(style)
    else safeDocument.head.prepend(style)
  }, pageNonce())
  return {
    insert(className, other, css) {
      const isServed = new RegExp(`(?:^|[{}])\\.${className}(?![\\w-])`).test(served)
      if (!isLinked && !isServed) inserted.insert(className, other, css)
    },
  }
}
