import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { guideInstall } from '../../support/guideInstall.ts'
import { CACHE, ROOT } from './paths.ts'

const run = promisify(execFile)

export interface CreatedApp {
  /** The framework's command and its options; the app's name is added. */
  readonly command: readonly string[]
  /** The folder of the project whose files a guide shows. */
  readonly example: string
  /** The guide that shows these files, in `docs/guides`: what it tells to remove is removed, what it installs is installed. */
  readonly guide: string
  /** The files and folders of the example that are added to those of the template, or replace them. */
  readonly files: readonly string[]
  /** Files of the template that the example has too, and that stay as the template has them. @default none */
  readonly kept?: readonly string[]
}

/**
 * Creates an app with a framework's own command and adds the files of its guide. Returns the folder, for
 * `buildConsumer`.
 */
export async function createApp(
  name: string,
  { command, example, guide, files, kept = [] }: CreatedApp,
): Promise<string> {
  const parent = join(CACHE, 'created')
  const folder = join(parent, name)
  await mkdir(parent, { recursive: true })
  await rm(folder, { recursive: true, force: true })
  const [first = '', ...options] = command
  await run('npx', ['--yes', first, name, ...options], { cwd: parent, env: { ...process.env, CI: '1' } })
  const text = await readFile(join(ROOT, 'docs/guides', guide), 'utf8')
  for (const [, flag, names = ''] of text.matchAll(/^rm (-rf )?(.+)$/gm)) {
    const options = { recursive: flag !== undefined, force: flag !== undefined }
    for (const file of names.split(' ')) await rm(join(folder, file), options)
  }
  for (const file of files) {
    await cp(join(ROOT, example, file), join(folder, file), {
      recursive: true,
      filter: (_, path) => !kept.some((one) => path === join(folder, one)),
    })
  }
  const path = join(folder, 'package.json')
  const [manifest, tested] = await Promise.all([path, join(ROOT, example, 'package.json')].map(readManifest))
  const install = guideInstall(text, basename(example))
  if (!install) throw new Error(`docs/guides/${guide} installs no shell for ${example}.`)
  // In the versions that the example is tested with.
  const dependencies = { ...manifest?.dependencies }
  for (const name of install.dependencies) dependencies[name] = tested?.dependencies[name] ?? '*'
  await writeFile(path, JSON.stringify({ ...manifest, dependencies }))
  return folder
}

const readManifest = async (path: string): Promise<{ dependencies: Record<string, string> }> =>
  JSON.parse(await readFile(path, 'utf8'))
