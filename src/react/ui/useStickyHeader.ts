import { type RefObject, useEffect } from 'react'
import { holdStickyHeader } from '../../browser/observers/holdStickyHeader.ts'
import { readShared } from '../../browser/page/shared.ts'
import { startAfterLoad } from '../useAfterLoad.ts'

/**
 * Makes a header sticky and publishes its height as a custom property, while mounted. Continues what a script of the shell has
 * begun.
 */
export function useStickyHeader(ref: RefObject<HTMLElement | null>, sticks: boolean): void {
  useEffect(() => {
    const header = ref.current
    if (!header) return undefined
    const before = readShared('sticky', header)
    return before?.sticks === sticks
      ? holdStickyHeader(header, before)
      : startAfterLoad(({ shareStickyHeader }) => shareStickyHeader(header, sticks))
  }, [ref, sticks])
}
