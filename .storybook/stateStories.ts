import { readFile } from 'node:fs/promises'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { allStates, componentId, components } from '../stories/states/components.ts'
import type { ReleaseMark } from '../stories/states/releaseChanges.ts'

const STORIES = /\.stories\.tsx$/

/**
 * Returns a file of stories with a story for each state of its component that has none there: `fromState(…)`, with the file's
 * function `play` where the state is reached by clicking or typing.
 */
function withAllStates(code: string, fileName: string): string {
  const { meta, indexInputs } = loadCsf(code, { fileName, makeTitle: (title) => title ?? '' }).parse()
  const component = Object.values(components).find(({ title }) => title === meta.title)
  const written = new Set(indexInputs.map(({ exportName }) => exportName))
  const added = Object.entries(component?.states ?? {})
    .filter(([key, { of }]) => of === undefined && !written.has(key))
    .map(([key, { interactive }]) => `export const ${key} = { ...fromState('${key}')${interactive ? ', play' : ''} }`)
  return [code, ...added].join('\n')
}

/** Adds these stories where a browser loads the file, after the add-on that reads it from the disk. */
export const stateStories: Plugin = {
  name: 'state-stories',
  enforce: 'post',
  transform: { order: 'post', handler: (code, id) => (STORIES.test(id) ? withAllStates(code, id) : null) },
}

/**
 * Indexes stories so that the sidebar follows the list of states: names, groups as paths, tags for the filter, and the order. Story ids depend on the component alone.
 *
 * @param marks of the stories that are new or changed since the last release, by id; tags as well.
 */
export const createStateIndexer = (marks: ReadonlyMap<string, ReleaseMark>): Indexer => ({
  test: STORIES,
  createIndex: async (fileName, options) => {
    const code = withAllStates(await readFile(fileName, 'utf8'), fileName)
    const entries = loadCsf(code, { ...options, fileName }).parse().indexInputs
    const found = entries.map((entry) => {
      const index = allStates.findIndex(
        ({ component, key }) => components[component].title === entry.title && key === entry.exportName,
      )
      const state = allStates[index]
      if (!state) return { entry, index }
      const { id, title, name, tags, component } = state
      const metaId = componentId(components[component].title)
      return {
        entry: {
          ...entry,
          __id: id,
          metaId,
          title,
          name,
          tags: [...(entry.tags ?? []), ...tags, ...(marks.has(id) ? [marks.get(id) as ReleaseMark] : [])],
        },
        index,
      }
    })
    return found.sort((one, other) => one.index - other.index).map(({ entry }) => entry)
  },
})
