import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The source of an entry point. */
export interface EntrySource {
  /** How pages import it: `@jobsite/shell/next/pages`. */
  readonly specifier: string
  /** Name of its built files: `index`, or `next-pages`. */
  readonly name: string
  /** Path in the project: `src/routers/nextPages.tsx`. */
  readonly source: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Returns every entry point with code, as `paths` of tsconfig.json have it: compiler, build, package and tests read one list. */
export function entrySources(root: string = ROOT): EntrySource[] {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: { paths: Record<string, [string]> }
  }
  return Object.entries(compilerOptions.paths).map(([specifier, [source]]) => ({
    specifier,
    name: specifier.split('/').slice(2).join('-') || 'index',
    source: source.replace('./', ''),
  }))
}
