import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A digest of files and folders, names and contents, but for what is omitted; `null` when one of them is missing. */
export async function fingerprint(paths: readonly string[], leftOut: readonly string[] = []): Promise<string | null> {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (!existsSync(path)) return null
    for (const file of await filesOf(path)) {
      if (leftOut.some((folder) => file.startsWith(folder + sep))) continue
      hash
        .update(`${file}\0`)
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
