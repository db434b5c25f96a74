import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { readStyleRules } from './styleRules.ts'

/** Styles of one styled component, with their class name. */
interface PartStyles {
  readonly name: string
  readonly css: string
}

// The shell's styles are static: once collected, they serve every request of the process.
const sheet = new ServerStyleSheet()
let tags = ''
let partStyles: readonly PartStyles[] = []

/** Wraps an element so that its styles are collected while it is rendered. */
export const collectStyles = (element: ReactElement): ReactElement => sheet.collectStyles(element) as ReactElement

/** Returns the class names of the components in some HTML, by which {@link stylesNamed} finds their styles. */
export function styleNamesIn(html: string): string[] {
  const now = sheet.getStyleTags()
  if (now !== tags) {
    tags = now
    partStyles = readPartStyles(now)
  }
  return partStyles.map(({ name }) => name).filter((name) => html.includes(` ${name} `) || html.includes(` ${name}"`))
}

/** Returns the styles of components, each once and in the order of the sheet. */
export function stylesNamed(names: Iterable<string>): string {
  const wanted = new Set(names)
  return partStyles
    .filter(({ name }) => wanted.has(name))
    .map(({ css }) => css)
    .join('')
}

/** Returns the styles of style elements by component. */
const readPartStyles = (tags: string): PartStyles[] =>
  readStyleRules(tags.replace(/<\/?style[^>]*>/g, '')).map(({ name, rules }) => ({ name, css: rules.join('') }))
