import type { IslandsStore } from './IslandsStore.ts'
import { whenIdle } from './whenIdle.ts'

/** A scheduled page view. */
export interface PageViewSchedule {
  /** Runs the effects of new props, if the page view has run. */
  readonly update: () => void
  readonly end: () => void
}

/** Loads the effects of a page view, and runs them when the browser is idle, or at once when the visitor leaves. */
export function schedulePageView(store: IslandsStore): PageViewSchedule {
  let work: (() => void) | undefined
  let isDue = false
  let hasEnded = false
  const run = () => {
    isDue = true
    if (!hasEnded) work?.()
  }
  const prepare = async () => {
    const { preparePageView } = await import('./runPageView.ts')
    work = await preparePageView(store)
    if (isDue) run()
  }
  prepare().catch(() => undefined)
  window.addEventListener('pagehide', run)
  whenIdle(run)
  return {
    update: () => isDue && run(),
    end() {
      hasEnded = true
      window.removeEventListener('pagehide', run)
    },
  }
}
