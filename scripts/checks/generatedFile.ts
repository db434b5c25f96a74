import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that `npm run generate` writes. */
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
