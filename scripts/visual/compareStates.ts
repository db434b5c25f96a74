import type { ListedState } from '../../stories/states/components.ts'

/** A story or a docs page in Storybook's index. */
export interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly name: string
  readonly title: string
  readonly tags: readonly string[]
}

/** Storybook's tag of a story with a play function. */
const PLAY = 'play-fn'

/**
 * Compares the list of states with the stories of Storybook's index.
 *
 * @returns problems as text: a state without a story, a story without a state, a different name, a wrong place in the sidebar, a
 * missing or unexpected play function.
 */
export function compareStates(states: readonly ListedState[], entries: readonly IndexEntry[]): string[] {
  const stories = new Map(entries.filter(({ type }) => type === 'story').map((entry) => [entry.id, entry]))
  const listed = new Set(states.map(({ id }) => id))
  const faults = states.flatMap(({ component, key, id, story: shownBy, name, title, interactive }) => {
    const story = stories.get(shownBy)
    if (!story) return [`${component} has the state "${name}" (${key}), but no story ${shownBy} shows it`]
    if (id !== shownBy) return []
    const hasPlay = story.tags.includes(PLAY)
    return [
      story.name !== name && `${id} is named "${story.name}", its state "${name}"`,
      story.title !== title && `${id} is in "${story.title}", its state in "${title}"`,
      interactive && !hasPlay && `${id} needs a play function: the state is reached by clicking or typing`,
      !interactive && hasPlay && `${id} has a play function: its state must be \`interactive\``,
    ].filter((fault) => typeof fault === 'string')
  })
  const unlisted = [...stories.keys()]
    .filter((id) => !listed.has(id))
    .map((id) => `the story ${id} has no listed state`)
  return [...faults, ...unlisted]
}
