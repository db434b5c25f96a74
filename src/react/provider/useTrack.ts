import { useCallback } from 'react'
import { notifyPage } from '../../browser/events/notifyPage.ts'
import type { TrackEvent } from '../../core/track.ts'
import { useLatest } from '../useLatest.ts'

/** Sends an event to the page's analytics. */
export type Track = (event: TrackEvent) => void

/**
 * Returns a function with a stable identity that calls `onTrack`. Errors thrown by `onTrack` are reported to the
 * window, and the shell continues.
 */
export function useTrack(onTrack: Track | undefined): Track {
  const latest = useLatest(onTrack)
  return useCallback((event) => notifyPage(latest.current, event), [latest])
}
