import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fingerprint } from '../../site/build/fingerprint.ts'
import { git } from '../release/lastRelease.ts'
import type { IndexEntry } from './compareStates.ts'
import { lastTag } from './releaseChanges.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/storybook')

/** Inputs of the build. */
const INPUTS = ['.storybook', 'stories', 'src', 'docs', 'CHANGELOG.md', '.changeset', 'package-lock.json']

/** The accepted screenshots, which docs pages show: taken from the build, they are copied into it without a new one. */
const SCREENSHOTS = 'stories/screenshots'

/** What is no input: the screenshots, and the API reference, which is not shown. */
const OUTPUTS = [SCREENSHOTS, 'docs/api']

/**
 * Builds the Storybook, unless the last build had the same inputs.
 *
 * @returns the folder of the build.
 */
export async function buildStorybook(): Promise<string> {
  const folder = join(ROOT, 'storybook-static')
  const stamp = join(CACHE, 'stamp')
  const files = await fingerprint(
    INPUTS.map((path) => join(ROOT, path)),
    OUTPUTS.map((path) => join(ROOT, path)),
  )
  // What changed is compared with the last release.
  const tag = lastTag(ROOT)
  const digest = files && `${files} ${tag && git(ROOT, 'rev-parse', `${tag}^{tree}`)}`
  const before = await readFile(stamp, 'utf8').catch(() => '')
  const isThere = await readFile(join(folder, 'index.json'), 'utf8').then(
    () => true,
    () => false,
  )
  if (isThere && digest !== null && before === digest) {
    await copyScreenshots(folder)
    return folder
  }
  const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
  await promisify(execFile)(process.execPath, [storybook, 'build', '--quiet', '--disable-telemetry'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  await mkdir(CACHE, { recursive: true })
  await writeFile(stamp, digest ?? '')
  return folder
}

/** Copies accepted screenshots into a build that was made before them. Others may be reading it: each file is replaced at once. */
async function copyScreenshots(folder: string): Promise<void> {
  const entries = await readdir(join(ROOT, SCREENSHOTS), { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const source = join(parentPath, name)
    const copy = join(folder, 'screenshots', relative(join(ROOT, SCREENSHOTS), source))
    const [accepted, copied] = await Promise.all([readFile(source), readFile(copy).catch(() => null)])
    if (copied?.equals(accepted)) continue
    await mkdir(dirname(copy), { recursive: true })
    await writeFile(`${copy}.${process.pid}`, accepted)
    await rename(`${copy}.${process.pid}`, copy)
  }
}

/** Returns the stories and docs pages of a built Storybook. */
export async function readStorybookIndex(folder: string): Promise<IndexEntry[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
}
