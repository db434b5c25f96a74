import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that `npm run generate` or `npm run build` writes. */
export interface GeneratedFile {
  readonly path: string
  readonly text: string
}

/** Returns a problem if the committed file differs. */
export function checkGenerated(root: string, { path, text }: GeneratedFile): string[] {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
  return [`${path} is out of date. Run "npm run generate", review the difference, and commit it.`]
}

/** Writes files, and removes others in folders that contain generated files only. */
export function writeFiles(root: string, files: readonly GeneratedFile[], folders: readonly string[]): void {
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true })
    for (const file of readdirSync(join(root, folder))) rmSync(join(root, folder, file))
  }
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
