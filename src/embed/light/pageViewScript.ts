import type { runPageView } from './runPageView.ts'

// Stored on the window, because a script that is loaded on its own has no other exports.
const KEY = Symbol.for('@jobsite/shell/page-view')
const page = globalThis as { [KEY]?: typeof runPageView }

/** Sets the function of the loaded script. */
export function provideRunPageView(run: typeof runPageView): void {
  page[KEY] = run
}

/** Returns the function of the loaded script. */
export const readRunPageView = (): typeof runPageView | undefined => page[KEY]
