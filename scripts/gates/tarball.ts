import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { promisify } from 'node:util'
import { readDoors, readManifest } from './doors.ts'

const run = promisify(execFile)

/** A packed package. */
export interface Tarball {
  readonly filename: string
  readonly version: string
  /** Bytes to download. */
  readonly size: number
  /** Bytes on a consumer's disk. */
  readonly unpackedSize: number
  readonly integrity: string
  readonly files: readonly string[]
}

/** Packs the project in a folder, into another one or, without it, for its list of files alone. */
export async function pack(root: string, into?: string): Promise<Tarball> {
  const where = into === undefined ? ['--dry-run'] : ['--pack-destination', into]
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', ...where], { cwd: root })
  const [packed] = JSON.parse(stdout)
  return { ...packed, files: packed.files.map(({ path }: { path: string }) => path) }
}

/** The digest of a packed file. */
export function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

const NEEDED = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'llms.txt',
  'SEMVER.md',
  'THIRD-PARTY-NOTICES.md',
]
const ALLOWED = [
  /^(?:package\.json|README\.md|CHANGELOG\.md|LICENSE|SEMVER\.md|THIRD-PARTY-NOTICES\.md|llms\.txt)$/,
  /^docs\/(?:[a-z-]+\/)?[a-z0-9-]+\.md$/i,
  /^dist\/(?:parts\/)?[\w.-]+\.(?:js|cjs|mjs|d\.ts|d\.cts|d\.mts|js\.map|cjs\.map|mjs\.map|css|json)$/,
]
/** What must not leave the house, in whatever file: tokens, keys, and where it was built. */
const SECRETS =
  /\bnpm_[A-Za-z0-9]{36}\b|\bgh[pousr]_[A-Za-z0-9]{36,}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----|_authToken\s*=/

/** What is wrong with what would be packed. */
export function checkTarball(root: string, { files }: Pick<Tarball, 'files'>): string[] {
  const inside = new Set(files)
  const missing = NEEDED.filter((file) => !inside.has(file)).map((file) => `${file} is not in the tarball.`)
  const strangers = files
    .filter((file) => !ALLOWED.some((pattern) => pattern.test(file)))
    .map((file) => `${file} is in the tarball and no file that a consumer needs. Look at "files" of package.json.`)
  const doors = readDoors(root)
    .flatMap(({ module, types }) => [module, types ?? module])
    .map((file) => relative(root, file))
    .filter((file) => !inside.has(file))
    .map((file) => `A door leads to ${file}, which is not in the tarball.`)
  const texts = files
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const secrets = texts
    .filter(({ text }) => SECRETS.test(text) || text.includes(root))
    .map(({ file }) => `${file} holds a secret, or the path of the folder where it was built.`)
  const maps = texts.flatMap(({ file, text }) => {
    const map = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text)?.[1]
    return map && !map.startsWith('data:') && !inside.has(join(dirname(file), map))
      ? [`${file} names ${map}, which is not there.`]
      : []
  })
  const links = texts
    .filter(({ file }) => file.startsWith('docs/'))
    .flatMap(({ file, text }) => deadLinks(file, text, inside))
  const scripts = Object.keys(readManifest(root).scripts)
    .filter((name) => /^(?:pre|post)?install$|^prepublish$|^postpack$/.test(name))
    .map((name) => `The script "${name}" would run on the machine of whoever installs the package.`)
  return [...missing, ...strangers, ...doors, ...secrets, ...maps, ...links, ...scripts]
}

/** Links of a packed page to pages that are not packed. Examples are read in the repository. */
function deadLinks(file: string, text: string, inside: ReadonlySet<string>): string[] {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, target]) => target as string)
  return targets
    .map((target) => normalize(join(dirname(file), target)))
    .filter(
      (target) =>
        !/^examples(?:\/|$)/.test(target) &&
        !inside.has(target) &&
        ![...inside].some((one) => one.startsWith(`${target.replace(/\/$/, '')}/`)),
    )
    .map((target) => `${file} links to ${target}, which is not in the tarball.`)
}
