import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledIn } from './bundledIn.ts'
import { readManifest } from './doors.ts'
import { licenceText } from './licences.ts'

/** Where the notices lie. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.md'

/** Drawings that are copied into the sources (`scripts/buildIcons.ts`). */
const COPIED = ['lucide-static', 'simple-icons']

/** The licences of other people's work inside the built files: copied drawings, and what a bundle took in. */
export function buildNotices(root: string): string {
  const names = [...new Set([...COPIED, ...bundledIn(root)])].sort()
  const parts = names.map((name) => {
    const folder = join(root, 'node_modules', name)
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = licenceText(folder)
    if (text === undefined) throw new Error(`${name} has no licence text that could be passed on.`)
    return `## ${name}\n\n${license}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`
  })
  const intro = `The files of ${readManifest(root).name} hold work of others, under these licences. Written by \`npm run generate\`.`
  return [`# Third-party notices\n\n${intro}\n`, ...parts].join('\n')
}
