import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fingerprint } from '../../site/build/fingerprint.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/desk')

/** What the built Storybook depends on. */
const INPUTS = ['.storybook', 'stories', 'src', 'docs', 'CHANGELOG.md', '.changeset', 'package-lock.json']

/** Where pictures of the stories are kept: they are made from the build, not into it. */
const OUTPUTS = ['stories/pictures']

/**
 * Builds the Storybook, unless it was built from the very same files before.
 *
 * @returns the folder that it stands in.
 */
export async function buildDesk(): Promise<string> {
  const folder = join(ROOT, 'storybook-static')
  const stamp = join(CACHE, 'stamp')
  const made = await fingerprint(
    INPUTS.map((path) => join(ROOT, path)),
    OUTPUTS.map((path) => join(ROOT, path)),
  )
  const before = await readFile(stamp, 'utf8').catch(() => '')
  const stands = await readFile(join(folder, 'index.json'), 'utf8').then(
    () => true,
    () => false,
  )
  if (stands && made !== null && before === made) return folder
  const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
  await promisify(execFile)(process.execPath, [storybook, 'build', '--quiet', '--disable-telemetry'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  await mkdir(CACHE, { recursive: true })
  await writeFile(stamp, made ?? '')
  return folder
}
