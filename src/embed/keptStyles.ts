import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { readOwnedRules } from './ownedRules.ts'

/** The styles of one styled component, and the class that they go by. */
interface Region {
  readonly name: string
  readonly css: string
}

// The shell's styles are static: once written, they serve every request of the process.
const sheet = new ServerStyleSheet()
let tags = ''
let regions: readonly Region[] = []

/** An element whose styles are kept as it is rendered. */
export const collectStyles = (element: ReactElement): ReactElement => sheet.collectStyles(element) as ReactElement

/** The styles of what stands in some HTML, whatever else was rendered before it. */
export function stylesOf(html: string): string {
  const now = sheet.getStyleTags()
  if (now !== tags) {
    tags = now
    regions = readRegions(now)
  }
  return regions
    .filter(({ name }) => html.includes(` ${name} `) || html.includes(` ${name}"`))
    .map(({ css }) => css)
    .join('')
}

/** The regions of style elements. */
const readRegions = (tags: string): Region[] =>
  readOwnedRules(tags.replace(/<\/?style[^>]*>/g, '')).map(({ name, rules }) => ({ name, css: rules.join('') }))
