import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLED_PACKAGES_FOLDER } from '../recordBundledPackages.ts'

/**
 * Returns the packages whose code is inside the built files, as the builds noted them.
 * @throws Error where no build noted anything: a license could be missed.
 */
export function bundledPackages(root: string): string[] {
  const notes = join(root, BUNDLED_PACKAGES_FOLDER)
  const files = existsSync(notes) ? readdirSync(notes) : []
  if (files.length === 0)
    throw new Error('The packages bundled in dist/ are unknown, because the build recorded none. Run "npm run build".')
  const noted = files.flatMap((file): string[] => JSON.parse(readFileSync(join(notes, file), 'utf8')))
  return [...new Set(noted)].sort()
}
