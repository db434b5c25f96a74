import type { startPageView } from '../../served/servedPageView.ts'

// Stored on the window, because a script that is loaded on its own has no other exports.
const KEY = Symbol.for('@jobsite/shell/page-view')
const page = globalThis as { [KEY]?: typeof startPageView }

/** Sets the function of the loaded script. */
export function provideStartPageView(start: typeof startPageView): void {
  page[KEY] = start
}

/** Returns the function of the loaded script. */
export const readStartPageView = (): typeof startPageView | undefined => page[KEY]
