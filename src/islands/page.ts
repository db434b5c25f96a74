import type * as full from '../islands.ts'
import { Shell as IslandShell } from './Shell.tsx'

// What pages of islands use without the full provider: all of the entry point but the hooks that read its context.
export { dispatchShellEvent, onShellEvent } from '../browser/events/shellEvents.ts'
export { readInitialData, writeInitialData } from '../browser/storage/initialData.ts'
export * from './components.ts'
export { loadShell } from './loadHydration.ts'
export { ShellProvider } from './ShellProvider.tsx'

export const Shell = IslandShell as typeof full.Shell
