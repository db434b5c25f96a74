import { Shell as IslandShell } from './islands/Shell.tsx'
import type * as full from './islands.ts'

// The browser build of `@jobsite/shell/islands`; its types are those of `islands.ts`.
export { dispatchShellEvent, onShellEvent } from './browser/events/shellEvents.ts'
export { readInitialData, writeInitialData } from './browser/storage/initialData.ts'
export * from './islands/components.ts'
export { loadShell } from './islands/loadHydration.ts'
export { ShellProvider } from './islands/ShellProvider.tsx'
export { useReferenceData, useShell } from './islands/useShell.ts'

export const Shell = IslandShell as typeof full.Shell
