import { schedulePageView as schedule } from '../../islands/schedulePageView.ts'
import type { HostOptions } from '../mountPoints.ts'
import { loadScript } from './loadScript.ts'
import { readRunPageView } from './pageViewScript.ts'

/**
 * Loads the script with the effects of the page view, and schedules them. Returns a function that stops them.
 *
 * @param read returns the page's current options.
 * @param servedFor value of `data-shell-for` on the fragments.
 * @param load called if the page view has to show something.
 */
export function schedulePageView(read: () => HostOptions, servedFor: string, load: () => void): () => void {
  let stop: (() => void) | undefined
  const run = () => {
    stop ??= readRunPageView()?.(read(), servedFor, load)
  }
  const { end } = schedule(loadScript('pageView').then(() => run))
  return () => {
    end()
    stop?.()
  }
}
