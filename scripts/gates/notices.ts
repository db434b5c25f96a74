import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLED_FOLDER } from '../noteBundled.ts'
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

/** Packages whose code is inside the built files: what the builds noted, and what the files' maps name. */
export function bundledIn(root: string): string[] {
  const notes = join(root, BUNDLED_FOLDER)
  const noted = (existsSync(notes) ? readdirSync(notes) : []).flatMap((file): string[] =>
    JSON.parse(readFileSync(join(notes, file), 'utf8')),
  )
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const unknown = files.find((file) => /\.global\.js$/.test(file) && !files.includes(`${file}.map`))
  if (unknown !== undefined && noted.length === 0) {
    throw new Error(`Nobody can tell whose code is in dist/${unknown}: the build noted nothing. Run "npm run build".`)
  }
  const mapped = files
    .filter((file) => /\.[cm]?js\.map$/.test(file))
    .flatMap((file) => (JSON.parse(readFileSync(join(dist, file), 'utf8')) as { sources: string[] }).sources)
    .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])
  return [...noted, ...mapped]
}
