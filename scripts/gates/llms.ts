import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDoors, readManifest } from './doors.ts'
import { type Exported, readExports } from './exportsOf.ts'
import { packedDocs } from './packedDocs.ts'

/** Where the index for language models lies. */
export const LLMS_FILE = 'llms.txt'

const KINDS: readonly (readonly [Exported['kind'], string])[] = [
  ['component', 'Components'],
  ['function', 'Functions'],
  ['value', 'Values'],
  ['type', 'Types'],
]

/** An index of the package for tools that read instead of looking: doors, exports, pages. After llmstxt.org. */
export function buildLlms(root: string): string {
  const { name, description } = readManifest(root)
  const doors = readDoors(root)
  const exports = readExports(doors)
  const door = (path: string): string => (path === '.' ? name : `${name}${path.slice(1)}`)
  const pages = packedDocs(root).map((file) => `- [${titleOf(root, file)}](${file}): ${leadOf(root, file)}`)
  const lists = doors.flatMap((one) => {
    const all = exports.get(one)
    if (!all) return [`## ${door(one.path)}\n\nA script that pages load as it is.`]
    const groups = KINDS.map(([kind, title]) => ({ title, rows: all.filter((exported) => exported.kind === kind) }))
      .filter(({ rows }) => rows.length > 0)
      .map(
        ({ title, rows }) =>
          `### ${title}\n\n${rows.map(({ name, summary }) => `- \`${name}\`: ${summary}`).join('\n')}`,
      )
    return [[`## ${door(one.path)}`, ...groups].join('\n\n')]
  })
  return `${[`# ${name}`, `> ${description}`, `## Pages\n\n${pages.join('\n')}`, ...lists].join('\n\n')}\n`
}

function titleOf(root: string, file: string): string {
  return /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file
}

/** The first sentence below the title. */
function leadOf(root: string, file: string): string {
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/^# .+$/m, '')
    .trim()
  const paragraph = text.split(/\n\n/).find((part) => /^[A-Z`]/.test(part)) ?? ''
  const line = paragraph.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line
}
