import type { Indexer } from 'storybook/internal/types'
import { allStates, componentId, components } from '../stories/states/components.ts'

/**
 * Wraps an indexer so that the sidebar follows the list of states: names with the keywords that the search reads, groups
 * as paths, and tags for the filter. Story ids depend on the component alone.
 */
export function indexFromStates(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const entries = await indexer.createIndex(fileName, options)
      return entries.map((entry) => {
        const component = Object.values(components).find(({ title }) => title === entry.title)
        const id = component && componentId(component.title)
        const state = allStates.find((one) => id && one.id.startsWith(`${id}--`) && one.key === entry.exportName)
        if (!state) return entry
        return {
          ...entry,
          __id: state.id,
          metaId: id,
          title: state.title,
          name: state.searchName,
          tags: [...(entry.tags ?? []), ...state.tags],
        }
      })
    },
  }
}
