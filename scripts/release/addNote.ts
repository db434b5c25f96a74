import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUMPS } from '../checks/change.ts'
import { readChangesets } from '../checks/changesets.ts'
import { readManifest } from '../checks/entryPoints.ts'
import { AREAS, KINDS, notesOf } from './changesetNotes.ts'

/**
 * Adds a line to the changeset of an area, which is created if none waits: `npm run changeset -- header "Fixed: the menu …"`.
 *
 * @returns the path of the changeset
 * @throws Error for an unknown area, or a text without a kind
 */
export function addNote(root: string, area = '', text = ''): string {
  const note = `- ${text.trim()}`
  const kind = notesOf(note)[0]?.kind
  if (!Object.hasOwn(AREAS, area) || kind === undefined)
    throw new Error(
      `Usage: npm run changeset -- <${Object.keys(AREAS).join('|')}> "<${Object.keys(KINDS).join('|')}>: what page teams notice"`,
    )
  const file = `.changeset/${area}.md`
  const waiting = readChangesets(root).find((one) => one.file === file)
  const bump = [waiting?.bump ?? 'none', KINDS[kind].bump].sort((a, b) => BUMPS.indexOf(b) - BUMPS.indexOf(a))[0]
  const notes = waiting === undefined ? note : `${waiting.text}\n${note}`
  writeFileSync(join(root, file), `---\n"${readManifest(root).name}": ${bump}\n---\n\n${notes}\n`)
  return file
}

if (import.meta.main) {
  const [, , area, ...words] = process.argv
  try {
    console.log(addNote(process.cwd(), area, words.join(' ')))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
