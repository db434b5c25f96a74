import { useServerInsertedHTML } from 'next/navigation.js'
import { type ReactNode, useRef, useState } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** Props of {@link ShellStyleRegistry}. */
export interface ShellStyleRegistryProps {
  /** Nonce of the style elements, for pages with a content security policy. */
  nonce?: string | undefined
  children?: ReactNode | undefined
}

/**
 * Inserts the styles into the HTML that the app router streams, and with a nonce the meta element from which
 * styled-components reads it in browsers. Render it once, in the root layout's body. Renders no element.
 */
export function ShellStyleRegistry({ nonce: current, children }: ShellStyleRegistryProps) {
  // The document's nonce: a refresh of the layout passes that of another response.
  const [nonce] = useState(current)
  const [sheet] = useState(() => new ServerStyleSheet({ nonce }))
  const isNonceSent = useRef(false)
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    const isNonceMissing = Boolean(nonce) && !isNonceSent.current
    isNonceSent.current = true
    return (
      <>
        {isNonceMissing && <meta property="csp-nonce" nonce={nonce} />}
        {styles}
      </>
    )
  })
  if (typeof window !== 'undefined') return <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
