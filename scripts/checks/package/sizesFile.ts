import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileAt } from '../../release/lastRelease.ts'
import type { Bundler, Size } from './bundleForPage.ts'

/** File of the ceilings, and of the sizes of the last version. */
export const SIZES_FILE = 'etc/sizes.json'

/** How a promise is measured: in a page's bundle, or as the file that a page loads by URL. */
export type Way = Bundler | 'file'

/** The most that something promised may take. No commit raises it, unless it lowers another one. */
export interface Ceiling {
  readonly promise: string
  /** Bytes after Brotli, or files, by the way of measuring. */
  readonly most: Readonly<Partial<Record<Way, number>>>
  /** What is not as promised yet, with the target. */
  readonly note?: string
}

/** Sizes without peer dependencies, in bytes after Brotli, by path of an entry point or name of a component. */
export type Sizes = Readonly<Record<string, Size>>

/** The content of the file. */
export interface SizesFile {
  readonly ceilings: Readonly<Record<string, Ceiling>>
  /** Written by `npm run release:version`. */
  readonly lastRelease: { readonly version: string; readonly sizes: Sizes }
}

/** Reads the file in a folder. */
export const readSizesFile = (root: string): SizesFile => JSON.parse(readFileSync(join(root, SIZES_FILE), 'utf8'))

/** Writes the sizes of a version, which later ones are compared with. */
export function recordSizes(root: string, version: string, sizes: Sizes): void {
  const { ceilings } = readSizesFile(root)
  const file: SizesFile = { ceilings, lastRelease: { version, sizes } }
  writeFileSync(join(root, SIZES_FILE), `${JSON.stringify(file, null, 2)}\n`)
}

/** Returns the ceilings that were raised or removed since a commit, unless another one was lowered for them. */
export function checkCeilings(root: string, commit: string): string[] {
  const before: Partial<SizesFile> = JSON.parse(fileAt(root, commit, SIZES_FILE) ?? '{}')
  return judgeCeilings(before.ceilings ?? {}, readSizesFile(root).ceilings)
}

/** Returns the problems of changed ceilings. */
export function judgeCeilings(before: SizesFile['ceilings'], after: SizesFile['ceilings']): string[] {
  const changes = Object.entries(before).flatMap(([name, { most }]) =>
    Object.entries(most).map(([way, bytes]) => {
      const now = after[name]?.most[way as Way] ?? Number.POSITIVE_INFINITY
      return { what: `${name} (${way})`, bytes, now }
    }),
  )
  if (changes.some(({ bytes, now }) => now < bytes)) return []
  return changes
    .filter(({ bytes, now }) => now > bytes)
    .map(({ what, bytes, now }) =>
      now === Number.POSITIVE_INFINITY
        ? `${SIZES_FILE} has lost the ceiling of ${what}, which was ${bytes}. Put it back.`
        : `${SIZES_FILE} raises the ceiling of ${what} from ${bytes} to ${now}. Make it smaller, or lower another ceiling in the same change and say so in its note.`,
    )
}
