import { readShared, writeShared } from '../../browser/page/shared.ts'
import type { startPageView } from '../../served/servedPageView.ts'

/** Sets the function of the loaded script, which has no other exports. */
export function provideStartPageView(start: typeof startPageView): void {
  writeShared('page-view', start)
}

/** Returns the function of the loaded script. */
export const readStartPageView = (): typeof startPageView | undefined =>
  readShared('page-view') as typeof startPageView | undefined
