import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../entryPoints.ts'

/** Returns the pages of `docs/` that `files` of package.json packs. */
export function packedDocs(root: string): string[] {
  const { files } = readManifest(root)
  const out = files.filter((file) => file.startsWith('!')).map((file) => file.slice(1))
  const folders = files.filter((file) => file === 'docs' || file.startsWith('docs/'))
  return readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file}`)
    .filter((file) => file.endsWith('.md'))
    .filter((file) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`)))
    .filter((file) => !out.some((one) => file === one || file.startsWith(`${one}/`)))
    .sort()
}
