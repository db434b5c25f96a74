import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { eachValue } from './chooseRows.ts'
import { idle, twoFrames } from './pageHelpers.ts'

const HEADER = '[data-shell="header"]'
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const WIDE: BrowserContextOptions = { viewport: { width: 1300, height: 900 } }

interface Overlay {
  readonly overlay: string
  readonly screen: BrowserContextOptions
  /** Selector of the control that opens it. */
  readonly control: string
  /** Selector of what is there while it is open. */
  readonly shown: string
  /** Whether it is a modal dialog: "back" closes it. */
  readonly isModal: boolean
  /** Selector of a button in it that closes it. @default none */
  readonly closer?: string
}

const OVERLAYS: readonly Overlay[] = [
  {
    overlay: 'side navigation',
    screen: PHONE,
    control: `${HEADER} .shell-menu-button`,
    shown: '[data-shell="side-nav"][open]',
    isModal: true,
    closer: '[data-shell="side-nav"] .shell-close',
  },
  {
    overlay: 'location sheet',
    screen: PHONE,
    control: `${HEADER} .shell-location-button`,
    shown: `${HEADER} dialog[open]`,
    isModal: true,
    closer: `${HEADER} dialog[open] .shell-square`,
  },
  {
    overlay: 'keyword sheet',
    screen: PHONE,
    control: `${HEADER} [role="search"] input[role="combobox"]`,
    shown: `${HEADER} dialog[open]`,
    isModal: true,
    closer: `${HEADER} dialog[open] .shell-square`,
  },
  {
    overlay: 'location popover',
    screen: WIDE,
    control: `${HEADER} .shell-location-button`,
    shown: `${HEADER} dialog[open]:not(:empty)`,
    isModal: false,
  },
  {
    overlay: 'submenu',
    screen: WIDE,
    control: `${HEADER} .shell-entry:not(.shell-more)[aria-expanded]`,
    shown: `${HEADER} .shell-menu button[aria-expanded="true"]`,
    isModal: false,
  },
  {
    overlay: 'account menu',
    screen: WIDE,
    control: `${HEADER} .shell-user button`,
    shown: `${HEADER} .shell-user[data-open]`,
    isModal: false,
  },
]

/** How a visitor or the page closes an overlay, or takes back the press that opens it. */
const CLOSINGS = ['Escape', 'Back', 'a press elsewhere', 'its button', 'a navigation', 'another layout'] as const
type Closing = (typeof CLOSINGS)[number]

/** A way of rendering: a page at rest whose code for a moment is held back. */
export interface OverlayWay<Moment extends string> {
  /** When the overlay is closed, after the press: the code that is missing then. */
  readonly moments: readonly Moment[]
  /** Whether an overlay shows by then. */
  readonly isShown: (overlay: string, moment: Moment) => boolean
  /** Opens a page. `requested` waits until the held code is requested; `release` lets it come, until the page is at rest. */
  readonly open: (
    screen: BrowserContextOptions,
    moment: Moment,
  ) => Promise<{ page: Page; requested: () => Promise<unknown>; release: () => Promise<unknown> }>
}

const isPossible = ({
  overlay,
  closing,
  closer,
  isModal,
  isShown,
}: Overlay & { closing: Closing; isShown: boolean }) => {
  if (closing === 'Back') return isModal && isShown
  if (closing === 'its button') return closer !== undefined && isShown && overlay === 'side navigation'
  if (closing === 'a press elsewhere') return !(isModal && isShown)
  // A menu that is open stays so: the layout of a phone shows it in the page.
  if (closing === 'another layout') return !(overlay === 'submenu' || overlay === 'account menu')
  return true
}

async function close(page: Page, closing: Closing, { closer, screen }: Overlay): Promise<void> {
  if (closing === 'Escape') await page.keyboard.press('Escape')
  else if (closing === 'Back') await page.goBack()
  else if (closing === 'a press elsewhere') await page.mouse.click(5, 700)
  else if (closing === 'its button')
    await page
      .locator(closer as string)
      .first()
      .click()
  else if (closing === 'a navigation') await page.evaluate(() => history.pushState(null, '', '/viec-lam?page=2'))
  else
    await page.setViewportSize(
      ((screen === PHONE ? WIDE : PHONE).viewport ?? null) as { width: number; height: number },
    )
}

/** What is open, locked or left in the history. */
export const leftOpen = (page: Page) =>
  page.evaluate(() => ({
    open: [...document.querySelectorAll('dialog[open], [data-shell="header"] [aria-expanded="true"]')].map(
      ({ outerHTML }) => outerHTML.slice(0, 100),
    ),
    overflow: document.documentElement.style.overflow,
    entry: JSON.stringify(history.state ?? null).includes('overlay'),
  }))
export const NOTHING_OPEN = { open: [], overflow: '', entry: false }

/** Declares that what a visitor closes stays closed, whatever code comes meanwhile. The same in all ways of rendering. */
export function testClosedOverlays<Moment extends string>({ moments, isShown, open }: OverlayWay<Moment>): void {
  const rows = eachValue(
    OVERLAYS.flatMap((overlay) =>
      moments.flatMap((moment) =>
        CLOSINGS.map((closing) => ({ ...overlay, moment, closing, isShown: isShown(overlay.overlay, moment) })),
      ),
    )
      .filter(isPossible)
      // What is closed is either the overlay or the press that waits for it.
      .map((row) => ({
        ...row,
        closed: `${row.overlay} ${row.isShown}`,
        by: `${row.closing} ${row.isShown}`,
      })),
    ['closed', 'by', 'moment'],
  )
  test.each(rows)(`$overlay, $moment: closed by $closing, it stays closed${rows.share}`, async (row) => {
    const { page, requested, release } = await open(row.screen, row.moment)
    const control = page.locator(row.control).first()
    const press = () => (row.screen === PHONE ? control.tap() : control.click())
    await press()
    if (row.isShown) await page.locator(row.shown).first().waitFor()
    else await requested()
    await close(page, row.closing, row)
    await release()
    await idle(page)
    await twoFrames(page)
    await expect.poll(() => leftOpen(page)).toEqual(NOTHING_OPEN)
    // What opens again does so as the code is run.
    await idle(page)
    await twoFrames(page)
    expect(await leftOpen(page)).toEqual(NOTHING_OPEN)
    if (row.closing === 'another layout') await page.setViewportSize(row.screen.viewport as never)
    await twoFrames(page)
    await press()
    await page.locator(row.shown).first().waitFor()
  })
}

/** How a side navigation is closed in the page, at an exact moment. */
const SIDE_NAV_CLOSINGS = ['its button', 'the dialog', 'Back', 'a navigation'] as const

/** Moments at which code that renders takes over what was opened before it, in their order. */
const TAKEOVER_MOMENTS = [
  'as the script has come',
  'as its button is hydrated',
  'right after the task that hydrates it',
  'in the next task',
  'in the next frame',
  'in the task after the next frame',
  'a while later',
] as const

/** A side navigation that is closed as other code takes over; under load, frames come after all timers that are due. */
export const TAKEOVER = eachValue(
  TAKEOVER_MOMENTS.flatMap((moment) =>
    SIDE_NAV_CLOSINGS.flatMap((closing) =>
      (['usual frames', 'late frames'] as const)
        .filter((frames) => frames === 'usual frames' || !moment.includes('frame'))
        .map((frames) => ({ moment, closing, frames })),
    ),
  ),
  ['moment', 'closing', 'frames'],
)

/** Closes the open side navigation at a moment of the takeover. Returns a function that waits until it was closed. */
export async function closeSideNavAt(
  page: Page,
  row: { moment: string; closing: string; frames: string },
): Promise<() => Promise<void>> {
  await page.evaluate(({ moment, closing, frames }) => {
    const dialog = document.querySelector<HTMLDialogElement>('[data-shell="side-nav"]')
    const button = dialog?.querySelector<HTMLElement>('.shell-close')
    if (!dialog || !button) throw new Error('no side navigation')
    const nextFrame = window.requestAnimationFrame
    let late: FrameRequestCallback[] | null = frames === 'late frames' ? [] : null
    if (late) window.requestAnimationFrame = (call) => (late ? late.push(call) : nextFrame(call))
    const close = () => {
      if (closing === 'its button') button.click()
      else if (closing === 'the dialog') dialog.close()
      else if (closing === 'Back') history.back()
      else history.pushState(null, '', '/viec-lam?page=2')
      Object.assign(window, { isClosedNow: true })
      setTimeout(() => {
        const calls = late ?? []
        late = null
        for (const call of calls) nextFrame(call)
      }, 200)
    }
    if (moment === 'as the script has come') document.addEventListener('load', close, { capture: true, once: true })
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof add>) {
      add.apply(this, given)
      // React listens in the root, Preact in the button.
      if (given[0] !== 'click' || (this !== dialog && this !== button)) return
      EventTarget.prototype.addEventListener = add
      // No visitor's event comes within the task in which React begins to listen.
      if (moment === 'as its button is hydrated') this === button ? close() : queueMicrotask(close)
      else if (moment === 'right after the task that hydrates it') queueMicrotask(close)
      else if (moment === 'in the next task') setTimeout(close)
      else if (moment === 'in the next frame') nextFrame(close)
      else if (moment === 'in the task after the next frame') nextFrame(() => setTimeout(close))
      else if (moment === 'a while later') setTimeout(close, 150)
    }
  }, row)
  return async () => void (await page.waitForFunction(() => 'isClosedNow' in window))
}
