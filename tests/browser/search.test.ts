import type { CDPSession, Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { NO_SCRIPT, openShell, withShellBrowser } from '../support/browserPage.ts'
import { someRows } from '../support/chooseRows.ts'
import { EAGER_TEXT, TYPING_MOMENTS, typeEagerly } from '../support/eagerTyping.ts'
import { animationsEnded, holdRequests, isFocused, resize, twoFrames } from '../support/pageHelpers.ts'
import { testSheetFrame } from '../support/sheetFrame.ts'

const { newPage, open, allowMessages } = withShellBrowser()

/** The code of suggestions and locations, which loads on first use. */
const SEARCH_PANELS = '**/assets/searchPanels-*'
const ENDPOINT = '**/hot-keywords/**'
const field = (page: Page): Locator => page.getByRole('search').getByRole('combobox')
const option = (page: Page, name: string): Locator => page.getByRole('option', { name, exact: true })
const rows = (names: string[]) => ({ json: { data: names.map((name, id) => ({ id, attributes: { name } })) } })

/** Searches that the page's `SEARCH` handler handled. */
async function takeSearches(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const taken: unknown[] = []
    Object.assign(window, { taken })
    window.addEventListener('SEARCH', (event) => {
      event.preventDefault()
      taken.push((event as CustomEvent).detail.params)
    })
  })
  return () => page.evaluate(() => (window as unknown as { taken: unknown[] }).taken)
}

describe('Vietnamese typing', () => {
  /** A word as an input method composes it: what is underlined after each key, then what is committed. */
  async function compose(keyboard: CDPSession, steps: string[]): Promise<void> {
    for (const text of steps) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    }
    await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' })
  }

  test.each([1300, 390])('with an input method loses no letter, at %i px', async (width) => {
    const page = await newPage()
    await page.route(ENDPOINT, (route) => route.fulfill(rows(['Kế toán', 'Kế toán trưởng'])))
    await openShell(page, { language: 'vi', width })
    await field(page).click()
    const input = width < 992 ? page.getByRole('dialog').getByRole('combobox') : field(page)
    await expect.poll(() => isFocused(input)).toBe(true)
    const keyboard = await page.context().newCDPSession(page)
    await compose(keyboard, ['k', 'ke', 'kê', 'kế'])
    await option(page, 'Kế toán').waitFor()
    await compose(keyboard, [' '])
    await compose(keyboard, ['t', 'to', 'toa', 'toan', 'toán'])
    expect(await input.inputValue()).toBe('kế toán')
    expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(7)
  })

  test('by bursts of backspaces, as Unikey does it, loses no letter', async () => {
    const page = await newPage()
    await page.route(ENDPOINT, (route) => route.fulfill(rows(['Kế toán', 'Trưởng phòng'])))
    await openShell(page, { language: 'vi' })
    await field(page).focus()
    const keyboard = await page.context().newCDPSession(page)
    // Each step takes letters back and writes others, without waiting for the page.
    const steps: [back: number, text: string][] = [
      [0, 'k'],
      [0, 'e'],
      [1, 'ê'],
      [1, 'ế'],
      [0, ' '],
      [0, 't'],
      [0, 'o'],
      [0, 'a'],
      [0, 'n'],
      [2, 'án'],
      [0, ' '],
      [0, 'truong'],
      [4, 'ương'],
      [4, 'ưởng'],
    ]
    const sent: Promise<unknown>[] = []
    for (const [back, text] of steps) {
      for (let count = 0; count < back; count += 1) {
        const key = { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 }
        sent.push(keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }))
        sent.push(keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }))
      }
      sent.push(keyboard.send('Input.insertText', { text }))
    }
    await Promise.all(sent)
    expect(await field(page).inputValue()).toBe('kế toán trưởng')
  })

  test('in the middle of the text keeps the caret while suggestions change', async () => {
    const page = await open({ language: 'vi' })
    await field(page).pressSequentially('ke truong')
    for (let count = 0; count < 7; count += 1) await page.keyboard.press('ArrowLeft')
    await field(page).pressSequentially(' toan', { delay: 60 })
    expect(await field(page).inputValue()).toBe('ke toan truong')
    expect(await field(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(7)
  })
})

describe('while lazy code loads', () => {
  test('typing continues in the same field, and gets suggestions', async () => {
    const page = await newPage()
    const release = await holdRequests(page, SEARCH_PANELS)
    await openShell(page, { language: 'vi' })
    await field(page).evaluate((element) => Object.assign(element, { isTheSame: true }))
    await field(page).pressSequentially('ke')
    await release()
    await option(page, 'Kế toán').waitFor()
    await page.keyboard.type(' toan')
    expect(await field(page).inputValue()).toBe('ke toan')
    expect(await field(page).evaluate((element) => 'isTheSame' in element)).toBe(true)
  })

  test('searching works, even if the code cannot be loaded', async () => {
    const page = await newPage()
    const broken = { contentType: 'text/javascript', body: 'throw new Error("half a file")' }
    await page.route(SEARCH_PANELS, (route) => route.fulfill(broken))
    await openShell(page, { language: 'vi', url: '/viec-lam' })
    const isBroken = page.waitForResponse(SEARCH_PANELS)
    await field(page).fill('kế toán')
    await isBroken
    await page.keyboard.press('Enter')
    await page.waitForURL(`${inject('shellOrigin')}/${encodeURIComponent('kế-toán')}-kv`)
  })

  test('what was typed before script is kept', async () => {
    const page = await newPage()
    const release = await holdRequests(page, '**/assets/client.js')
    const opened = openShell(page, { language: 'vi', keyword: 'java' })
    await field(page).fill('kế')
    await field(page).press('End')
    await release()
    await opened
    await page.keyboard.type(' toán')
    expect(await field(page).inputValue()).toBe('kế toán')
  })
})

test('suggestions are selected by a long click, and hide when focus leaves', async () => {
  const page = await newPage()
  await page.clock.install()
  await openShell(page, { language: 'vi' })
  const taken = await takeSearches(page)
  await field(page).pressSequentially('ke')
  await option(page, 'Kế toán').hover()
  await page.mouse.down()
  await page.clock.fastForward(2000)
  await page.mouse.up()
  expect(await field(page).inputValue()).toBe('Kế toán')
  // It searches at once; the page took that over, and typing goes on.
  expect(await taken()).toMatchObject([{ query: 'Kế toán' }])
  await page.keyboard.press('Backspace')
  await page.getByRole('option').first().waitFor()
  await page.getByLabel('Other field').focus()
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  expect(await field(page).inputValue()).toBe('Kế toá')
})

test('typed text is readable in suggestions in forced colors, on a dark palette too', async () => {
  const page = await newPage({ forcedColors: 'active', colorScheme: 'dark' })
  await page.route(ENDPOINT, (route) => route.fulfill(rows(['Kế toán'])))
  await openShell(page)
  await field(page).fill('kế')
  const colors = await option(page, 'Kế toán')
    .locator('mark')
    .evaluate((mark) => [mark, mark.parentElement as Element].map((element) => getComputedStyle(element).color))
  expect(colors[0]).toBe(colors[1])
})

describe('on phones', () => {
  const openPhone = () => open({ width: 390, height: 844, language: 'vi' }, { hasTouch: true, isMobile: true })
  const openSheet = async (page: Page) => {
    await field(page).tap()
    return page.getByRole('dialog', { name: 'Tìm việc làm' })
  }

  test('the field opens a sheet with focus, suggestions and search', async () => {
    const page = await openPhone()
    const sheet = await openSheet(page)
    const input = sheet.getByRole('combobox')
    await expect.poll(() => isFocused(input)).toBe(true)
    await animationsEnded(page)
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await sheet.getByRole('option', { name: 'Java', exact: true }).waitFor()
    await input.pressSequentially('ke')
    await sheet.getByRole('option', { name: 'Kế toán trưởng' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/ke-kv')
    await page.goBack()
    await page.waitForURL('**/viec-lam?*')
  })

  test('a tap before any script opens the sheet too', async () => {
    const page = await newPage({ hasTouch: true, isMobile: true })
    const release = await holdRequests(page, '**/assets/client.js')
    const opened = openShell(page, { width: 390, height: 844, language: 'vi' })
    await field(page).tap()
    await page.keyboard.type('ke')
    await release()
    await opened
    const input = page.getByRole('dialog', { name: 'Tìm việc làm' }).getByRole('combobox')
    await expect.poll(() => isFocused(input)).toBe(true)
    expect(await input.inputValue()).toBe('ke')
  })

  test.each(TYPING_MOMENTS)('no letter is lost that is typed %s', async (moment) => {
    const page = await openPhone()
    const taken = await takeSearches(page)
    const release = await holdRequests(page, SEARCH_PANELS)
    await typeEagerly(page, moment, { tap: () => field(page).tap(), release })
    await expect.poll(taken).toEqual([expect.objectContaining({ query: EAGER_TEXT })])
  })

  testSheetFrame(
    async () => {
      const page = await openPhone()
      return { page, release: await holdRequests(page, SEARCH_PANELS) }
    },
    async () => {
      const page = await openPhone()
      allowMessages(/net::ERR_FAILED/)
      await page.route(SEARCH_PANELS, (route) => route.abort())
      return page
    },
  )

  test('a category that is removed on the page is not said again by the sheet', async () => {
    const page = await open({ language: 'en', url: '/it-software-jobs-i35-en', width: 390 })
    await page
      .getByRole('search')
      .getByRole('button', { name: /^Remove IT - Software/ })
      .click()
    await page.getByText('IT - Software removed from the search').waitFor({ state: 'attached' })
    await field(page).click()
    await expect.poll(() => isFocused(page.getByRole('dialog').getByRole('combobox'))).toBe(true)
    expect((await page.getByRole('dialog').getByRole('status').allTextContents()).join('')).not.toContain(
      'IT - Software',
    )
  })

  test('suggestions are requested once typing has paused for 300 ms', async () => {
    const page = await openPhone()
    const sheet = await openSheet(page)
    await sheet.getByRole('option', { name: 'Java', exact: true }).waitFor()
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/keywords/suggestion')) requested.push(request.url())
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await sheet.getByRole('combobox').fill('ke')
    await page.clock.runFor(299)
    expect(requested).toEqual([])
    const request = page.waitForRequest(/keywords\/suggestion/)
    await page.clock.runFor(1)
    await request
    expect(requested).toHaveLength(1)
  })

  test('Enter on the highlighted suggestion of the sheet searches', async () => {
    const page = await openPhone()
    const sheet = await openSheet(page)
    await sheet.getByRole('combobox').pressSequentially('ja')
    await sheet.getByRole('option', { name: 'JavaScript' }).waitFor()
    const first = await sheet.getByRole('option').first().textContent()
    await page.keyboard.press('ArrowDown')
    await sheet.locator('[aria-selected="true"]').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${first}-kv`)
  })

  test('"back" of the browser and of the sheet close the sheet only, and a suggestion searches', async () => {
    const page = await openPhone()
    const before = page.url()
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    const clear = page.getByRole('search').getByRole('button', { name: 'Xóa từ khóa' })
    for (const [opener, typed, back] of [
      [field(page), 'x', () => page.goBack()],
      [clear, 'j', () => page.goBack()],
      [field(page), 'a', () => page.getByRole('dialog').getByRole('button', { name: 'Quay lại' }).tap()],
    ] as const) {
      await page.getByRole('heading', { level: 1 }).tap()
      await opener.tap()
      const sheet = page.getByRole('dialog', { name: 'Tìm việc làm' })
      await sheet.getByRole('combobox').pressSequentially(typed)
      await back()
      await sheet.waitFor({ state: 'hidden' })
      expect(page.url()).toBe(before)
      await expect.poll(overflow).toBe('visible')
      await expect.poll(() => isFocused(field(page))).toBe(true)
    }
    await expect.poll(() => field(page).inputValue()).toBe('ja')
    const sheet = await openSheet(page)
    await expect.poll(overflow).toBe('hidden')
    await sheet.getByRole('option', { name: 'JavaScript' }).tap()
    await page.waitForURL('**/JavaScript-kv')
  })

  test.each([
    ['keeps text that the visitor has typed', 'kế toán', 'kế toán'],
    ['shows the page’s search where nothing is typed', '', 'php'],
  ])('a search of the page in the meantime: the sheet %s', async (_, typed, text) => {
    const page = await openPhone()
    const sheet = await openSheet(page)
    await sheet.getByRole('option').first().waitFor()
    await sheet.getByRole('combobox').pressSequentially(typed)
    await page.evaluate(() => {
      window.addEventListener('SEARCH', (event) => event.preventDefault())
      window.dispatchEvent(new CustomEvent('SEARCH', { detail: { params: { query: 'php', locationId: [29] } } }))
    })
    await page.locator('.shell-location-button', { hasText: 'Hồ Chí Minh' }).waitFor({ state: 'attached' })
    expect(await sheet.getByRole('combobox').inputValue()).toBe(text)
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(await field(page).inputValue()).toBe(text)
  })

  test('a window that gets wide closes the sheet, and the focus that returns from it opens no list', async () => {
    const page = await open({ width: 390, height: 844, language: 'vi', recentSearches: true })
    await field(page).click()
    const sheet = page.getByRole('dialog', { name: 'Tìm việc làm' })
    await sheet.getByRole('option').first().waitFor()
    await resize(page, 1300)
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(field(page))).toBe(true)
    await twoFrames(page)
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    // Focus that the visitor gives it does.
    await page.getByRole('heading', { level: 1 }).click()
    await field(page).click()
    await page.getByRole('option').first().waitFor()
  })

  test('locations have a sheet of their own', async () => {
    const page = await openPhone()
    await page.getByRole('button', { name: 'Tất cả địa điểm' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Địa điểm' })
    for (const name of ['Hồ Chí Minh', 'Hà Nội', 'An Giang']) {
      await sheet.getByRole('checkbox', { name, exact: true }).tap()
    }
    expect(await sheet.getByRole('checkbox', { name: 'Đà Nẵng' }).isDisabled()).toBe(true)
    // By force: the test's own patience would wait until it is enabled.
    await sheet.getByText('Đà Nẵng').tap({ force: true })
    expect(await sheet.getByRole('checkbox', { name: 'Đà Nẵng' }).isChecked()).toBe(false)
    const edges = await sheet
      .locator('.shell-chip, .shell-note, legend, input[type=checkbox], .shell-clear')
      .evaluateAll((all) =>
        all.map((one) => {
          const { paddingLeft } = getComputedStyle(one)
          const isBox = one.matches('.shell-chip, input')
          return one.getBoundingClientRect().left + (isBox ? 0 : Number.parseFloat(paddingLeft))
        }),
      )
    // The second and third chip are beside the first.
    expect(new Set(edges.filter((left) => left < 80))).toEqual(new Set([16]))
    await sheet.getByRole('button', { name: 'Xong' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('search').getByRole('button', { name: 'Tìm kiếm' }).tap()
    await page.waitForURL('**/v29.24.2-vn?setNewLocation=true')
  })
})

/** Lets an on-screen keyboard cover the lower part of the window: as on phones, only the visual viewport gets smaller. */
const cover = (page: Page, covered: number, offsetTop = 0): Promise<void> =>
  page.evaluate(
    ([pixels, top]) => {
      const viewport = window.visualViewport as VisualViewport
      const shown = { height: window.innerHeight - pixels, offsetTop: top }
      for (const [name, value] of Object.entries(shown))
        Object.defineProperty(viewport, name, { value, configurable: true })
      viewport.dispatchEvent(new Event('resize'))
    },
    [covered, offsetTop] as const,
  )

test.each([
  { width: 320, height: 256, covered: 0 },
  { width: 667, height: 375, covered: 0 },
  { width: 1300, height: 300, covered: 0 },
  { width: 390, height: 800, covered: 380 },
  { width: 390, height: 600, covered: 380 },
  { width: 1180, height: 820, covered: 390 },
])('each place can be seen in a low window, with three chosen: $width × $height, $covered', async (size) => {
  const { covered, ...window } = size
  const page = await open({ ...window, language: 'vi', locationId: [29, 24, 28] })
  await page.getByRole('search').locator('.shell-location-button').click()
  const places = page.getByRole('dialog').getByRole('checkbox')
  await places.first().waitFor()
  await cover(page, covered)
  const seen = await places.evaluateAll(
    (all, end) =>
      all.map((place) => {
        place.focus()
        const { x, y, width, height } = place.getBoundingClientRect()
        return y + height <= end && document.elementFromPoint(x + width / 2, y + height / 2) === place
      }),
    size.height - covered,
  )
  expect(seen.length).toBeGreaterThan(60)
  expect(seen).toEqual(seen.map(() => true))
  const done = await page.getByRole('button', { name: 'Xong' }).boundingBox()
  expect(done).toMatchObject({ height: 44 })
  if (covered) expect(done?.y).toBeLessThanOrEqual(size.height - covered - 44)
})

test.each([
  { width: 390, height: 800, covered: 380 },
  { width: 1180, height: 820, covered: 450 },
])('every suggestion can be seen above a keyboard: $width × $height, $covered', async ({ covered, ...size }) => {
  const page = await newPage()
  await page.route(ENDPOINT, (route) => route.fulfill(rows(Array.from({ length: 12 }, (_, id) => `Kế toán ${id}`))))
  await openShell(page, { language: 'vi', ...size })
  await cover(page, covered)
  await field(page).click()
  await (size.width < 768 ? page.getByRole('dialog').getByRole('combobox') : field(page)).fill('ke')
  await option(page, 'Kế toán 3').waitFor()
  const bottom = await page.getByRole('option').evaluateAll((all) => {
    all.at(-1)?.scrollIntoView({ block: 'nearest' })
    return all.at(-1)?.getBoundingClientRect().bottom
  })
  expect(bottom).toBeLessThanOrEqual(size.height - covered)
  // The visitor moves the window's visible part.
  await cover(page, covered, 60)
  if (size.width < 768) expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ y: 60, height: 420 })
  await cover(page, 0)
  if (size.width < 768) expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ y: 0, height: 800 })
})

test('without script, the form leads to the listing page, with the category until its chip is clicked', async () => {
  const props = { language: 'en', keyword: 'java', locationId: [29], categoryId: [35] } as const
  const page = await open({ ...props, url: '/java-i35v29-en' }, NO_SCRIPT)
  const query = async () => {
    await page.waitForURL('**/jobs?**')
    return [...new URL(page.url()).searchParams]
  }
  expect(await page.getByRole('button', { name: 'All locations' }).count()).toBe(0)
  await field(page).fill('kế toán')
  await page.keyboard.press('Enter')
  expect(await query()).toEqual([
    ['q', 'kế toán'],
    ['l', '29'],
    ['i', '35'],
  ])
  await page.goBack()
  await page.getByRole('button', { name: 'Remove IT - Software from the search' }).click()
  expect((await query()).at(-1)).toEqual(['i', ''])
})

test.each([360, 1300])('hydration causes no layout shift, at %i px', async (width) => {
  const page = await newPage()
  const release = await holdRequests(page, '**/assets/client.js')
  const opened = openShell(page, { language: 'vi', width, locationId: [29, 24] })
  const boxes = () =>
    page
      .locator('.shell-search *:visible')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  await field(page).waitFor()
  const before = await boxes()
  await release()
  await opened
  expect(await boxes()).toEqual(before)
})

/** Returns the axe violations of the visible header. */
const violations = (page: Page) => axeViolationsOfBothColors(page, '[data-shell="header"]')

const districts = { 29: [{ id: 73, name: 'Quận 1', nameEn: 'District 1', order: 0 }] }
const AXE_STATES = (['vi', 'en'] as const).flatMap((language) =>
  ['wide screens', 'phones'].map((where) => ({ language, where, url: language === 'vi' ? '/viec-lam' : '/jobs' })),
)

// On each commit, `tests/stories/everyStory.test.ts` has these states.
test.each(someRows(AXE_STATES, 0))(
  'has no axe violation on $where, with suggestions and with locations: $language',
  async ({ language, where, url }) => {
    const page = await newPage()
    const size = where === 'phones' ? { width: 390, height: 844 } : {}
    await openShell(page, { language, url, districts, ...size })
    const field = page.getByRole('search').getByRole('combobox')
    if (where === 'phones') await field.click()
    else await field.pressSequentially('ke')
    await page.getByRole('option').first().waitFor()
    if (where !== 'phones') await page.keyboard.press('ArrowDown')
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
    await page.keyboard.press('Escape')
    await page.locator('.shell-location-button').click()
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).click()
    if (where !== 'phones') await page.getByRole('dialog').locator('[aria-expanded]').click()
    expect(await violations(page)).toEqual(NO_VIOLATIONS)
  },
)
