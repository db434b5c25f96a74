import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allStates } from '../stories/states/components.ts'
import { buildStorybook } from './visual/buildStorybook.ts'
import { compareStates, type IndexEntry } from './visual/compareStates.ts'
import { allScreenshots } from './visual/screenshots.ts'
import { MEDIA } from './visual/showStory.ts'

/** Prints what Storybook contains, and fails if a state has no story. */
const index = JSON.parse(await readFile(join(await buildStorybook(), 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>
}
const entries = Object.values(index.entries)
const stories = entries.filter(({ type }) => type === 'story')
const faults = compareStates(allStates, entries)

console.log(`states          ${allStates.length}`)
console.log(`stories         ${stories.length}`)
console.log(`play functions  ${stories.filter(({ tags }) => tags.includes('play-fn')).length}`)
console.log(`axe runs        ${stories.length * MEDIA.length} (${MEDIA.join(', ')})`)
console.log(`screenshots     ${allScreenshots.length}`)
console.log(`docs pages      ${entries.length - stories.length}`)
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length > 0) process.exitCode = 1
