import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_PAGES, lineOf, sectionOf, specifierOf } from './apiPages.ts'
import { readEntryPoints, readManifest } from './entryPoints.ts'
import { packedDocs } from './packedDocs.ts'
import { type ApiExport, readApi } from './readApi.ts'

/** The index for language models; and, not in the package, which has `docs/api`, one file with every signature and description. */
export const LLMS_FILE = 'llms.txt'
export const LLMS_FULL_FILE = 'llms-full.txt'

const KINDS: readonly (readonly [ApiExport['kind'], string])[] = [
  ['component', 'Components'],
  ['function', 'Functions'],
  ['value', 'Values'],
  ['type', 'Types'],
]

/** Returns an index of the package for language models: entry points, exports with props, pages. After llmstxt.org. */
export function buildLlms(root: string): string {
  const pages = packedDocs(root)
    .filter((file) => !file.startsWith(`${API_PAGES}/`) || file === `${API_PAGES}/README.md`)
    .map((file) => `- [${titleOf(root, file)}](${file}): ${leadOf(root, file)}`)
  return build(root, [`## Pages\n\n${pages.join('\n')}`], (rows) => rows.map(lineOf).join('\n'))
}

/** Returns every export of the package with its signature, description and example. */
export function buildLlmsFull(root: string): string {
  return build(root, [], (rows) => rows.map((row) => `#${sectionOf(row)}`).join('\n\n'))
}

function build(root: string, lead: readonly string[], list: (rows: readonly ApiExport[]) => string): string {
  const { name, description } = readManifest(root)
  const entryPoints = readEntryPoints(root)
  const api = readApi(entryPoints)
  const parts = entryPoints.flatMap((one) => {
    const all = api.get(one)
    const kind = one.module.endsWith('.css') ? 'style sheet' : 'script'
    if (!all) return [`## ${specifierOf(name, one)}\n\nA ${kind} that pages load as it is.`]
    const groups = KINDS.map(([kind, title]) => ({ title, rows: all.filter((exported) => exported.kind === kind) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => `### ${title}\n\n${list(rows)}`)
    return [[`## ${specifierOf(name, one)}`, ...groups].join('\n\n')]
  })
  return `${[`# ${name}`, `> ${description}`, ...lead, ...parts].join('\n\n')}\n`
}

function titleOf(root: string, file: string): string {
  return /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file
}

/** Returns the first sentence of the first paragraph below the title that is not a table, list or heading. */
function leadOf(root: string, file: string): string {
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/^# .+$/m, '')
    .trim()
  const paragraph = text.split(/\n\n/).find((part) => /^[A-Z`]/.test(part)) ?? ''
  const line = paragraph.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line
}
