import type { Indexer } from 'storybook/internal/types'
import { allStates, type Part, parts } from '../stories/states/parts.ts'

/** An indexer that names stories as the list of states does: the side bar is read without loading a story. */
export function indexWithNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const entries = await indexer.createIndex(fileName, options)
      return entries.map((entry) => {
        const state = allStates.find(({ part, key }) => titleOf(part) === entry.title && key === entry.exportName)
        return state ? { ...entry, name: state.name } : entry
      })
    },
  }
}

const titleOf = (name: keyof typeof parts): string => (parts[name] satisfies Part).title
