import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { digestOf, pack } from './tarball.ts'

const run = promisify(execFile)
const LEFT_OUT = new Set(['node_modules', 'dist', 'storybook-static', '.cache', '.git', 'coverage'])

/** Builds and packs the project in two folders, and tells where the tarballs differ. */
export async function checkReproducible(root: string): Promise<string[]> {
  const temp = mkdtempSync(join(tmpdir(), 'two-folders-'))
  try {
    const digests: string[] = []
    for (const folder of ['here', 'over/there']) {
      const copy = join(temp, folder)
      copyFiles(root, copy)
      linkDependencies(root, copy)
      await run('npm', ['run', 'build'], { cwd: copy })
      const { filename } = await pack(copy, copy)
      digests.push(digestOf(join(copy, filename)))
    }
    return digests[0] === digests[1]
      ? []
      : [
          `Built in two folders, the tarball has two digests: ${digests.join(' and ')}. Something of the folder or the time is in it.`,
        ]
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
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

/** Gives a copy dependencies of its own, as an install would: a link to others' would be seen in the paths of a build. */
function linkDependencies(root: string, copy: string): void {
  const modules = join(root, 'node_modules')
  const own = join(copy, 'node_modules')
  if (!existsSync(modules)) return
  try {
    // Hard links: quick, and no room taken. Not on every system, nor across disks.
    execFileSync('cp', ['-al', modules, own], { stdio: 'ignore' })
  } catch {
    rmSync(own, { recursive: true, force: true })
    cpSync(modules, own, { recursive: true, verbatimSymlinks: true })
  }
}
