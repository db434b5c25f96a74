import { type PageViewSchedule, schedulePageView as schedule } from '../../islands/schedulePageView.ts'
import type { HostOptions } from '../mountPoints.ts'
import { loadScript } from './loadScript.ts'
import { readRunPageView } from './pageViewScript.ts'
import type { PageViewEffects } from './runPageView.ts'

/**
 * Loads the script with the effects of the page view, and schedules them.
 *
 * @param read returns the page's current options.
 * @param servedFor value of `data-shell-for` on the fragments.
 * @param load called if the page view has to show something.
 */
export function schedulePageView(read: () => HostOptions, servedFor: string, load: () => void): PageViewSchedule {
  let effects: PageViewEffects | undefined
  const run = () => {
    if (effects) effects.update(read())
    else effects = readRunPageView()?.(read(), servedFor, load)
  }
  const { update, end } = schedule(loadScript('pageView').then(() => run))
  return {
    update,
    end() {
      end()
      effects?.end()
    },
  }
}
