import { useServerInsertedHTML } from 'next/navigation.js'
import { type ReactNode, useState } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** Props of {@link ShellStyleRegistry}. */
export interface ShellStyleRegistryProps {
  /** Nonce of the style elements, for pages with a content security policy. */
  nonce?: string | undefined
  children?: ReactNode | undefined
}

/**
 * Inserts the rules of styled-components into the HTML that the app router streams, so that the first paint is styled.
 * Render it once, in the root layout's body. Renders no element.
 */
export function ShellStyleRegistry({ nonce, children }: ShellStyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet({ nonce }))
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return <>{styles}</>
  })
  if (typeof window !== 'undefined') return <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
