import { readShared, writeShared } from '../../browser/page/shared.ts'
import type { StartPageView } from '../../served/ServedPage.ts'

/** Sets the function of the loaded script, which has no other exports. */
export function provideStartPageView(start: StartPageView): void {
  writeShared('page-view', start)
}

/** Returns the function of the loaded script. */
export const readStartPageView = (): StartPageView | undefined => readShared('page-view') as StartPageView | undefined
