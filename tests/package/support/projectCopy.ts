import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { copyProject } from '../../../scripts/checks/package/reproducible.ts'

/** The project itself. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** A part of the project in a folder of its own, to be changed and looked at, and gone when the test is over. */
export interface ProjectCopy {
  readonly root: string
  read(file: string): string
  /** Writes a file, with the folders above it. */
  write(file: string, text: string): void
  /** Replaces a text that has to be there. */
  change(file: string, from: string | RegExp, to: string): void
}

/** Copies parts of the project into a folder below it, where the same dependencies are found. */
export function copyParts(...parts: string[]): ProjectCopy {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const copy = inFolder(mkdtempSync(join(ROOT, '.cache/copy-')))
  for (const part of parts) cpSync(join(ROOT, part), join(copy.root, part), { recursive: true })
  return copy
}

/** Creates an empty folder somewhere else. */
export const emptyFolder = (): ProjectCopy => inFolder(realpathSync(mkdtempSync(join(tmpdir(), 'copy-'))))

/** Copies all of the project but what is made from it, and parts of what is, to a folder somewhere else. */
export function copyWholeProject(...parts: string[]): ProjectCopy {
  const copy = emptyFolder()
  copyProject(ROOT, copy.root)
  for (const part of parts) cpSync(join(ROOT, part), join(copy.root, part), { recursive: true })
  return copy
}

function inFolder(root: string): ProjectCopy {
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
