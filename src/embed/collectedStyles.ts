import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'
import type { CachedFragment } from './shellCache.ts'
import { readStyleRules } from './styleRules.ts'

/** Styles of one styled component, with their class name. */
interface PartStyles {
  readonly name: string
  readonly css: string
}

// The shell's styles are static: once collected, they serve every request of the process.
const sheet = new ServerStyleSheet()
let partStyles: readonly PartStyles[] = []

/** Class names of the render in progress. Searching the HTML for each of them took a fifth of a render. */
const names = new Set<string>()
const { instance } = sheet
const isKnown = instance.hasNameForId.bind(instance)
instance.hasNameForId = (id, name) => {
  names.add(name)
  return isKnown(id, name)
}

/** Renders an element. Also returns the class names of its components, by which {@link stylesNamed} finds their styles. */
export function renderWithStyles(element: ReactElement, render: (element: ReactElement) => string): CachedFragment {
  names.clear()
  const html = render(sheet.collectStyles(element) as ReactElement)
  return { html, styleNames: [...names] }
}

/** The latest styles by class names: most requests of a server want the same. */
let latest = { names: '', css: '' }

/** Returns the styles of components, each once and in the order of the sheet. */
export function stylesNamed(wantedNames: readonly string[]): string {
  const names = wantedNames.join()
  if (names !== latest.names) latest = { names, css: collectStyles(new Set(wantedNames)) }
  return latest.css
}

function collectStyles(wanted: ReadonlySet<string>): string {
  const isRead = [...wanted].every((name) => partStyles.some((part) => part.name === name))
  if (!isRead) partStyles = readPartStyles(sheet.getStyleTags())
  return partStyles
    .filter(({ name }) => wanted.has(name))
    .map(({ css }) => css)
    .join('')
}

/** Returns the styles of style elements by component. */
const readPartStyles = (tags: string): PartStyles[] =>
  readStyleRules(tags.replace(/<\/?style[^>]*>/g, '')).map(({ name, rules }) => ({ name, css: rules.join('') }))
