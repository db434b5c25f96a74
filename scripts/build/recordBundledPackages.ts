import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'

/** Folder where builds record bundled packages. */
const BUNDLED_PACKAGES_FOLDER = '.cache/bundled'

/** The folder of a package in the path of a file: the key of its entry in the lock file. */
const PACKAGE_FOLDER = /(?:^|[:/])(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/** Records the folders of packages that a build bundles, for notices and the list of what the package contains. */
export function recordBundledPackages(): Plugin {
  return {
    name: 'note-bundled',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true
      onEnd(({ metafile }) => {
        const inputs = Object.keys(metafile?.inputs ?? {})
        const packages = new Set(inputs.flatMap((input) => PACKAGE_FOLDER.exec(input)?.[1] ?? []))
        const entries = Object.keys((initialOptions.entryPoints ?? {}) as Record<string, string>).map((entry) =>
          basename(entry),
        )
        mkdirSync(BUNDLED_PACKAGES_FOLDER, { recursive: true })
        // Two builds of the same entries differ in how many there are, or in their format.
        const name = [entries.join('-').slice(0, 60), entries.length, initialOptions.format].join('.')
        const file = join(BUNDLED_PACKAGES_FOLDER, `${name}.json`)
        writeFileSync(file, JSON.stringify([...packages].sort()))
      })
    },
  }
}

/**
 * Returns the folders of packages whose code is inside the built files, as the builds recorded them:
 * `node_modules/htmlparser2/node_modules/entities`.
 *
 * @throws Error where no build recorded anything: a license could be missed.
 */
export function bundledPackages(root: string): string[] {
  const folder = join(root, BUNDLED_PACKAGES_FOLDER)
  const files = existsSync(folder) ? readdirSync(folder) : []
  if (files.length === 0)
    throw new Error('The packages bundled in dist/ are unknown, because the build recorded none. Run "npm run build".')
  const recorded = files.flatMap((file): string[] => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return [...new Set(recorded)].sort()
}
