import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { API_PAGES } from '../api/apiPages.ts'
import { LLMS_FILE } from '../docs/llms.ts'
import { digestOf, pack } from './tarball.ts'

const run = promisify(execFile)
const LEFT_OUT = new Set(['node_modules', 'dist', 'storybook-static', '.cache', '.git', 'coverage'])

/** Builds and packs the project in another folder, and returns a problem if the tarball differs from that of the build here. */
export async function checkReproducible(root: string): Promise<string[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'two-folders-'))
  const temp = folder.path
  const copy = join(temp, 'over/there')
  copyFiles(root, copy)
  // As in a fresh clone.
  for (const made of [API_PAGES, LLMS_FILE]) rmSync(join(copy, made), { recursive: true, force: true })
  linkDependencies(root, copy)
  await run('npm', ['run', 'build'], { cwd: copy })
  const [here, there] = [await digestOfTarball(root, temp), await digestOfTarball(copy, temp)]
  return here === there
    ? []
    : [
        `Builds in two folders have different digests: ${here} and ${there}. Remove the folder name or time from the output, or run "npm run build" if dist/ is older than the sources.`,
      ]
}

async function digestOfTarball(root: string, into: string): Promise<string> {
  const { filename } = await pack(root, into)
  return digestOf(join(into, filename))
}

/** Copies what is written by hand, with the same dependencies. */
export function copyProject(root: string, copy: string): void {
  copyFiles(root, copy)
  const modules = join(root, 'node_modules')
  if (existsSync(modules)) symlinkSync(realpathSync(modules), join(copy, 'node_modules'))
}

function copyFiles(root: string, copy: string): void {
  mkdirSync(copy, { recursive: true })
  cpSync(root, copy, { recursive: true, filter: (from) => from === root || !LEFT_OUT.has(basename(from)) })
}

/** Copies the dependencies: a symbolic link would appear in the paths of a build. */
function linkDependencies(root: string, copy: string): void {
  const modules = join(root, 'node_modules')
  const own = join(copy, 'node_modules')
  if (!existsSync(modules)) return
  try {
    // Hard links are fast and take no space, but do not work on every system or across disks.
    execFileSync('cp', ['-al', modules, own], { stdio: 'ignore' })
  } catch {
    rmSync(own, { recursive: true, force: true })
    cpSync(modules, own, { recursive: true, verbatimSymlinks: true })
  }
}
