import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of the lock file, as far as it is checked. */
interface LockEntry {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
}

/**
 * Returns the packages of the lock file that an installation compares with nothing: those without `integrity`. Links and
 * workspaces are folders of this repository.
 */
export function checkLockFile(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages?: Readonly<Record<string, LockEntry>>
  }
  const entries = Object.entries(lock.packages ?? {}).filter(([path]) => path.includes('node_modules/'))
  if (entries.length === 0) return ['package-lock.json lists no packages. Run "npm install --package-lock-only".']
  return entries
    .filter(([, { link, integrity }]) => !link && !/^sha(?:512|384|256|1)-/.test(integrity ?? ''))
    .map(
      ([path, { version }]) =>
        `package-lock.json has no integrity of ${path}@${version}: what is installed there is compared with nothing. Resolve it with npm, or write what "npm view ${path.replace(/^.*node_modules\//, '')}@${version} dist.integrity" says.`,
    )
}
