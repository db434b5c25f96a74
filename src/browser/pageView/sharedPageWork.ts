import type { PageWork } from './pageWork.ts'

// Stored on the window, where the full script finds the effects that the light one has started.
const KEY = Symbol.for('@jobsite/shell/page-work')
const page = globalThis as { [KEY]?: PageWork | null }

/** Returns the effects of this page view that another script of the shell has started; `null` if none has. */
export const readPageWork = (): PageWork | null => page[KEY] ?? null

/** Sets the effects of this page view for the scripts that load later. */
export function sharePageWork(work: PageWork | null): void {
  page[KEY] = work
}
