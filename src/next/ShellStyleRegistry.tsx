import { useServerInsertedHTML } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** What the registry takes. */
export interface ShellStyleRegistryProps {
  /** For pages whose content security policy asks for one. */
  nonce?: string
  children?: ReactNode
}

/**
 * Puts the styles of styled-components into the HTML that the app router streams, so that nothing is drawn without
 * them. Place it once, in the root layout's body. Renders no element of its own.
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
