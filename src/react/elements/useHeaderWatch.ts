import { type RefObject, useEffect } from 'react'
import { watchHeader } from '../../browser/watchHeader.ts'

/** Lets a header stick and publish its height for as long as it is on the page. */
export function useHeaderWatch(ref: RefObject<HTMLElement | null>, sticks: boolean): void {
  useEffect(() => {
    if (!ref.current) return undefined
    return watchHeader(ref.current, { sticks })
  }, [ref, sticks])
}
