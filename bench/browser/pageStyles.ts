import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPETITORS, loadCompetitor } from '../support/competitors.ts'
import { type ImplementationName, OURS } from './buildImplementation.ts'

/** Every page has the same height to scroll. */
const ROOM = 'body { margin: 0 } main { min-height: 5000px }'

interface Sass {
  compileString(
    source: string,
    options: { loadPaths: string[]; quietDeps: boolean; style: 'compressed' },
  ): { css: string }
}

/** Styles of the Carbon components in use, as its documentation recommends. */
const CARBON = `
  @use '@carbon/styles/scss/reset';
  @use '@carbon/styles/scss/theme';
  @use '@carbon/styles/scss/components/button';
  @use '@carbon/styles/scss/components/tooltip';
  @use '@carbon/styles/scss/components/popover';
  @use '@carbon/styles/scss/components/ui-shell';
  :root { @include theme.theme(); }
`

async function carbonStyles(): Promise<string> {
  // CommonJS: the exports are the default export.
  const sass = (await loadCompetitor<{ default: Sass }>('sass'))?.default
  if (!sass) throw new Error('sass is not installed.')
  return sass.compileString(CARBON, {
    loadPaths: [join(COMPETITORS, 'node_modules')],
    quietDeps: true,
    style: 'compressed',
  }).css
}

/** Returns the style elements of an implementation's page. The baseline uses those that the shell rendered, `ofShell`. */
export async function pageStyles(name: ImplementationName, ofShell: string): Promise<string> {
  const room = `<style>${ROOM}</style>`
  if (name === 'alone') return room
  if (OURS.has(name)) return room + ofShell
  if (name === 'baseline') return `${room}<style>${plainCss(ofShell)}</style>`
  const plain = readFileSync(fileURLToPath(new URL('implementations/competitors.css', import.meta.url)), 'utf8')
  return `${room}<style>${plain}${name === 'carbon' ? await carbonStyles() : ''}</style>`
}

/** Returns the text of style elements, without the markers of styled-components. */
export const plainCss = (tags: string): string => tags.replace(/<style[^>]*>|<\/style>|\/\*!sc\*\/\n/g, '')
