import { createContext } from 'react'
import { safeDocument } from '../../browser/page/safeDocument.ts'

/** Finds what a component's place on the page contained before its current render. */
export interface PreviousHtml {
  /** Finds an element of the server's HTML, before hydration. */
  readonly served: (selector: string) => Element | null
  /** Finds an element that is on the page. */
  readonly shown: (selector: string) => Element | null
}

const inDocument = (selector: string): Element | null => safeDocument.querySelector(selector)

/** React leaves the server's HTML on the page until it has rendered; other renderers provide a copy. */
export const PreviousHtmlContext = createContext<PreviousHtml>({ served: inDocument, shown: inDocument })
