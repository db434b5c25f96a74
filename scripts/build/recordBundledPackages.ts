import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'

/** Folder where builds record bundled packages. */
const BUNDLED_PACKAGES_FOLDER = '.cache/bundled'

/** Records the packages that a build bundles, for the notices that their licenses require. */
export function recordBundledPackages(): Plugin {
  return {
    name: 'note-bundled',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true
      onEnd(({ metafile }) => {
        const inputs = Object.keys(metafile?.inputs ?? {})
        const packages = new Set(
          inputs.flatMap((input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
        )
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
