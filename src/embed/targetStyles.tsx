import { createRoot } from 'react-dom/client'
import { type IStyleSheetContext, StyleSheetConsumer, StyleSheetManager } from 'styled-components'
import { safeDocument } from '../browser/page/safeDocument.ts'

/** The styles of a shell in a document's head, or in a shadow root. */
export interface TargetStyles {
  readonly sheet: IStyleSheetContext['styleSheet']
  /** Whether its element is where it was inserted: libraries remove from the head what a new page does not have. */
  isConnected(): boolean
  remove(): void
}

/** Adds an empty style sheet, which all components of a shell in this root share. */
export function createTargetStyles(root: Document | ShadowRoot, nonce: string | undefined): TargetStyles {
  const element = safeDocument.createElement('shell-styles')
  // In a shadow root it would be an item of a flex container or a grid.
  element.style.display = 'none'
  const target = root instanceof ShadowRoot ? root : root.head
  target.append(element)
  let sheet: IStyleSheetContext['styleSheet'] | undefined
  const reader = createRoot(safeDocument.createElement('div'))
  reader.render(
    <StyleSheetManager target={element} nonce={nonce}>
      <StyleSheetConsumer>
        {({ styleSheet }) => {
          sheet = styleSheet
          return null
        }}
      </StyleSheetConsumer>
    </StyleSheetManager>,
  )
  reader.unmount()
  return {
    // Rendered synchronously: this is Preact.
    sheet: sheet as IStyleSheetContext['styleSheet'],
    isConnected: () => element.isConnected,
    remove: () => element.remove(),
  }
}
