import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { pairwise } from './chooseRows.ts'
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
const leftOpen = (page: Page) =>
  page.evaluate(() => ({
    open: [...document.querySelectorAll('dialog[open], [data-shell="header"] [aria-expanded="true"]')].map(
      ({ outerHTML }) => outerHTML.slice(0, 100),
    ),
    overflow: document.documentElement.style.overflow,
    entry: JSON.stringify(history.state ?? null).includes('overlay'),
  }))
const NOTHING = { open: [], overflow: '', entry: false }

/** Declares that what a visitor closes stays closed, whatever code comes meanwhile. The same in all ways of rendering. */
export function testClosedOverlays<Moment extends string>({ moments, isShown, open }: OverlayWay<Moment>): void {
  const rows = pairwise(
    OVERLAYS.flatMap((overlay) =>
      moments.flatMap((moment) =>
        CLOSINGS.map((closing) => ({ ...overlay, moment, closing, isShown: isShown(overlay.overlay, moment) })),
      ),
    ).filter(isPossible),
    ['overlay', 'moment', 'closing'],
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
    await expect.poll(() => leftOpen(page)).toEqual(NOTHING)
    // What opens again does so as the code is run.
    await idle(page)
    await twoFrames(page)
    expect(await leftOpen(page)).toEqual(NOTHING)
    if (row.closing === 'another layout') await page.setViewportSize(row.screen.viewport as never)
    await twoFrames(page)
    await press()
    await page.locator(row.shown).first().waitFor()
  })
}
