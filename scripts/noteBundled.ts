import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What of an esbuild plugin's surroundings this one uses. */
interface Build {
  readonly initialOptions: { metafile?: boolean; format?: string; entryPoints?: unknown }
  onEnd(call: (result: { metafile?: { inputs: Record<string, unknown> } }) => void): void
}

/** Where a build notes whose code it took in. */
export const BUNDLED_FOLDER = '.cache/bundled'

/** Notes which packages a build takes in, for the notices that their licences ask for. */
export function noteBundled() {
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
        mkdirSync(BUNDLED_FOLDER, { recursive: true })
        const file = join(BUNDLED_FOLDER, `${entries.join('-').slice(0, 60)}.${initialOptions.format}.json`)
        writeFileSync(file, JSON.stringify([...packages].sort()))
      })
    },
  }
}
