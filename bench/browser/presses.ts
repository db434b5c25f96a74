import type { Browser } from 'playwright'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import { findTrigger, isMenuOpen } from './measureVisit.ts'
import { hydrate, openPage, settle, settleIdle } from './openPage.ts'
import type { Reading } from './reading.ts'

/** Milliseconds from a press to the frame that shows the menu, at 4× CPU slowdown. */
export interface Presses {
  /** First press of the page, before code that is loaded on demand. */
  readonly first: number
  /** First press after a pointer was over the button, which may load code. */
  readonly loaded: number
  /** Second press that opens the menu. */
  readonly again: number
}

const SLOWDOWN = 4

/** Presses the button of a menu in a new page. */
export async function measurePress(browser: Browser, url: string): Promise<Presses> {
  const [cold, warm] = [await pressIn(browser, url, false), await pressIn(browser, url, true)]
  return { first: cold.first, loaded: warm.first, again: cold.again }
}

async function pressIn(browser: Browser, url: string, isHovered: boolean): Promise<{ first: number; again: number }> {
  await using measured = await openPage(browser, url, SLOWDOWN)
  const { page } = measured
  await page.addScriptTag({ content: `${findTrigger};${isMenuOpen}` })
  await hydrate(page, `${url}/entry.js`)
  await settleIdle(page)
  if (isHovered)
    await page.evaluate(() => {
      for (const type of ['pointerover', 'pointerenter'])
        findTrigger().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    })
  await settleIdle(page)
  const press = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const trigger = findTrigger()
          const wasOpen = isMenuOpen(trigger)
          const start = performance.now()
          // The frame that shows it is painted after its callback: measure in the next one.
          const look = () => {
            const isDone = isMenuOpen(trigger) !== wasOpen
            requestAnimationFrame((time) => (isDone ? resolve(time - start) : look()))
          }
          setTimeout(reject, 10_000, new Error('The menu did not change.'))
          trigger.click()
          look()
        }),
    )
  const first = await press()
  await settle(page)
  await press()
  await settle(page)
  return { first, again: await press() }
}

/** Table of the time from a press to the open menu. */
export const pressTable = (reading: Reading<Presses>, names: readonly ImplementationName[]): Table => ({
  title: 'From the press of a button to its open menu, 4× CPU slowdown',
  rows: names.map((name) => ({
    what: LABELS[name],
    'first press, ms': reading.text(name, 'first'),
    'first press, code loaded, ms': reading.text(name, 'loaded'),
    'second opening, ms': reading.text(name, 'again'),
  })),
  notes: [
    'Until the frame that shows the menu, after the page was idle; steps of a frame, 16.7 ms. Scripts come from loopback without delay.',
    'Code is loaded on demand by islands only.',
  ],
})
