import { whenIdle } from './whenIdle.ts'

/** A scheduled page view. */
export interface PageViewSchedule {
  /** Runs the effects of new props, if the page view has run. */
  readonly update: () => void
  readonly end: () => void
}

/**
 * Runs the effects of a page view once they are loaded, when the browser is idle, or at once when the visitor leaves.
 *
 * @param loading resolves to a function that runs the effects; called again for new props.
 */
export function schedulePageView(loading: Promise<() => void>): PageViewSchedule {
  let effects: (() => void) | undefined
  let isDue = false
  let hasEnded = false
  const run = () => {
    isDue = true
    if (!hasEnded) effects?.()
  }
  const update = () => isDue && run()
  loading
    .then((loaded) => {
      effects = loaded
      update()
    })
    .catch(() => undefined)
  window.addEventListener('pagehide', run)
  const cancel = whenIdle(run)
  return {
    update,
    end() {
      hasEnded = true
      cancel()
      window.removeEventListener('pagehide', run)
    },
  }
}
