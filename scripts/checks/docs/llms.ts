import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_PAGES, buildApiPages, exportsByPage, KINDS, lineOf } from '../api/apiPages.ts'
import { type Api, readApi } from '../api/readApi.ts'
import { readEntryPoints, readManifest, specifierOf } from '../entryPoints.ts'
import type { GeneratedFile } from '../generatedFile.ts'
import { packedDocs } from './packedDocs.ts'

/** The index for language models. The documentation site has the API reference as one file beside it. */
export const LLMS_FILE = 'llms.txt'

/**
 * Returns an index of the package for language models: entry points, exports with props, pages. After llmstxt.org.
 *
 * @param apiPages pages of the API reference: on a fresh clone they are not written yet.
 */
export function buildLlms(
  root: string,
  api: Api = readApi(readEntryPoints(root)),
  apiPages: readonly GeneratedFile[] = buildApiPages(root, api),
): GeneratedFile {
  const { name, description } = readManifest(root)
  const written = packedDocs(root)
    .filter((path) => !path.startsWith(`${API_PAGES}/`))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const pages = [...written, ...apiPages.filter(({ path }) => path === `${API_PAGES}/README.md`)]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map((page) => `- [${titleOf(page)}](${page.path}): ${leadOf(page)}`)
  const reference = exportsByPage(root, api)
  const titles = new Map(reference.map(({ path, title }) => [path, title]))
  const sections = [
    ...reference.map(({ title, own, shared }) =>
      [
        `## ${title}`,
        ...KINDS.flatMap(([kind, heading]) => {
          const rows = own.filter((one) => one.kind === kind)
          return rows.length > 0 ? [`### ${heading}\n\n${rows.map(lineOf).join('\n')}`] : []
        }),
        ...[...shared].map(
          ([path, exports]) => `The same as in ${titles.get(path)}: ${exports.map((one) => one.name).join(', ')}.`,
        ),
      ].join('\n\n'),
    ),
    ...readEntryPoints(root)
      .filter(({ types }) => types === undefined)
      .map(
        (entryPoint) =>
          `## ${specifierOf(name, entryPoint)}\n\nA ${/\.css$/.test(entryPoint.module) ? 'style sheet' : 'file of data'} that pages load as it is.`,
      ),
  ]
  const text = `${[`# ${name}`, `> ${description}`, `## Pages\n\n${pages.join('\n')}`, ...sections].join('\n\n')}\n`
  return { path: LLMS_FILE, text }
}

const titleOf = ({ path, text }: GeneratedFile): string => /^# (.+)$/m.exec(text)?.[1] ?? path

/** Returns the first sentence of the first paragraph below the title that is not a table, list or heading. */
function leadOf({ text }: GeneratedFile): string {
  const body = text.replace(/^# .+$/m, '').trim()
  const paragraph = body.split(/\n\n/).find((part) => /^[A-Z`]/.test(part)) ?? ''
  const line = paragraph.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line
}
