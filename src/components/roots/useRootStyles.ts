import { createContext, useContext, useInsertionEffect } from 'react'
import { documentStyles } from '../../browser/styles/documentStyles.ts'
import type { InsertedStyles } from '../../browser/styles/insertedStyles.ts'
import { VERSION_CLASS } from '../../react/version.ts'

/** Styles of a root: fixed class names with the rules in them, in their order. */
export type RootStyles = readonly (readonly [className: string, css: string])[]

/** Where roots insert their styles: the document's head, unless a shell brings a place of its own. */
export const StylesContext = createContext<InsertedStyles | null>(null)

/** Inserts the styles of a root, once for each place. */
export function useRootStyles(styles: RootStyles): void {
  const given = useContext(StylesContext)
  useInsertionEffect(() => {
    const target = given ?? documentStyles()
    for (const [className, css] of styles) target.insert(className, VERSION_CLASS, css)
  }, [given, styles])
}
