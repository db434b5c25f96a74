import type { Page } from 'playwright'

/** When the letters of {@link EAGER_TEXT} come, as a phone's sheet opens. */
export const TYPING_MOMENTS = ['before the code', 'with the sheet', 'before the code and with the list'] as const

/** What is typed. Its space would press a button that has the focus. */
export const EAGER_TEXT = 'ke toan'

/** What comes with the code: the sheet, or the list of suggestions of a field that has text. */
const ARRIVALS = { sheet: 'dialog[data-sheet] input', list: '[data-shell="header"] [role="listbox"]' }

/**
 * Types into the search of a phone, from the tap to Enter, while its code is held back.
 *
 * @param tap taps the field.
 * @param release lets the code go.
 */
export async function typeEagerly(
  page: Page,
  moment: (typeof TYPING_MOMENTS)[number],
  { tap, release }: { readonly tap: () => Promise<void>; readonly release: () => Promise<void> | void },
): Promise<void> {
  let rest: string = EAGER_TEXT
  const next = (count: number): string => {
    const text = rest.slice(0, count)
    rest = rest.slice(count)
    return text
  }
  let typed: () => Promise<unknown> = async () => undefined
  if (moment === 'with the sheet') typed = await typeWith(page, ARRIVALS.sheet, next(1))
  await tap()
  if (moment !== 'with the sheet') await page.keyboard.type(next(3))
  if (moment === 'before the code and with the list') typed = await typeWith(page, ARRIVALS.list, next(1))
  await release()
  await typed()
  await page.keyboard.type(rest)
  await page.keyboard.press('Enter')
}

/**
 * Types a letter at the first moment at which an element exists: before any other task of the page, which is when a key
 * arrives that was pressed while the page was busy. Returns a function that waits until it has been typed.
 */
async function typeWith(page: Page, selector: string, letter: string): Promise<() => Promise<unknown>> {
  await page.evaluate(
    ([css, text]) => {
      const state = { isTyped: false }
      Object.assign(window, { eagerTyping: state })
      const observer = new MutationObserver(() => {
        if (!document.querySelector(css)) return
        observer.disconnect()
        state.isTyped = true
        // As a key does: where the focus is, if that can be written to.
        document.execCommand('insertText', false, text)
      })
      observer.observe(document, { childList: true, subtree: true })
    },
    [selector, letter] as const,
  )
  return () =>
    page.waitForFunction(() => (window as unknown as { eagerTyping: { isTyped: boolean } }).eagerTyping.isTyped)
}
