import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allStates, type PartName, parts } from '../stories/states/parts.ts'
import { buildDesk } from './desk/buildDesk.ts'
import { compareStates, type IndexEntry } from './desk/compareStates.ts'
import { readBook } from './desk/pictureBook.ts'
import { MEDIA } from './desk/showStory.ts'

/** Prints what the desk has, and fails where a state has no story. */
const index = JSON.parse(await readFile(join(await buildDesk(), 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>
}
const entries = Object.values(index.entries)
const stories = entries.filter(({ type }) => type === 'story')
let pictures = 0
for (const part of Object.keys(parts) as PartName[]) pictures += (await readBook(part)).size
const faults = compareStates(allStates, entries)

console.log(`states      ${allStates.length}`)
console.log(`stories     ${stories.length}`)
console.log(`play tests  ${stories.filter(({ tags }) => tags.includes('play-fn')).length}`)
console.log(`axe runs    ${stories.length * MEDIA.length} (${MEDIA.join(', ')})`)
console.log(`pictures    ${pictures}`)
console.log(`pages       ${entries.length - stories.length}`)
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length > 0) process.exitCode = 1
