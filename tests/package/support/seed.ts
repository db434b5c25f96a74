import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { copyProject } from '../../../scripts/checks/reproducible.ts'

/** The project itself. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** A part of the project in a folder of its own, to be changed and looked at, and gone when the test is over. */
export interface Seeded {
  readonly root: string
  read(file: string): string
  /** Writes a file, with the folders above it. */
  write(file: string, text: string): void
  /** Replaces a text that has to be there. */
  change(file: string, from: string | RegExp, to: string): void
}

/** Copies parts of the project into a folder below it, where the same dependencies are found. */
export function seed(...parts: string[]): Seeded {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const seeded = inFolder(mkdtempSync(join(ROOT, '.cache/seed-')))
  for (const part of parts) cpSync(join(ROOT, part), join(seeded.root, part), { recursive: true })
  return seeded
}

/** Creates an empty folder somewhere else. */
export const emptyFolder = (): Seeded => inFolder(realpathSync(mkdtempSync(join(tmpdir(), 'seed-'))))

/** Copies all of the project but what is made from it, and parts of what is, to a folder somewhere else. */
export function seedProject(...parts: string[]): Seeded {
  const seeded = emptyFolder()
  copyProject(ROOT, seeded.root)
  for (const part of parts) cpSync(join(ROOT, part), join(seeded.root, part), { recursive: true })
  return seeded
}

function inFolder(root: string): Seeded {
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return {
    root,
    read,
    write,
    change: (file, from, to) => {
      const before = read(file)
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} has no ${from} to be changed.`)
      write(file, after)
    },
  }
}
