import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The part of esbuild's plugin API that is used. */
interface Build {
  readonly initialOptions: { metafile?: boolean; format?: string; entryPoints?: unknown }
  onEnd(call: (result: { metafile?: { inputs: Record<string, unknown> } }) => void): void
}

/** Folder where builds record bundled packages. */
export const BUNDLED_PACKAGES_FOLDER = '.cache/bundled'

/** Records the packages that a build bundles, for the notices that their licenses require. */
export function recordBundledPackages() {
  return {
    name: 'note-bundled',
    setup({ initialOptions, onEnd }: Build): void {
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
