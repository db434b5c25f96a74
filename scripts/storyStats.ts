import { allStates } from '../stories/states/components.ts'
import { buildStorybook, readStorybookIndex } from './visual/buildStorybook.ts'
import { allScreenshots } from './visual/screenshots.ts'

/** Prints what Storybook contains. */
const entries = await readStorybookIndex(await buildStorybook())
const stories = entries.filter(({ type }) => type === 'story')

console.log(`states          ${allStates.length}`)
console.log(`stories         ${stories.length}`)
console.log(`play functions  ${stories.filter(({ tags }) => tags.includes('play-fn')).length}`)
console.log(`screenshots     ${allScreenshots.length}`)
console.log(`docs pages      ${entries.length - stories.length}`)
