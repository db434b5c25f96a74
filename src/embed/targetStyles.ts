import { safeDocument } from '../browser/page/safeDocument.ts'
import { createInsertedStyles, type InsertedStyles } from '../browser/styles/insertedStyles.ts'

/** The styles of a shell in a document's head, or in a shadow root. */
export interface TargetStyles extends InsertedStyles {
  /** Whether its element is where it was inserted: libraries remove from the head what a new page does not have. */
  isConnected(): boolean
  remove(): void
}

/** Adds an element for styles, which all components of a shell in this root share. */
export function createTargetStyles(root: Document | ShadowRoot, nonce: string | undefined): TargetStyles {
  const element = safeDocument.createElement('shell-styles')
  // In a shadow root it would be an item of a flex container or a grid.
  element.style.display = 'none'
  const target = root instanceof ShadowRoot ? root : root.head
  target.append(element)
  return {
    ...createInsertedStyles((style) => element.append(style), nonce),
    isConnected: () => element.isConnected,
    remove: () => element.remove(),
  }
}
