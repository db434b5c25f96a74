import { type Finding, finding } from './Finding.ts'
import { readDependencies } from './readJson.ts'
import type { Source } from './readSources.ts'

/** Any of these collects or loads the styles of React components on the server. */
const COLLECTS_STYLES = /ServerStyleSheet|ShellStyleRegistry|shellStyleTags|@jobsite\/shell\/styles\.css/
/** Any of these renders React on a server by itself. */
const SERVER_FRAMEWORKS = ['next', '@react-router/node', '@tanstack/react-start', 'astro', '@remix-run/node']
/** A server's own code that renders React, in any framework: Express, Hono, a worker. */
const RENDERS_REACT = /["']react-dom\/(?:server|static)(?:\.\w+)?["']/
/** Code that renders fragments, in any framework: Nuxt, SvelteKit, Express, Hono. They come with their styles. */
const RENDERS_FRAGMENTS = /\brenderShell\s*\(/
/** Returns all fragments to another function. */
const RETURNS_FRAGMENTS = /(?:\breturn|=>|\bexport\b.*=)\s*(?:await\s+)?renderShell\s*\(/
/** Reads a fragment's styles: as a property, by destructuring, or with all fragments. */
const READS_STYLES = /\.styles\b|\bstyles\b\s*[,:}]|Object\.(?:entries|values)\(/

/** Checks whether the styles are in the HTML that an app renders on a server. */
export function checkAppStyles(folder: string, sources: readonly Source[]): Finding {
  const dependencies = readDependencies(folder)
  const frameworks = SERVER_FRAMEWORKS.filter((name) => dependencies.includes(name))
  const rendering = sources.filter(({ text }) => RENDERS_FRAGMENTS.test(text))
  if (rendering.length > 0) {
    const files = rendering.map(({ path }) => path).join(', ')
    const problem = `${files} renders fragments with renderShell, and nothing reads their "styles": the page is first painted without them. Put them into the head. See docs/guides/fragments.md.`
    // Another file may read what a function returns.
    const readers = rendering.some(({ text }) => RETURNS_FRAGMENTS.test(text)) ? sources : rendering
    const isRead = readers.some(({ text }) => READS_STYLES.test(text) || COLLECTS_STYLES.test(text))
    return finding('styles', isRead ? undefined : problem, 'Fragments are rendered with their styles.')
  }
  const own = sources.filter(({ text }) => RENDERS_REACT.test(text)).map(({ path }) => path)
  const used = [...frameworks, ...own]
  if (used.length === 0)
    return { check: 'styles', status: 'skipped', message: 'Nothing that renders the shell on a server was found.' }
  const isCollected = sources.some(({ text }) => COLLECTS_STYLES.test(text))
  const problem = `${used.join(', ')} renders on a server, and nothing collects the styles there: the page is first painted without them. See docs/server-rendering.md.`
  return finding('styles', isCollected ? undefined : problem, 'Styles are collected on the server.')
}
