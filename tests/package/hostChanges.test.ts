import { expect, it } from 'vitest'
import { eachValue } from '../support/chooseRows.ts'
import { twoFrames } from '../support/pageHelpers.ts'
import { countParts } from './support/countParts.ts'
import { type MountingWay, WAYS, withHostPages } from './support/hostPage.ts'

const open = withHostPages()

/** What the page does to the three elements, and how many of the parts there are afterwards. */
const CHANGES = {
  removed: { run: 'for (const one of places) one.remove()', parts: 0 },
  emptied: { run: 'for (const one of places) one.replaceChildren()', parts: 1 },
  'emptied by text': { run: 'for (const one of places) one.innerHTML = "Text"', parts: 1 },
  morphed: {
    run: 'for (const one of places) { one.replaceChildren(); for (const { name } of [...one.attributes]) if (name !== "id") one.removeAttribute(name) }',
    parts: 1,
  },
  'attributes reset': {
    run: 'for (const one of places) for (const { name } of [...one.attributes]) if (name !== "id") one.removeAttribute(name)',
    parts: 1,
  },
  moved: { run: 'for (const one of places) document.body.append(one)', parts: 1 },
} as const

const STATES = ['at rest', 'sticky', 'side nav open'] as const
interface Row {
  way: MountingWay
  change: keyof typeof CHANGES
  state: (typeof STATES)[number]
}
const ROWS = (Object.keys(WAYS) as MountingWay[]).flatMap((way) =>
  (Object.keys(CHANGES) as Row['change'][]).flatMap((change) => STATES.map((state): Row => ({ way, change, state }))),
)

it.each(Object.keys(WAYS) as MountingWay[])(
  '%s: "back" closes the menu once, on a page that replaces its content then',
  async (way) => {
    const head = "<script>onpopstate = () => document.querySelector('#side-nav').remove()</script>"
    const page = await open({ way, head, from: '/before' })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => history.back())
    await expect.poll(() => page.locator('#side-nav').count()).toBe(0)
    // A second step, if there was one, has begun by then: the next entry can be pushed.
    await expect.poll(() => countParts(page)).toMatchObject({ isMarked: false, overflow: ['', ''] })
    await twoFrames(page)
    expect(new URL(page.url()).pathname).toBe('/viec-lam')
  },
)

const CHANGED = eachValue(ROWS, ['way', 'change', 'state'])
it.each(CHANGED)(`$way: $change, $state${CHANGED.share}`, async ({ way, change, state }) => {
  const page = await open({ way })
  await page.getByRole('banner').waitFor()
  if (state === 'sticky') {
    await page.evaluate(() => scrollTo(0, 500))
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
  }
  if (state === 'side nav open') {
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    // By the full script: before it comes, lost attributes close nothing (pagesThatSwap).
    await page.locator('#header [data-enhanced]').waitFor()
  }
  const { run, parts } = CHANGES[change]
  await page.evaluate(`{ const places = document.querySelectorAll('#header, #footer, #side-nav'); ${run} }`)
  if (state === 'sticky') await page.evaluate(() => scrollTo(0, 0))
  const ended = {
    spacers: 0,
    overflow: ['', ''],
    isMarked: false,
    open: 0,
    lang: 'vi',
    y: 0,
    parts: [parts, parts, parts],
  }
  await expect.poll(() => countParts(page)).toEqual(ended)
  await twoFrames(page)
  expect(await countParts(page)).toEqual(ended)
  if (parts === 0) {
    expect(await page.locator('shell-styles, [data-shell-sentinel]').count()).toBe(0)
    return
  }
  // What came back works. Where it was moved to the end, scrolling there lets the header stick: a press must not come between.
  const menu = page.getByRole('button', { name: 'Mở menu' })
  await menu.scrollIntoViewIfNeeded()
  await twoFrames(page)
  await menu.click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})
