import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../entryPoints.ts'
import type { GeneratedFile } from '../generatedFile.ts'
import { includedPackages, licenseText } from './licenses.ts'

/** File of the notices. */
const NOTICES_FILE = 'THIRD-PARTY-NOTICES.md'

/** Returns the licenses of third-party work in the built files: icons and bundled packages. */
export function buildNotices(root: string): GeneratedFile {
  const parts = includedPackages(root).map((path) => {
    const folder = join(root, path)
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = licenseText(folder)
    if (text === undefined) throw new Error(`${name} has no license text to include. Replace the package.`)
    return `## ${name}\n\n${license}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`
  })
  const intro = `The files of ${readManifest(root).name} contain third-party work under these licenses. Written by \`npm run generate\`.`
  // Two versions of a package have one license.
  const sorted = [...new Set(parts)].sort((one, other) => (one < other ? -1 : 1))
  return { path: NOTICES_FILE, text: [`# Third-party notices\n\n${intro}\n`, ...sorted].join('\n') }
}
