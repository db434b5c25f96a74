import { type Language, messages, pagePath } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { NO_SCRIPT, openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue, someRows } from '../support/chooseRows.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'
import { countTimers, expectNoLeaks } from '../support/leaks.ts'
import { holdRequests, isFocused, resize, sideways, twoFrames } from '../support/pageHelpers.ts'

const { newPage, open } = withShellBrowser()
const LANGUAGES: Language[] = ['vi', 'en']
const SEEKER = { userId: 7, firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần' }

const banner = (page: Page) => page.getByRole('banner')
const headerBox = (page: Page) =>
  banner(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    return { top, height, position: getComputedStyle(element).position }
  })
const rootStyle = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name)
/** Returns the position of an element from the top of the document. */
const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

const menuBar = (page: Page, language: Language = 'vi') =>
  page.getByRole('navigation', { name: messages[language].mainMenu })
const sticky = (page: Page) => page.locator('[data-shell="header"][data-sticky]').waitFor()
const released = (page: Page) => page.locator('[data-shell="header"]:not([data-sticky])').waitFor()
const bannerLoaded = (page: Page) => page.locator('[data-shell="top-banner"] img').waitFor()
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top)
}

describe('sticking', () => {
  test('fixes the header past 60 px and releases it again', async () => {
    const page = await newPage()
    await watchShifts(page)
    await openShell(page, { url: '/viec-lam' })
    for (const width of [390, 1300]) {
      await resize(page, width)
      await page.evaluate(() => {
        const log: unknown[] = []
        Object.assign(window, { stickyLog: log })
        window.addEventListener('HEADER_STICKY', (event) => log.push((event as CustomEvent).detail))
      })
      const { height } = await headerBox(page)
      const documentHeight = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(await rootStyle(page, '--shell-header-height')).toBe(`${height}px`)

      await scrollTo(page, 60)
      await twoFrames(page)
      expect((await headerBox(page)).position).toBe('relative')
      await scrollTo(page, 61)
      await sticky(page)
      await scrollTo(page, 700)
      expect((await headerBox(page)).position).toBe('fixed')
      await page.waitForFunction(() => document.querySelector('header')?.getBoundingClientRect().top === 0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(documentHeight)
      expect(await rootStyle(page, '--shell-header-offset')).toBe(`${height}px`)
      expect(await rootStyle(page, 'scroll-padding-top')).toBe(`${height + 8}px`)

      await scrollTo(page, 0)
      await released(page)
      expect((await headerBox(page)).position).toBe('relative')
      expect(await page.locator('[data-shell-spacer]').count()).toBe(0)
      expect(await rootStyle(page, '--shell-header-offset')).toBe('0px')
      expect(await page.evaluate(() => (window as unknown as { stickyLog: unknown[] }).stickyLog)).toEqual([
        { sticky: true, height },
        { sticky: false, height },
      ])
    }
    expect(await readShifts(page)).toEqual([])

    // Its space follows its height, without an error of the observers, which is no line of the console.
    await page.evaluate(() => window.addEventListener('error', ({ message }) => console.error(message)))
    await scrollTo(page, 700)
    await sticky(page)
    for (const width of [390, 1300]) {
      await resize(page, width)
      const space = () =>
        page.locator('[data-shell-spacer]').evaluate((spacer) => spacer.getBoundingClientRect().height)
      await expect.poll(space).toBe((await headerBox(page)).height)
    }
  })

  test.each([{ url: '/mt-sales-supervisor-1763221-jv' }, { url: '/dang-nhap', variant: 'minimal' as const }])(
    'does not stick on $url',
    async (props) => {
      const page = await open(props)
      await scrollTo(page, 700)
      await twoFrames(page)
      expect((await headerBox(page)).top).toBeLessThan(-500)
      expect(await rootStyle(page, 'scroll-padding-top')).toBe('auto')
      expect(await page.locator('[data-sticky]').count()).toBe(0)
    },
  )

  test('causes no layout shift below a banner, and starts after it is out of view or closed', async () => {
    const page = await newPage()
    await watchShifts(page)
    const { services } = await openServices()
    await openShell(page, { url: '/viec-lam', parts: ['topBanner'], services })
    await bannerLoaded(page)
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight)
    for (const [width, height] of [
      [390, 800],
      [1366, 768],
      [2560, 1000],
    ] as const) {
      await resize(page, width, height)
      const whole = await heightOfPage()
      const [bannerAt, mainAt] = [await placeOf(page, '[data-shell="top-banner"]'), await placeOf(page, 'main')]
      // Past the banner and back, far and near.
      for (const top of [700, 0, 200, 0]) {
        await scrollTo(page, top)
        await (top > 0 ? sticky(page) : released(page))
        expect(await placeOf(page, '[data-shell="top-banner"]')).toBe(bannerAt)
        expect(await placeOf(page, 'main')).toBe(mainAt)
        expect(await heightOfPage()).toBe(whole)
      }
    }
    expect(await readShifts(page)).toEqual([])

    await scrollTo(page, 90)
    await twoFrames(page)
    expect(await banner(page).getAttribute('data-sticky')).toBeNull()
    await scrollTo(page, 0)
    await page.getByRole('button', { name: messages.vi.banner.close }).click()
    await page.locator('[data-shell="top-banner"]').waitFor({ state: 'detached' })
    await scrollTo(page, 70)
    await sticky(page)
  })

  test.each([
    [1300, 479],
    [320, 256],
  ])('does not stick in a low window, nor does anything else, %i × %i', async (width, height) => {
    const page = await newPage()
    await watchShifts(page)
    const { services } = await openServices()
    await openShell(page, { url: '/viec-lam', width, height, parts: [...ALL_PARTS, 'breadcrumbs'], services })
    await bannerLoaded(page)
    const stuck = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-shell], [data-shell] *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
          .map((element) => element.getAttribute('data-shell') ?? element.className),
      )
    await scrollTo(page, 700)
    await twoFrames(page)
    expect(await stuck()).toEqual([])
    expect((await headerBox(page)).top).toBeLessThan(-500)
    expect(await rootStyle(page, 'scroll-padding-top')).toBe('auto')
    // Higher, it sticks; lower again, it is released.
    await page.setViewportSize({ width, height: 480 })
    await sticky(page)
    expect(await stuck()).toContain('header')
    expect(await rootStyle(page, 'scroll-padding-top')).not.toBe('auto')
    await page.setViewportSize({ width, height })
    await released(page)
    expect(await rootStyle(page, 'scroll-padding-top')).toBe('auto')
    expect(await rootStyle(page, '--shell-header-offset')).toBe('0px')
    await scrollTo(page, 0)
    expect(await readShifts(page)).toEqual([])
  })

  test('is printed once, at the top, on a scrolled page', async () => {
    const page = await open({ url: '/viec-lam' })
    await scrollTo(page, 700)
    await sticky(page)
    await page.emulateMedia({ media: 'print' })
    expect((await headerBox(page)).position).toBe('static')
    expect(await placeOf(page, '[data-shell="header"]')).toBe(0)
    // No space is reserved for it elsewhere.
    expect(await page.locator('[data-shell-spacer]').isVisible()).toBe(false)
    const scrolled = await placeOf(page, 'main')
    await scrollTo(page, 0)
    await twoFrames(page)
    expect(await placeOf(page, 'main')).toBe(scrolled)
  })

  test.each([717, 1300])('is printed with the logo at the edge of the page’s text, at %i px', async (width) => {
    const page = await open({ width })
    await page.emulateMedia({ media: 'print' })
    const edges = await page.locator('.shell-bar').evaluate((bar) => {
      const { left } = bar.getBoundingClientRect()
      const text = left + Number.parseFloat(getComputedStyle(bar).paddingLeft)
      return [bar.querySelector('.shell-logo')?.getBoundingClientRect().left, text]
    })
    expect(edges[0]).toBeCloseTo(edges[1] ?? 0, 1)
  })

  test('is printed in light colors with the light logo alone, on wide paper and of a dark page too', async () => {
    const [blue_desktop_logo, white_desktop_logo] = ['/images/season.png', '/images/guide.png']
    const page = await open({ colors: 'dark', data: { theme: { blue_desktop_logo, white_desktop_logo } } })
    const ink = () => banner(page).evaluate((header) => getComputedStyle(header).color)
    expect(await ink()).toBe('rgb(234, 240, 247)')
    await page.emulateMedia({ media: 'print' })
    expect(await ink()).toBe('rgb(23, 33, 46)')
    expect(await page.locator('.shell-employers').isVisible()).toBe(false)
    const images = page.locator('.shell-logo img').locator('visible=true')
    // Without backgrounds, browsers print no masks either.
    expect(
      await images.evaluateAll((all) =>
        all.map((image) => [image.getAttribute('src'), getComputedStyle(image).maskImage]),
      ),
    ).toEqual([[blue_desktop_logo, 'none']])
  })

  test.each([
    { url: '/viec-lam', widths: [390, 992, 1300], bar: 32 },
    { url: '/', widths: [390, 992, 1299, 1300], bar: 60 },
  ])('has its usual height from the style sheet on $url, and a bar of $bar px', async ({ url, widths, bar }) => {
    const page = await newPage()
    const letGo = await holdRequests(page, '**/assets/client.js')
    const opened = openShell(page, { url })
    await banner(page).waitFor()
    const heights = new Map<number, number>()
    for (const width of widths) {
      await resize(page, width)
      const { height } = await headerBox(page)
      heights.set(width, height)
      expect(await rootStyle(page, '--shell-header-height'), `${width} px`).toBe(`${height}px`)
    }
    if (url === '/') expect(heights.get(390)).toBeCloseTo(61, 0)
    expect((await menuBar(page).boundingBox())?.height).toBe(bar)
    await letGo()
    await opened
    await page.locator('[data-shell-sentinel]').waitFor({ state: 'attached' })
    for (const [width, height] of heights) {
      await resize(page, width)
      expect((await headerBox(page)).height, `${width} px`).toBe(height)
      const set = await page.evaluate(() => document.documentElement.style.getPropertyValue('--shell-header-height'))
      expect(set, `${width} px`).toBe('')
    }
    // Any other is published.
    await page.addStyleTag({ content: '.shell-bar { padding-block-end: 7px }' })
    await expect.poll(() => rootStyle(page, '--shell-header-height')).toBe(`${(heights.get(1300) ?? 0) + 7}px`)
  })

  test('keeps the focused element visible below the header', async () => {
    const page = await open({ url: '/viec-lam' })
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = 'far down'
      button.style.cssText = 'position:absolute;top:1500px'
      document.body.append(button)
    })
    await scrollTo(page, 1700)
    await sticky(page)
    const button = page.getByRole('button', { name: 'far down' })
    await button.focus()
    const { height } = await headerBox(page)
    await page.waitForFunction((least) => (document.activeElement?.getBoundingClientRect().top ?? 0) >= least, height)
  })
})

describe('the first paint', () => {
  const PAINTS = [360, 991, 992, 1299, 1300].flatMap((width) => LANGUAGES.map((language) => ({ width, language })))

  const PAINT_ROWS = eachValue(PAINTS, ['width', 'language'])
  test.each(PAINT_ROWS)(
    `is the last one: nothing shifts at $width px, in $language${PAINT_ROWS.share}`,
    async ({ width, language }) => {
      const page = await newPage()
      await watchShifts(page)
      await openShell(page, { language, url: pagePath('salary', language), width, user: SEEKER })
      expect(await readShifts(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    },
  )

  test('has the menu button below 992 px', async () => {
    const page = await open()
    for (const [width, hasButton] of [
      [360, true],
      [991, true],
      [992, false],
      [1300, false],
    ] as const) {
      await resize(page, width)
      const button = banner(page).getByRole('button', { name: messages.vi.openMenu })
      expect(await button.isVisible(), `${width} px`).toBe(hasButton)
      const jobs = menuBar(page).getByRole('button', { name: 'Việc làm' })
      expect(await jobs.first().isVisible(), `${width} px`).toBe(!hasButton)
    }
  })
})

describe('the menu bar', () => {
  const HOMES = LANGUAGES.flatMap((language) => [
    { language, who: 'visitor', user: null },
    { language, who: 'seeker', user: SEEKER },
  ])

  const HOME_ROWS = eachValue(HOMES, ['language', 'who'])
  test.each(HOME_ROWS)(
    `shows every item at home, in $language, to a $who${HOME_ROWS.share}`,
    async ({ language, user }) => {
      const page = await open({ language, user, url: pagePath('homepage', language) })
      const { menu, more } = messages[language]
      const bar = menuBar(page, language)
      for (const width of [992, 1300, 1440, 1920]) {
        await resize(page, width)
        for (const name of [menu.jobs, menu.career])
          expect(await bar.getByRole('button', { name }).first().isVisible(), `${name}, ${width} px`).toBe(true)
        for (const name of [menu.companies, menu.myJobs])
          expect(await bar.getByRole('link', { name }).first().isVisible(), `${name}, ${width} px`).toBe(true)
        expect(await bar.getByRole('button', { name: more, exact: true }).count(), `${width} px`).toBe(0)
      }
    },
  )

  test('moves items that do not fit into "More", also with text zoom, and back again', async () => {
    const page = await open({ width: 992 })
    const bar = menuBar(page)
    const more = bar.getByRole('button', { name: messages.vi.more, exact: true })
    expect(await more.count()).toBe(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    await more.waitFor()
    expect(await bar.getByRole('link', { name: messages.vi.menu.savedJobs }).isVisible()).toBe(false)
    await more.click()
    expect(await bar.getByRole('link', { name: messages.vi.menu.savedJobs }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(more)).toBe(true)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await more.waitFor({ state: 'detached' })
  })

  test.each([
    { name: 'the account', label: messages.vi.accountOf('Anh') },
    { name: '"More"', label: messages.vi.more },
  ])('keeps every link of $name in reach while stuck, in text at 200 %', async ({ label }) => {
    const height = 600
    const page = await open({ user: SEEKER, width: 992, height })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await banner(page).getByRole('button', { name: messages.vi.more, exact: true }).waitFor()
    await scrollTo(page, 300)
    await sticky(page)
    await banner(page).getByRole('button', { name: label, exact: true }).click()
    const list = banner(page).locator('[data-open] > .shell-submenu')
    const last = list.getByRole('link').last()
    await last.evaluate((link) => link.scrollIntoView({ block: 'nearest' }))
    const { top, bottom } = await last.evaluate((link) => link.getBoundingClientRect())
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(height)
    expect((await headerBox(page)).top).toBe(0)
    // Next to the scrollbar, nothing scrolls sideways.
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

  const RINGS = ['/', '/viec-lam'].flatMap((url) => [1300, 390].map((width) => ({ url, width })))

  const RING_ROWS = eachValue(RINGS, ['url', 'width'])
  test.each(RING_ROWS)(`shows the whole focus ring on $url at $width px${RING_ROWS.share}`, async ({ url, width }) => {
    const page = await open({ url, width })
    const names: string[] = []
    const cut: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const { isInHeader, isWhole, name } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element)
        const { left, top, right } = element.getBoundingClientRect()
        const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        return {
          isInHeader: element.closest('[data-shell="header"]') !== null,
          isWhole: left >= reach && top >= reach && right + reach <= window.innerWidth,
          name: element.textContent ?? '',
        }
      })
      if (!isInHeader) break
      names.push(name)
      if (!isWhole) cut.push(name)
    }
    expect(names.length).toBeGreaterThan(4)
    expect(cut).toEqual([])
  })

  test('shows the current page in forced colors too', async () => {
    const page = await open({ url: '/muc-luong' }, { forcedColors: 'active' })
    await page.getByRole('button', { name: /Phát triển sự nghiệp/ }).click()
    const current = banner(page).getByRole('link', { name: messages.vi.menu.salaryReport })
    expect(await current.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline')
  })
})

describe('the account', () => {
  const button = (page: Page, name: string | RegExp) => banner(page).getByRole('button', { name })

  test('opens once by a click, and by keyboard focus', async () => {
    const page = await open({ user: null })
    const account = button(page, messages.vi.logIn)
    await account.click()
    expect(await account.getAttribute('aria-expanded')).toBe('true')
    await account.click()
    expect(await account.getAttribute('aria-expanded')).toBe('false')

    await banner(page).locator('.shell-notifications').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await account.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await account.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => isFocused(account)).toBe(true)
  })

  test('opens by one click while the locations are open, whose focus moves as they close', async () => {
    const page = await open({ user: null })
    const search = page.getByRole('search')
    await search.getByRole('button', { name: messages.vi.searchBar.allLocations }).click()
    const filter = page.getByRole('textbox', { name: messages.vi.searchBar.filterLocations })
    await expect.poll(() => isFocused(filter)).toBe(true)
    const account = button(page, messages.vi.logIn)
    await account.click()
    expect(await filter.count()).toBe(0)
    expect(await account.getAttribute('aria-expanded')).toBe('true')
  })
})

test('mounted and unmounted repeatedly, leaves no node, listener, timer or style', async () => {
  const page = await newPage()
  await countTimers(page)
  await openShell(page, { user: SEEKER })
  await expectNoLeaks(page, 'header')
  expect(await page.locator('[data-shell-sentinel]').count()).toBe(1)

  await page.evaluate(() => window.dispatchEvent(new CustomEvent('test:header', { detail: false })))
  expect(await page.locator('[data-shell-sentinel]').count()).toBe(0)
  expect(await page.evaluate(() => document.querySelectorAll(':is(html, body)[style]').length)).toBe(0)
})

test.each(LANGUAGES)('without script, shows the menu and opens by focus, in %s', async (language) => {
  const page = await open({ language, url: pagePath('salary', language), width: 1300 }, NO_SCRIPT)
  const { menu, openMenu } = messages[language]
  const bar = menuBar(page, language)
  const converter = bar.getByRole('link', { name: menu.salaryConverter })
  expect(await converter.isVisible()).toBe(false)
  await bar.getByRole('button', { name: new RegExp(menu.career) }).focus()
  expect(await converter.isVisible()).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await bar.getByRole('link', { name: menu.companies }).isVisible()).toBe(true)
  // Side navigation needs script.
  expect(await banner(page).getByRole('button', { name: openMenu }).count()).toBe(0)
  expect(await page.locator('[data-shell="side-nav"]').isVisible()).toBe(false)
})

/** Visitor or seeker, and the buttons that open something. On each commit in one of the languages. */
const STATES = LANGUAGES.flatMap((language) => {
  const { menu, logIn } = messages[language]
  return [
    { language, who: 'a visitor', width: 1300, user: null, buttons: [new RegExp(menu.career), logIn] },
    { language, who: 'a seeker', width: 992, user: SEEKER, buttons: ['Anh'] },
    { language, who: 'a user who is not known yet', width: 1300, user: undefined, buttons: [] },
    { language, who: 'a visitor on a phone', width: 390, user: null, buttons: [] },
  ]
})

// On each commit, `tests/stories/everyStory.test.ts` has these states.
test.each(someRows(STATES, 0))(
  'has no axe violation for $who, in $language',
  async ({ language, width, user, buttons }) => {
    const page = await open({ language, url: pagePath('salary', language), width, user })
    if (!user) expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
    for (const name of buttons) {
      await banner(page).getByRole('button', { name }).first().click()
      expect(await axeViolationsOfBothColors(page), String(name)).toEqual(NO_VIOLATIONS)
    }
  },
)
