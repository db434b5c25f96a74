import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** The styles of one styled component, and the class that they go by. */
interface Region {
  readonly name: string
  readonly css: string
}

/** How styled-components says whose the rules before it are. */
const OWNER = /[\w-]+\.g\d+\[id="([^"]*)"\]\{content:"([^",]*),?"\}/

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

/** The regions of style elements: rules, then whose they are. */
function readRegions(text: string): Region[] {
  const pieces = text
    .replace(/<\/?style[^>]*>/g, '')
    .replaceAll('/*!sc*/\n', '')
    .split(OWNER)
  const regions: Region[] = []
  for (let at = 0; at + 2 < pieces.length; at += 3) regions.push({ css: pieces[at] ?? '', name: pieces[at + 2] ?? '' })
  return regions
}
