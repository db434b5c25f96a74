import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLED_FOLDER } from '../noteBundled.ts'

/** Packages whose code is inside the built files: what the builds noted, and what the files' maps name. */
export function bundledIn(root: string): string[] {
  const notes = join(root, BUNDLED_FOLDER)
  const noted = (existsSync(notes) ? readdirSync(notes) : []).flatMap((file): string[] =>
    JSON.parse(readFileSync(join(notes, file), 'utf8')),
  )
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const unknown = files.find((file) => /\.global\.js$/.test(file) && !files.includes(`${file}.map`))
  if (unknown !== undefined && noted.length === 0) {
    throw new Error(`Nobody can tell whose code is in dist/${unknown}: the build noted nothing. Run "npm run build".`)
  }
  const mapped = files
    .filter((file) => /\.[cm]?js\.map$/.test(file))
    .flatMap((file) => (JSON.parse(readFileSync(join(dist, file), 'utf8')) as { sources: string[] }).sources)
    .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])
  return [...noted, ...mapped]
}
