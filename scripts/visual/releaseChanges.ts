import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseChange, ReleaseChanges } from '../../stories/states/releaseChanges.ts'
import { git } from '../release/lastRelease.ts'
import { changedBaselines } from './compareWithBaselines.ts'

/** Folder of the accepted baselines, below the root. */
const BASELINES = 'stories/screenshots'

/** File of a written folder that says what changed. */
const CHANGES = 'changes.json'

interface Accepted {
  readonly date: string
  readonly reason: string
  readonly screenshots: 'all' | readonly string[]
}

/**
 * Compares the accepted baselines with those of the last release's tag, and writes what Storybook shows of it: `changes.json`,
 * and for each changed or removed screenshot its picture before (`before/`) and the difference (`difference/`).
 *
 * @param root the repository; without Git or a tag the file says why there is nothing to compare.
 * @param folder is emptied first.
 */
export async function writeReleaseChanges(root: string, folder: string): Promise<ReleaseChanges> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const found = await compareWithRelease(root, folder)
  await writeFile(join(folder, CHANGES), JSON.stringify(found))
  return found
}

/** Returns the tag of the last release, `null` where this clone has none. */
export const lastTag = (root: string): string | null =>
  git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')

async function compareWithRelease(root: string, folder: string): Promise<ReleaseChanges> {
  const nothing = (reason: string): ReleaseChanges => ({ release: null, reason, changes: [] })
  if (git(root, 'rev-parse', '--git-dir') === null) return nothing('This is no Git checkout.')
  const tag = lastTag(root)
  if (tag === null) return nothing('This clone has no tag of a release. Fetch the tags with `git fetch --tags`.')
  const before = blobsOf(root, tag)
  const after = await currentBlobs(root)
  const paths = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort()
  const differing = await changedBaselines(
    paths.map((path) => `${BASELINES}/${path}`),
    async (path) => show(root, tag, path),
    (path) => readFile(join(root, path)),
  )
  const reasons = await reasonsSince(root, tag)
  const changes = await Promise.all(
    differing.map(async ({ file, what, before: old, difference }): Promise<ReleaseChange> => {
      if (old) await save(join(folder, 'before', file), old)
      if (difference) await save(join(folder, 'difference', file), difference)
      const kind = what === 'new' ? 'added' : what === 'removed' ? 'removed' : 'changed'
      return { file, kind, what, reasons: reasons(file) }
    }),
  )
  return { release: tag, date: git(root, 'log', '-1', '--format=%cs', tag) ?? '', changes }
}

/** Git's digests of the baselines of a revision, by their path below the folder of baselines. */
function blobsOf(root: string, revision: string): Map<string, string> {
  const lines = git(root, 'ls-tree', '-r', revision, '--', BASELINES)?.split('\n') ?? []
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, digest = '', path = ''] = /^\d+ blob (\w+)\t(.+\.png)$/.exec(line) ?? []
      return path ? [[path.slice(BASELINES.length + 1), digest]] : []
    }),
  )
}

/** The same of the files as they are now, committed or not. */
async function currentBlobs(root: string): Promise<Map<string, string>> {
  const files = await readdir(join(root, BASELINES), { recursive: true }).catch(() => [])
  const paths = files.filter((file) => file.endsWith('.png'))
  if (paths.length === 0) return new Map()
  const digests = execFileSync('git', ['hash-object', '--stdin-paths'], {
    cwd: root,
    encoding: 'utf8',
    input: paths.map((path) => `${BASELINES}/${path}`).join('\n'),
  })
  return new Map(
    digests
      .trim()
      .split('\n')
      .map((digest, index) => [paths[index] ?? '', digest]),
  )
}

/** A file of a revision. @throws if it was not there. */
const show = (root: string, revision: string, path: string): Buffer =>
  execFileSync('git', ['show', `${revision}:./${path}`], {
    cwd: root,
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Returns why each screenshot was accepted since a revision, the oldest reason first. */
async function reasonsSince(root: string, revision: string): Promise<(file: string) => string[]> {
  const path = `${BASELINES}/accepted.json`
  const parse = (text: string): Accepted[] => JSON.parse(text) as Accepted[]
  const now = await readFile(join(root, path), 'utf8').then(parse, (): Accepted[] => [])
  const known = parse(git(root, 'show', `${revision}:./${path}`) ?? '[]').length
  const added = now.slice(known)
  return (file) => [
    ...new Set(
      added
        .filter(({ screenshots }) => screenshots === 'all' || screenshots.includes(file))
        .map(({ reason }) => reason),
    ),
  ]
}

async function save(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
