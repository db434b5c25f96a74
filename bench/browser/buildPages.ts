import { readPlain } from '../plain/readPlain.ts'
import { buildSubject, type SubjectName } from './buildSubject.ts'
import { type Content, readContent } from './content.ts'
import { pageStyles } from './pageStyles.ts'

/** Subjects that hold what they show themselves. */
const OWN_CONTENT: ReadonlySet<SubjectName> = new Set(['shell', 'alone'])

/** The pages of subjects. */
export interface BuiltPages {
  /** Pages and scripts by path: a subject's page is at its name. */
  readonly files: ReadonlyMap<string, string>
  /** What a server renders of a subject. */
  readonly htmlOf: (name: SubjectName) => string
}

/** Builds subjects, and their pages as a server sends them, all with what the shell shows. */
export async function buildPages(names: readonly SubjectName[]): Promise<BuiltPages> {
  const shell = await buildSubject('shell')
  const drawn = shell.render(undefined)
  const content = readContent(readPlain(drawn.html))
  const files = new Map<string, string>()
  const htmls = new Map<SubjectName, string>()
  for (const name of names) {
    const { scripts, render } = name === 'shell' ? shell : await buildSubject(name)
    const { html } = render(content)
    htmls.set(name, html)
    const styles = await pageStyles(name, drawn.styles)
    files.set(`/${name}`, documentOf(html, styles, OWN_CONTENT.has(name) ? undefined : content))
    for (const [file, code] of scripts) files.set(`/${name}/${file}`, code)
  }
  return { files, htmlOf: (name) => htmls.get(name) ?? '' }
}

function documentOf(html: string, styles: string, content: Content | undefined): string {
  const data = content && JSON.stringify(content).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>${styles}</head><body>
<div id="root">${html}</div>${data ? `<script type="application/json" id="content">${data}</script>` : ''}</body></html>`
}
