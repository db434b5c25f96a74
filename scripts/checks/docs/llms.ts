import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_PAGES, KINDS, lineOf } from '../api/apiPages.ts'
import { type Api, readApi } from '../api/readApi.ts'
import { readEntryPoints, readManifest, specifierOf } from '../entryPoints.ts'
import type { GeneratedFile } from '../generatedFile.ts'
import { packedDocs } from './packedDocs.ts'

/** The index for language models. The documentation site has the API reference as one file beside it. */
const LLMS_FILE = 'llms.txt'

/** Returns an index of the package for language models: entry points, exports with props, pages. After llmstxt.org. */
export function buildLlms(root: string, api: Api = readApi(readEntryPoints(root))): GeneratedFile {
  const { name, description } = readManifest(root)
  const exportsByPath = new Map([...api].map(([{ path }, exports]) => [path, exports]))
  const pages = packedDocs(root)
    .filter((file) => !file.startsWith(`${API_PAGES}/`) || file === `${API_PAGES}/README.md`)
    .map((file) => `- [${titleOf(root, file)}](${file}): ${leadOf(root, file)}`)
  const sections = readEntryPoints(root).map((entryPoint) => {
    const exports = exportsByPath.get(entryPoint.path)
    const groups = exports
      ? KINDS.flatMap(([kind, title]) => {
          const rows = exports.filter((one) => one.kind === kind)
          return rows.length > 0 ? [`### ${title}\n\n${rows.map(lineOf).join('\n')}`] : []
        })
      : [`A ${entryPoint.module.endsWith('.css') ? 'style sheet' : 'script'} that pages load as it is.`]
    return [`## ${specifierOf(name, entryPoint)}`, ...groups].join('\n\n')
  })
  const text = `${[`# ${name}`, `> ${description}`, `## Pages\n\n${pages.join('\n')}`, ...sections].join('\n\n')}\n`
  return { path: LLMS_FILE, text }
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
