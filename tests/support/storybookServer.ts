import type { TestProject } from 'vitest/node'
import { buildStorybook, readStorybookIndex } from '../../scripts/visual/buildStorybook.ts'
import type { IndexEntry } from '../../scripts/visual/compareStates.ts'
import { serveFolder } from '../../scripts/visual/serveFolder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the built Storybook. */
    storybookOrigin: string
    /** Its stories and docs pages. */
    storybookEntries: readonly IndexEntry[]
  }
}

/** Builds the Storybook, unless the last build had the same inputs, and serves it on loopback. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildStorybook()
  const { origin, stop } = await serveFolder(folder)
  project.provide('storybookOrigin', origin)
  project.provide('storybookEntries', await readStorybookIndex(folder))
  return stop
}
