import type { API } from 'storybook/manager-api'
import { allStates } from '../stories/states/components.ts'
import { globalsOf } from '../stories/support/storyFromState.ts'
import { statePath } from '../stories/support/storyUrl.ts'
import { initialStoryGlobals, initialViewport } from '../stories/support/toolbar.ts'

const combinationOf = (id: string | undefined) => allStates.find((state) => state.id === id && state.of !== undefined)

/** The toolbar's values before a combination was opened. */
let replaced: ReturnType<API['getGlobals']> | null = null

/**
 * Opens a story or page. A combination is its story with toolbar values; they end with it: another story that is opened has the
 * values from before.
 */
export function openState(api: Pick<API, 'getGlobals' | 'selectStory' | 'updateGlobals'>, id: string): void {
  const state = combinationOf(id)
  if (!state) {
    if (replaced) api.updateGlobals(replaced)
    replaced = null
    api.selectStory(id)
    return
  }
  replaced ??= api.getGlobals()
  api.updateGlobals({ ...initialStoryGlobals, viewport: initialViewport, ...globalsOf(state.toolbar ?? {}) })
  api.selectStory(state.story)
}

/** Goes on from the address of a combination as if it had a story: links to stories that became combinations still lead there. */
export function followCombination(): void {
  const id = /^\/story\/(.+)$/.exec(new URLSearchParams(location.search).get('path') ?? '')?.[1]
  const state = combinationOf(id)
  if (state) location.replace(statePath(state))
}
