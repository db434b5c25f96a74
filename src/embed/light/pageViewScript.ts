import type { ServedPage } from '../../served/ServedPage.ts'

// Stored on the window, because a script that is loaded on its own has no other exports.
const KEY = Symbol.for('@jobsite/shell/page-view')
const page = globalThis as { [KEY]?: (page: ServedPage) => void }

/** Sets the function of the loaded script. */
export function provideRunPageView(run: (page: ServedPage) => void): void {
  page[KEY] = run
}

/** Returns the function of the loaded script. */
export const readRunPageView = (): ((page: ServedPage) => void) | undefined => page[KEY]
