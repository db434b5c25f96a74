import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { linksIn } from '../docs/links.ts'
import { deadRepositoryLinks } from '../docs/repositoryLinks.ts'
import { readManifest } from '../entryPoints.ts'
import { findSecrets } from './secrets.ts'

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

/** Packs the project in a folder into another one; without it, only lists the files. */
export async function pack(root: string, into?: string): Promise<Tarball> {
  const where = into === undefined ? ['--dry-run'] : ['--pack-destination', into]
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', ...where], { cwd: root })
  const [packed] = JSON.parse(stdout)
  return { ...packed, files: packed.files.map(({ path }: { path: string }) => path) }
}

/** Returns the digest of a packed file. */
export function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

const NEEDED = [
  'package.json',
  'README.md',
  'docs/api/README.md',
  'CHANGELOG.md',
  'LICENSE',
  'llms.txt',
  'SEMVER.md',
  'THIRD-PARTY-NOTICES.md',
]
const ALLOWED = [
  /^(?:package\.json|README\.md|CHANGELOG\.md|LICENSE|SEMVER\.md|THIRD-PARTY-NOTICES\.md|llms\.txt)$/,
  /^docs\/(?:[a-z-]+\/)?[a-z0-9-]+\.md$/i,
  /^examples\/[\w./()[\]$+-]+$/,
  /^dist\/(?:parts\/)?[\w.-]+\.(?:js|cjs|d\.ts|d\.cts|css|json)$/,
]

/** Size budget of the package in bytes: downloaded, and on a consumer's disk. */
const BUDGET = { size: 1_200_000, unpackedSize: 3_900_000 }

/** Returns problems of the packed files; empty if there are none. */
export async function checkTarball(
  root: string,
  { files, ...sizes }: Pick<Tarball, 'files' | 'size' | 'unpackedSize'>,
): Promise<string[]> {
  const inside = new Set(files)
  const missing = NEEDED.filter((file) => !inside.has(file)).map((file) => `${file} is not in the tarball.`)
  const strangers = files
    .filter((file) => !ALLOWED.some((pattern) => pattern.test(file)))
    .map((file) => `${file} is in the tarball, but consumers do not need it. See "files" in package.json.`)
  const texts = files
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const secrets = await Promise.all(
    texts.map(async ({ file, text }) => [
      ...(await findSecrets(file, text)).map((kind) => `${file} contains a secret (${kind}).`),
      ...(text.includes(root) ? [`${file} contains the path of the build folder.`] : []),
    ]),
  )
  const weights = (['size', 'unpackedSize'] as const)
    .filter((name) => sizes[name] > BUDGET[name])
    .map((name) => `The tarball's ${name} is ${sizes[name]} bytes, its budget ${BUDGET[name]}.`)
  const maps = texts.flatMap(({ file, text }) => {
    const map = /\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/.exec(text)?.[1]
    return map === undefined ? [] : [`${file} refers to ${map}, which is not in the tarball.`]
  })
  const isPacked = (target: string): boolean =>
    inside.has(target) || files.some((one) => one.startsWith(`${target.replace(/\/$/, '')}/`))
  const deadPackedLinks = (file: string, text: string): string[] =>
    linksIn(file, text)
      .filter(({ target }) => !isPacked(target))
      .map(({ target }) => `${file} links to ${target}, which is not in the tarball.`)
  const links = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) => [...deadPackedLinks(file, text), ...deadRepositoryLinks(root, file, text)])
  const scripts = Object.keys(readManifest(root).scripts)
    .filter((name) => /^(?:pre|post)?install$|^prepublish$|^postpack$/.test(name))
    .map((name) => `The script "${name}" would run when the package is installed. Remove it.`)
  return [...missing, ...strangers, ...secrets.flat(), ...weights, ...maps, ...links, ...scripts]
}
