import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Packages whose code is inside the built files, read from the files' maps. */
export function bundledIn(root: string): string[] {
  const dist = join(root, 'dist')
  const scripts = readdirSync(dist).filter((file) => /\.[cm]?js$/.test(file))
  return scripts.flatMap((file) => {
    const map = join(dist, `${file}.map`)
    if (!existsSync(map))
      throw new Error(`dist/${file} has no map, so nobody can tell whose code is in it. Set "sourcemap".`)
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
    return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])
  })
}
