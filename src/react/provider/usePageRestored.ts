import { useEffect, useRef } from 'react'
import { onPageRestored } from '../../browser/onPageRestored.ts'

/** Calls back when the browser brings the page back as it was left, out of its cache of pages. */
export function usePageRestored(restore: () => void): void {
  const latest = useRef(restore)
  useEffect(() => {
    latest.current = restore
  })
  useEffect(() => onPageRestored(() => latest.current()), [])
}
