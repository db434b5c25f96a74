import { safeDocument } from '../browser/page/safeDocument.ts'
import { readShared, writeShared } from '../browser/page/shared.ts'
import { createInsertedStyles, type InsertedStyles } from '../browser/styles/insertedStyles.ts'

/** The styles of a shell in a document's head, or in a shadow root. */
export interface TargetStyles extends InsertedStyles {
  /** Whether its element is where it was inserted: libraries remove from the head what a new page does not have. */
  isConnected(): boolean
  remove(): void
}

const NAME = 'shell-styles'

/**
 * Adds an element for styles, which all components of a shell in this root share. It takes the place of those of no
 * shell, which libraries insert with a page that they have kept.
 */
export function createTargetStyles(root: Document | ShadowRoot, nonce: string | undefined): TargetStyles {
  const element = safeDocument.createElement(NAME)
  writeShared('styles', true, element)
  // In a shadow root it would be an item of a flex container or a grid.
  element.style.display = 'none'
  const target = root instanceof ShadowRoot ? root : root.head
  for (const other of target.querySelectorAll(NAME)) if (!readShared('styles', other)) other.remove()
  target.append(element)
  return {
    ...createInsertedStyles((style) => element.append(style), nonce),
    isConnected: () => element.isConnected,
    remove() {
      writeShared('styles', undefined, element)
      element.remove()
    },
  }
}
