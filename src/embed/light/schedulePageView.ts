import { whenIdle } from '../../islands/whenIdle.ts'
import type { HostOptions } from '../mountPoints.ts'
import { loadScript } from './loadScript.ts'
import { readRunPageView } from './pageViewScript.ts'

/**
 * Loads the effects of the page view, and runs them when the browser is idle, or at once when the visitor leaves.
 * Returns a function that stops them.
 *
 * @param read returns the page's current options.
 * @param servedFor value of `data-shell-for` on the fragments.
 * @param load called if the page view has to show something.
 */
export function schedulePageView(read: () => HostOptions, servedFor: string, load: () => void): () => void {
  let isDue = false
  let hasEnded = false
  let stop: (() => void) | undefined
  const run = (): void => {
    isDue = true
    if (!hasEnded) stop ??= readRunPageView()?.(read(), servedFor, load)
  }
  loadScript('pageView').then(
    () => isDue && run(),
    () => undefined,
  )
  window.addEventListener('pagehide', run)
  whenIdle(run)
  return () => {
    hasEnded = true
    window.removeEventListener('pagehide', run)
    stop?.()
  }
}
