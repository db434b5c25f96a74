import { type RefObject, useEffect } from 'react'
import { shareStickyHeader } from '../../browser/observers/shareStickyHeader.ts'

/** Makes a header sticky and publishes its height as a custom property, while mounted. */
export function useStickyHeader(ref: RefObject<HTMLElement | null>, sticks: boolean): void {
  useEffect(() => {
    if (!ref.current) return undefined
    return shareStickyHeader(ref.current, sticks)
  }, [ref, sticks])
}
