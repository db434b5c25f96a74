import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { pack } from '../../../scripts/checks/package/tarball.ts'
import { CACHE, ROOT } from './paths.ts'

const run = promisify(execFile)

/** The package as consumers get it. */
export interface PackedShell {
  readonly tarball: string
  /** The tarball, unpacked. */
  readonly folder: string
  /** Changes with any file of the package. */
  readonly key: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    packedShell: PackedShell
  }
}

/** Packs what `npm run build` made last, once for all files, and removes it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const packed = await packAndUnpack()
  project.provide('packedShell', packed)
  return () => rm(dirname(packed.tarball), { recursive: true, force: true })
}

/** Returns the package of this run, packed. */
export const packedShell = (): PackedShell => inject('packedShell')

async function packAndUnpack(): Promise<PackedShell> {
  const place = join(CACHE, `packed-${process.pid}`)
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  const tarball = join(place, (await pack(ROOT, place)).filename)
  await run('tar', ['-xzf', tarball, '-C', place])
  const folder = join(place, 'package')
  return { tarball, folder, key: await hashFolder(folder) }
}

/** Puts the package where an install would have put it. */
export async function placeShell(nodeModules: string): Promise<void> {
  const { folder } = packedShell()
  const place = join(nodeModules, '@jobsite/shell')
  await rm(place, { recursive: true, force: true })
  await cp(folder, place, { recursive: true })
}

/** A hash of a folder's files: names and content. */
export async function hashFolder(folder: string, ignored: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !ignored.some((name) => file.slice(folder.length).split('/').includes(name)))
  for (const file of files.sort()) {
    hash.update(file.slice(folder.length))
    hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 20)
}
