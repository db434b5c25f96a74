import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledPackages } from '../../build/recordBundledPackages.ts'
import { readManifest } from '../entryPoints.ts'
import type { GeneratedFile } from '../generatedFile.ts'
import { licenseText } from './licenses.ts'

/** File of the notices. */
const NOTICES_FILE = 'THIRD-PARTY-NOTICES.md'

/** Icons that are copied into the sources (`scripts/build/buildIcons.ts`). */
const COPIED = ['lucide-static', 'simple-icons']

/** Returns the licenses of third-party work in the built files: icons and bundled packages. */
export function buildNotices(root: string): GeneratedFile {
  const names = [...new Set([...COPIED, ...bundledPackages(root)])].sort()
  const parts = names.map((name) => {
    const folder = join(root, 'node_modules', name)
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = licenseText(folder)
    if (text === undefined) throw new Error(`${name} has no license text to include. Replace the package.`)
    return `## ${name}\n\n${license}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`
  })
  const intro = `The files of ${readManifest(root).name} contain third-party work under these licenses. Written by \`npm run generate\`.`
  return { path: NOTICES_FILE, text: [`# Third-party notices\n\n${intro}\n`, ...parts].join('\n') }
}
