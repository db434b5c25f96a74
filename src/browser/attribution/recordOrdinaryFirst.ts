import { readShared } from '../page/shared.ts'
import { recordOrdinaryVisit } from '../pageView/ordinaryVisit.ts'
import type { AttributionInput, AttributionRecorder } from './createAttributionRecorder.ts'
import { readVisit } from './readVisit.ts'

type FullCode = typeof import('./createAttributionRecorder.ts')

let fullCode: FullCode | undefined
/** Calls of all recorders that wait for the full code, in their order. */
let waiting: ((code: FullCode) => void)[] = []

/**
 * Loads the full code, and runs what waits for it. Where it cannot be loaded, all goes on waiting, and it is loaded again for
 * the next page view.
 */
export async function loadFullRecorder(): Promise<void> {
  fullCode = await import('./createAttributionRecorder.ts')
  const calls = waiting
  waiting = []
  for (const call of calls) call(fullCode)
}

/**
 * Creates a recorder that records an ordinary page view at once, and loads the full code for any other: a campaign, a private
 * value in the URL, a later page view, a visitor without consent. Page views that wait for it are recorded in their order, with
 * their own URL and time, unless the visitor has withdrawn the consent meanwhile.
 */
export function recordOrdinaryFirst(): AttributionRecorder {
  /** Number of the page view that is recorded without the full code. */
  let recorded: number | undefined
  let full: AttributionRecorder | undefined
  return (input, visit = readVisit()) => {
    const { model, consent, isLeftOut, pageView, config, track } = input
    const record = ({ createAttributionRecorder }: FullCode, now: AttributionInput) => {
      full ??= createAttributionRecorder(undefined, recorded)
      full(now, visit)
    }
    if (fullCode) return record(fullCode, input)
    if (model === false) return
    if (waiting.length === 0 && consent && !isLeftOut && model === 'last-touch') {
      if (recorded === pageView.count) return
      if (recorded === undefined && recordOrdinaryVisit(visit, { ...config, track })) {
        recorded = pageView.count
        return
      }
    }
    waiting.push((code) => {
      try {
        record(code, { ...input, consent: consent && readShared('consent') !== false })
      } catch (error) {
        input.onFailure?.('attribution', error)
      }
    })
    loadFullRecorder().catch(() => undefined)
  }
}
