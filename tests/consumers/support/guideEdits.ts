import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions } from './buildConsumer.ts'
import { ROOT } from './paths.ts'

type Edits = Record<string, (readonly [text: string, replacement: string])[]>

/** A block of changes, after the line that names its file. */
const CHANGES = /`([^`\n]+)`:\n\n```diff\n([\s\S]*?)\n```/g

/**
 * Returns the changes of files that a guide shows, a replacement for each group of lines.
 *
 * @param section heading of the part of the guide that is meant; without one, all of it
 */
export function guideEdits(guide: string, section?: string): NonNullable<BuildOptions['edits']> {
  const whole = readFileSync(join(ROOT, 'docs/guides', guide), 'utf8')
  const text = section === undefined ? whole : whole.split(/^## /m).find((part) => part.startsWith(`${section}\n`))
  if (text === undefined) throw new Error(`${guide} has no section "${section}".`)
  const edits: Edits = {}
  for (const [, file = '', changes = ''] of text.matchAll(CHANGES)) {
    edits[file] ??= []
    for (const group of changes.split('\n\n')) edits[file].push([side(group, '+'), side(group, '-')])
  }
  return edits
}

/** Returns the lines of a group without those of one side. */
const side = (group: string, without: '+' | '-'): string =>
  group
    .split('\n')
    .filter((line) => !line.startsWith(without))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
