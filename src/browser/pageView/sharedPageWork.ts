import { readShared, writeShared } from '../page/shared.ts'
import type { PageWork } from './pageWork.ts'

/** Returns the effects of this page view that another script of the shell has started; `null` if none has. */
export const readPageWork = (): PageWork | null => (readShared('page-work') as PageWork | undefined) ?? null

/** Sets the effects of this page view for the scripts that load later. */
export function sharePageWork(work: PageWork | null): void {
  writeShared('page-work', work)
}
