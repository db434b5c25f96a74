import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildDesk } from '../../scripts/desk/buildDesk.ts'
import type { IndexEntry } from '../../scripts/desk/compareStates.ts'
import { serveFolder } from '../../scripts/desk/serveFolder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built Storybook is served. */
    deskOrigin: string
    /** The stories and pages that it has. */
    deskEntries: readonly IndexEntry[]
  }
}

/** Builds the Storybook, unless it stands already, and serves it on loopback. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildDesk()
  const { origin, close } = await serveFolder(folder)
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  project.provide('deskOrigin', origin)
  project.provide('deskEntries', Object.values(index.entries))
  return close
}
