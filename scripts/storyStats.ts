import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allStates } from '../stories/states/components.ts'
import { buildStorybook } from './visual/buildStorybook.ts'
import type { IndexEntry } from './visual/compareStates.ts'
import { allScreenshots } from './visual/screenshots.ts'

/** Prints what Storybook contains. */
const index = JSON.parse(await readFile(join(await buildStorybook(), 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>
}
const entries = Object.values(index.entries)
const stories = entries.filter(({ type }) => type === 'story')

console.log(`states          ${allStates.length}`)
console.log(`stories         ${stories.length}`)
console.log(`play functions  ${stories.filter(({ tags }) => tags.includes('play-fn')).length}`)
console.log(`screenshots     ${allScreenshots.length}`)
console.log(`docs pages      ${entries.length - stories.length}`)
