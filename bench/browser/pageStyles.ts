import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPeer, PEERS } from '../support/peers.ts'
import type { SubjectName } from './buildSubject.ts'

/** Below the first screens of every page there is the same room to scroll. */
const ROOM = 'body { margin: 0 } main { min-height: 5000px }'

interface Sass {
  compileString(
    source: string,
    options: { loadPaths: string[]; quietDeps: boolean; style: 'compressed' },
  ): { css: string }
}

/** Only the parts of Carbon that are drawn, as its own documentation has it. */
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
  // CommonJS, whose exports come as a default.
  const sass = (await loadPeer<{ default: Sass }>('sass'))?.default
  if (!sass) throw new Error('sass is not installed.')
  return sass.compileString(CARBON, { loadPaths: [join(PEERS, 'node_modules')], quietDeps: true, style: 'compressed' })
    .css
}

/** The style elements of a subject's page. `ofShell` are those that the shell rendered, which the bound has as well. */
export async function pageStyles(name: SubjectName, ofShell: string): Promise<string> {
  const room = `<style>${ROOM}</style>`
  if (name === 'alone') return room
  if (name === 'shell') return room + ofShell
  if (name === 'bound') return `${room}<style>${plainCss(ofShell)}</style>`
  const plain = readFileSync(fileURLToPath(new URL('subjects/peers.css', import.meta.url)), 'utf8')
  return `${room}<style>${plain}${name === 'carbon' ? await carbonStyles() : ''}</style>`
}

/** The text of style elements, without what their library marks it with. */
export const plainCss = (tags: string): string => tags.replace(/<style[^>]*>|<\/style>|\/\*!sc\*\/\n/g, '')
