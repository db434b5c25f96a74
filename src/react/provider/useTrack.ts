import { useCallback } from 'react'
import type { TrackEvent } from '../../core/track.ts'
import { useLatest } from '../useLatest.ts'

/** Tells a page's analytics of an event. */
export type Track = (event: TrackEvent) => void

/** Tells the page's analytics; always the same function. A fault of theirs is theirs: nothing of the shell stops for it. */
export function useTrack(onTrack: Track | undefined): Track {
  const latest = useLatest(onTrack)
  return useCallback(
    (event) => {
      try {
        latest.current?.(event)
      } catch (error) {
        reportError(error)
      }
    },
    [latest],
  )
}
