import type { ListedState } from '../../stories/states/parts.ts'

/** A story or a page, as Storybook's index has it. */
export interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly name: string
  readonly title: string
  readonly tags: readonly string[]
}

/** Storybook's mark of a story that presses or types something. */
const PLAY = 'play-fn'

/**
 * What is wrong between the list of states and the stories: a state without a story, a story without a state, another
 * name, a state that something has to be pressed for without a play test. An empty list is what a test expects.
 */
export function compareStates(states: readonly ListedState[], entries: readonly IndexEntry[]): string[] {
  const stories = new Map(entries.filter(({ type }) => type === 'story').map((entry) => [entry.id, entry]))
  const listed = new Set(states.map(({ id }) => id))
  const faults = states.flatMap(({ part, key, id, name, interactive }) => {
    const story = stories.get(id)
    if (!story) return [`${part} has the state "${name}" (${key}), but no story ${id} shows it`]
    const hasPlay = story.tags.includes(PLAY)
    return [
      story.name !== name && `${id} is named "${story.name}", its state "${name}"`,
      interactive && !hasPlay && `${id} needs a play test: something is pressed or typed to get there`,
      !interactive && hasPlay && `${id} has a play test: its state must say that it is interactive`,
    ].filter((fault) => fault !== false && fault !== undefined)
  })
  const strangers = [...stories.keys()]
    .filter((id) => !listed.has(id))
    .map((id) => `the story ${id} shows no listed state`)
  return [...faults, ...strangers]
}
