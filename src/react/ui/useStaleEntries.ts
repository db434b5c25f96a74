import { useEffect } from 'react'
import { skipStaleEntries } from '../../browser/navigation/skipStaleEntries.ts'

/** Skips history entries of closed overlays on back and forward navigation, while mounted. */
export function useStaleEntries(): void {
  useEffect(() => skipStaleEntries(), [])
}
