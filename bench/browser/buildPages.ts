import { readBaseline } from '../baseline/readBaseline.ts'
import { buildImplementation, type ImplementationName, OURS } from './buildImplementation.ts'
import { type Content, readContent } from './content.ts'
import { pageStyles } from './pageStyles.ts'

/** The pages of implementations. */
export interface BuiltPages {
  /** Pages and scripts by path: an implementation's page is at its name, the one that a browser renders below it. */
  readonly files: ReadonlyMap<string, string>
  /** HTML that a server renders of an implementation. */
  readonly htmlOf: (name: ImplementationName) => string
  /** Names of the scripts that an implementation loads with the page. */
  readonly firstOf: (name: ImplementationName) => ReadonlySet<string>
}

/** Builds implementations and their server-rendered pages, all with the content of the shell. */
export async function buildPages(names: readonly ImplementationName[]): Promise<BuiltPages> {
  const shell = await buildImplementation('shell')
  const rendered = shell.render(undefined)
  const content = readContent(readBaseline(rendered.html))
  const files = new Map<string, string>()
  const firsts = new Map<ImplementationName, ReadonlySet<string>>()
  const htmls = new Map<ImplementationName, string>()
  for (const name of names) {
    const { scripts, first, render } = name === 'shell' ? shell : await buildImplementation(name)
    const { html } = render(content)
    htmls.set(name, html)
    firsts.set(name, first)
    const styles = await pageStyles(name, rendered.styles)
    // React alone has none.
    const given = OURS.has(name) || name === 'alone' ? undefined : content
    files.set(`/${name}`, documentOf(html, styles, given))
    // Nothing is rendered yet; our styles come with the script, as in apps.
    const before = OURS.has(name) ? await pageStyles(name, '') : styles
    files.set(`/${name}/client`, documentOf('', before, given))
    for (const [file, code] of scripts) files.set(`/${name}/${file}`, code)
  }
  return { files, htmlOf: (name) => htmls.get(name) ?? '', firstOf: (name) => firsts.get(name) ?? new Set() }
}

function documentOf(html: string, styles: string, content: Content | undefined): string {
  const data = content && JSON.stringify(content).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>${styles}</head><body>
<div id="root">${html}</div>${data ? `<script type="application/json" id="content">${data}</script>` : ''}</body></html>`
}
