import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { messages } from '../../src/core/messages/messages.ts'
import { eachValue } from '../support/chooseRows.ts'
import { twoFrames } from '../support/pageHelpers.ts'
import { type MountingWay, WAYS, withHostPages } from './support/hostPage.ts'

// Where the page wraps the shell, resets its elements or scrolls another element: the header stays at the top, and overlays
// open inside the window, move nothing, and leave the page as it was, in whatever way they are closed.

const open = withHostPages()
const text = messages.vi

/** Styles of pages. `#page` is an element around everything. */
const STYLES = {
  none: '',
  'a transformed wrapper': '#page { transform: translate(0, 0) }',
  'a wrapper with a filter': '#page { filter: brightness(1) }',
  'a wrapper that will change': '#page { will-change: transform }',
  'a wrapper with perspective': '#page { perspective: 600px }',
  'a wrapper that contains its layout': '#page { contain: layout }',
  'a wrapper that contains its painting': '#page { contain: paint }',
  'a container': '#page { container-type: inline-size }',
  'a wrapper without overflow': '#page { overflow-x: hidden }',
  'a wrapper of its own stacking order': '#page { position: relative; z-index: 0; isolation: isolate }',
  'a body that scrolls': 'html, body { height: 100%; overflow-x: hidden }',
  'a wrapper that scrolls':
    'html, body { height: 100%; margin: 0; overflow: hidden } #page { height: 100%; overflow: auto }',
  'a wrapper that scrolls below a bar': '#page { position: fixed; inset: 40px 0 0; overflow-y: scroll }',
  'a scrollbar in the root': 'html { overflow-y: scroll }',
  'smooth scrolling': 'html { scroll-behavior: smooth }',
  'a zoomed page': 'html { zoom: 1.1 }',
  'a reset of all elements': '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }',
  'a reset of buttons and lists':
    'button { background: none; border: 0; padding: 0; font: inherit; color: inherit } ul { list-style: none; margin: 0; padding: 0 } a { color: inherit }',
  'a reset of dialogs': 'dialog { display: flex; margin: 0; inset: auto; opacity: 0.99; max-width: 20px }',
} as const

/** Overlays, with the width at which they open, their button, and an element of them. */
const OVERLAYS = {
  'side navigation': { width: 390, button: text.openMenu, opened: '[data-shell="side-nav"][open]' },
  'location sheet': { width: 390, button: text.searchBar.allLocations, opened: '[data-shell="header"] dialog[open]' },
  'location picker': { width: 1300, button: text.searchBar.allLocations, opened: '[data-shell="header"] dialog[open]' },
} as const

/** Ways of closing an overlay. */
const CLOSINGS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the page, by its URL': (page) => page.evaluate(() => history.pushState(null, '', '/muc-luong')),
  Back: (page) => page.evaluate(() => history.back()),
}

interface Row {
  readonly way: MountingWay
  readonly style: keyof typeof STYLES
  readonly overlay: keyof typeof OVERLAYS
  readonly closing: string
}
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]
const ROWS = keysOf(WAYS).flatMap((way) =>
  keysOf(STYLES).flatMap((style) =>
    keysOf(OVERLAYS).flatMap((overlay) =>
      keysOf(CLOSINGS)
        // A picker beside its button has no entry in the history.
        .filter((closing) => overlay !== 'location picker' || closing === 'Escape')
        .map((closing): Row => ({ way, style, overlay, closing })),
    ),
  ),
)

/** Where the page stands, and what an overlay may leave behind. */
const readPage = (page: Page): Promise<object> =>
  page.evaluate(() => ({
    y: [...document.querySelectorAll('html, body, #page')].map(({ scrollTop }) => Math.round(scrollTop)),
    // From the top of what scrolls.
    header: Math.round(
      (document.querySelector('[data-shell="header"]') as Element).getBoundingClientRect().top -
        Math.max(0, (document.querySelector('#page') as Element).getBoundingClientRect().top),
    ),
    styles: [...document.querySelectorAll('html, body')].map((element) => element.getAttribute('style') ?? ''),
    open: document.querySelectorAll('dialog[open]').length,
    // The header slides in.
    animations: document.getAnimations().length,
  }))

const rows = eachValue(ROWS, ['way', 'style', 'overlay', 'closing'])
it.each(rows)(`$overlay, $style, closed by $closing, $way${rows.share}`, async ({ way, style, overlay, closing }) => {
  const { width, button, opened } = OVERLAYS[overlay]
  const page = await open({
    way,
    width,
    head: `<style>${STYLES[style]}</style>`,
    wrap: (body) => `<div id="page">${body}</div>`,
  })
  await page.getByRole('banner').waitFor()
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('html, body, #page'))
      element.scrollTo({ top: 900, behavior: 'instant' })
  })
  const readLater = async () => {
    await twoFrames(page)
    return readPage(page)
  }
  await expect.poll(readLater).toMatchObject({ header: 0, animations: 0 })
  const before = await readPage(page)
  const box = await page.getByRole('banner').getByRole('button', { name: button, exact: true }).boundingBox()
  if (!box) throw new Error('The button is not visible.')
  // Playwright scrolls a page before it clicks a sticky element.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const shown = page.locator(opened)
  await shown.waitFor()
  expect(await readPage(page)).toMatchObject({ y: (before as { y: unknown }).y })
  await expect
    .poll(async () => {
      const box = await shown.boundingBox()
      return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.width > 250 && box.height > 250
    })
    .toBe(true)
  await (CLOSINGS[closing] as (page: Page) => Promise<unknown>)(page)
  await shown.waitFor({ state: 'detached' })
  await expect.poll(() => readPage(page)).toEqual(before)
  await twoFrames(page)
  expect(await readPage(page)).toEqual(before)
})
