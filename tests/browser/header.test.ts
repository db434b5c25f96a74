import { type Language, messages, pagePath } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { pairwise } from '../support/chooseRows.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'
import { comeAndGo, countTimers, holdings, LEFT_NODES, ROUNDS } from '../support/leaks.ts'

const { newPage, takeComplaints } = withShellBrowser()
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

/** The layout shifts of a page since it began, without those that a click brought about. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // A page without any shift is never told of one: two frames later there is nothing left to wait for.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
/** Two frames: observers have been told by then. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top)
}

describe('sticking', () => {
  test.each([390, 1300])('fixes the header past 60 px and releases it again, at %i px', async (width) => {
    const page = await newPage()
    await openShell(page, { width, url: '/viec-lam' })
    await page.evaluate(() => {
      const log: unknown[] = []
      Object.assign(window, { stickyLog: log })
      window.addEventListener('HEADER_STICKY', (event) => log.push((event as CustomEvent).detail))
    })
    const { height } = await headerBox(page)
    const documentHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(await rootStyle(page, '--shell-header-height')).toBe(`${height}px`)

    await scrollTo(page, 40)
    expect((await headerBox(page)).position).toBe('relative')
    await scrollTo(page, 700)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    expect((await headerBox(page)).position).toBe('fixed')
    await page.waitForFunction(() => document.querySelector('header')?.getBoundingClientRect().top === 0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(documentHeight)
    expect(await rootStyle(page, '--shell-header-offset')).toBe(`${height}px`)
    expect(await rootStyle(page, 'scroll-padding-top')).toBe(`${height + 8}px`)

    await scrollTo(page, 0)
    await page.locator('[data-shell="header"]:not([data-sticky])').waitFor()
    expect((await headerBox(page)).position).toBe('relative')
    expect(await page.locator('[data-shell-spacer]').count()).toBe(0)
    expect(await rootStyle(page, '--shell-header-offset')).toBe('0px')
    expect(await page.evaluate(() => (window as unknown as { stickyLog: unknown[] }).stickyLog)).toEqual([
      { sticky: true, height },
      { sticky: false, height },
    ])
    expect(await layoutShift(page)).toBe(0)
  })

  test('does not stick on job details', async () => {
    const page = await newPage()
    await openShell(page, { url: '/mt-sales-supervisor-1763221-jv' })
    await scrollTo(page, 700)
    expect((await headerBox(page)).top).toBeLessThan(-500)
    expect(await rootStyle(page, 'scroll-padding-top')).toBe('auto')
  })

  test.each([
    [390, 800],
    [1366, 768],
    [2560, 1000],
  ])('causes no layout shift below a banner, at %i × %i', async (width, height) => {
    const page = await newPage()
    await watchShifts(page)
    const { services } = await openServices()
    await openShell(page, { url: '/viec-lam', width, height, parts: ['topBanner'], services })
    await page.locator('[data-shell="top-banner"] img').waitFor()
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight)
    const whole = await heightOfPage()
    const [bannerAt, mainAt] = [await placeOf(page, '[data-shell="top-banner"]'), await placeOf(page, 'main')]
    // Past the banner and back, at a jump and by the wheel.
    for (const top of [700, 0, 200, 0]) {
      await scrollTo(page, top)
      await page.locator(`[data-shell="header"]${top > 0 ? '[data-sticky]' : ':not([data-sticky])'}`).waitFor()
      expect(await placeOf(page, '[data-shell="top-banner"]')).toBe(bannerAt)
      expect(await placeOf(page, 'main')).toBe(mainAt)
      expect(await heightOfPage()).toBe(whole)
    }
    expect(await readShifts(page)).toEqual([])
  })

  test('starts after a banner above is out of view or closed', async () => {
    const page = await newPage()
    const { services } = await openServices()
    await openShell(page, { url: '/viec-lam', width: 2560, parts: ['topBanner'], services })
    await page.locator('[data-shell="top-banner"] img').waitFor()
    await scrollTo(page, 90)
    await settled(page)
    expect(await banner(page).getAttribute('data-sticky')).toBeNull()
    await scrollTo(page, 0)
    await page.getByRole('button', { name: messages.vi.banner.close }).click()
    await page.locator('[data-shell="top-banner"]').waitFor({ state: 'detached' })
    await scrollTo(page, 70)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
  })

  test.each([
    [740, 360],
    [320, 256],
    [1280, 479],
  ])('does not stick in a low window, %i × %i', async (width, height) => {
    const page = await newPage()
    await watchShifts(page)
    const { services } = await openServices()
    await openShell(page, { url: '/viec-lam', width, height, parts: ['topBanner'], services })
    await scrollTo(page, 700)
    await settled(page)
    expect((await headerBox(page)).top).toBeLessThan(-500)
    expect(await rootStyle(page, 'scroll-padding-top')).toBe('auto')
    // Turned upright, it sticks; turned back, it lets go.
    await page.setViewportSize({ width, height: 800 })
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    expect(await rootStyle(page, 'scroll-padding-top')).not.toBe('auto')
    await page.setViewportSize({ width, height })
    await page.locator('[data-shell="header"]:not([data-sticky])').waitFor()
    expect(await rootStyle(page, 'scroll-padding-top')).toBe('auto')
    expect(await rootStyle(page, '--shell-header-offset')).toBe('0px')
    await scrollTo(page, 0)
    expect(await readShifts(page)).toEqual([])
  })

  test('is printed once, at the top, on a scrolled page', async () => {
    const page = await newPage()
    await openShell(page, { url: '/viec-lam' })
    await scrollTo(page, 700)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect((await headerBox(page)).position).toBe('static')
    expect(await placeOf(page, '[data-shell="header"]')).toBe(0)
    // No room is kept for it elsewhere.
    expect(await page.locator('[data-shell-spacer]').isVisible()).toBe(false)
    const scrolled = await placeOf(page, 'main')
    await scrollTo(page, 0)
    await settled(page)
    expect(await placeOf(page, 'main')).toBe(scrolled)
  })

  test.each([
    [390, '/viec-lam'],
    [390, '/'],
    [992, '/viec-lam'],
    [992, '/'],
    [1299, '/'],
    [1300, '/'],
    [1300, '/viec-lam'],
  ])('has its usual height from the style sheet, at %i px on %s', async (width, url) => {
    const page = await newPage()
    await openShell(page, { width, url, hydrated: false })
    const { height } = await headerBox(page)
    expect(await rootStyle(page, '--shell-header-height')).toBe(`${height}px`)
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    await page.locator('[data-shell-sentinel]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--shell-header-height'))).toBe('')
    // Any other is published.
    await page.addStyleTag({ content: '.shell-bar { padding-block-end: 7px }' })
    await expect.poll(() => rootStyle(page, '--shell-header-height')).toBe(`${height + 7}px`)
  })

  test('keeps the focused element visible below the header', async () => {
    const page = await newPage()
    await openShell(page, { url: '/viec-lam' })
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = 'far down'
      button.style.cssText = 'position:absolute;top:1500px'
      document.body.append(button)
    })
    await scrollTo(page, 1700)
    await page.locator('[data-sticky]').waitFor()
    const button = page.getByRole('button', { name: 'far down' })
    await button.focus()
    const { height } = await headerBox(page)
    await page.waitForFunction((least) => (document.activeElement?.getBoundingClientRect().top ?? 0) >= least, height)
  })
})

describe('the first paint', () => {
  test.each([360, 991, 992, 1299, 1300])('is the last one: nothing shifts at %i px', async (width) => {
    for (const language of LANGUAGES) {
      const page = await newPage()
      await openShell(page, { language, url: pagePath('salary', language), width, user: SEEKER })
      expect(await layoutShift(page)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test.each([
    [360, true],
    [991, true],
    [992, false],
    [1300, false],
  ])('at %i px has the menu button: %s', async (width, hasButton) => {
    const page = await newPage()
    await openShell(page, { width })
    const button = banner(page).getByRole('button', { name: messages.vi.openMenu })
    expect(await button.isVisible()).toBe(hasButton)
    const jobs = page.getByRole('navigation', { name: messages.vi.mainMenu }).getByRole('button', { name: 'Việc làm' })
    expect(await jobs.first().isVisible()).toBe(!hasButton)
  })

  test('has bars of 34 px, and of 60 px at home', async () => {
    const page = await newPage()
    await openShell(page, { url: '/viec-lam' })
    const bar = page.getByRole('navigation', { name: messages.vi.mainMenu })
    expect((await bar.boundingBox())?.height).toBe(34)
    await openShell(page, { url: '/' })
    expect((await bar.boundingBox())?.height).toBe(60)
    await openShell(page, { url: '/', width: 390 })
    expect((await headerBox(page)).height).toBeCloseTo(61, 0)
  })
})

describe('the menu bar', () => {
  const HOMES = LANGUAGES.flatMap((language) =>
    [992, 1300, 1440, 1920].flatMap((width) => [
      { language, width, who: 'visitor', user: null },
      { language, width, who: 'seeker', user: SEEKER },
    ]),
  )

  test.each(pairwise(HOMES, ['language', 'width', 'who']))(
    'shows every item at home, in $language at $width px, to a $who',
    async (row) => {
      const { language, width, user } = row
      const page = await newPage()
      await openShell(page, { language, width, user, url: pagePath('homepage', language) })
      const text = messages[language]
      const bar = page.getByRole('navigation', { name: text.mainMenu })
      for (const name of [text.menu.jobs, text.menu.career])
        expect(await bar.getByRole('button', { name }).first().isVisible(), name).toBe(true)
      for (const name of [text.menu.companies, text.menu.myJobs])
        expect(await bar.getByRole('link', { name }).first().isVisible(), name).toBe(true)
      expect(await bar.getByRole('button', { name: text.more, exact: true }).count()).toBe(0)
    },
  )

  test('moves items that do not fit into "More", also with text zoom, and back again', async () => {
    const page = await newPage()
    await openShell(page, { width: 992 })
    const bar = page.getByRole('navigation', { name: messages.vi.mainMenu })
    const more = bar.getByRole('button', { name: messages.vi.more, exact: true })
    expect(await more.count()).toBe(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    await more.waitFor()
    expect(await bar.getByRole('link', { name: messages.vi.menu.savedJobs }).isVisible()).toBe(false)
    await more.click()
    expect(await bar.getByRole('link', { name: messages.vi.menu.savedJobs }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await more.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await more.waitFor({ state: 'detached' })
  })

  test.each([
    ['/', 1300],
    ['/viec-lam', 1300],
    ['/', 390],
    ['/viec-lam', 390],
  ])('shows the whole focus ring on %s at %i px', async (url, width) => {
    const page = await newPage()
    await openShell(page, { url, width })
    const names: string[] = []
    const cut: string[] = []
    const isInHeader = () => page.evaluate(() => document.activeElement?.closest('[data-shell="header"]') !== null)
    await page.keyboard.press('Tab')
    while (await isInHeader()) {
      const { name, isWhole } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element)
        const { left, top, right } = element.getBoundingClientRect()
        const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        const isWhole = left >= reach && top >= reach && right + reach <= window.innerWidth
        return { name: element.textContent ?? '', isWhole }
      })
      names.push(name)
      if (!isWhole) cut.push(name)
      await page.keyboard.press('Tab')
    }
    expect(names.length).toBeGreaterThan(4)
    expect(cut).toEqual([])
  })

  test('is used with the keyboard only', async () => {
    const page = await newPage()
    await openShell(page, {})
    const career = page.getByRole('button', { name: /Phát triển sự nghiệp/ })
    await career.focus()
    await page.keyboard.press('Enter')
    expect(await career.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    const first = page.getByRole('link', { name: messages.vi.menu.cvTemplates })
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await career.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await first.isVisible()).toBe(false)
  })

  test('shows the current page in forced colors too', async () => {
    const page = await newPage({ forcedColors: 'active' })
    await openShell(page, { url: '/muc-luong' })
    await page.getByRole('button', { name: /Phát triển sự nghiệp/ }).click()
    const current = banner(page).getByRole('link', { name: messages.vi.menu.salaryReport })
    expect(await current.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline')
  })
})

describe('the account', () => {
  const button = (page: Page, name: string | RegExp) => banner(page).getByRole('button', { name })

  test('opens once by a click, and by keyboard focus', async () => {
    const page = await newPage()
    await openShell(page, { user: null })
    const account = button(page, messages.vi.logIn)
    await account.click()
    expect(await account.getAttribute('aria-expanded')).toBe('true')
    await account.click()
    expect(await account.getAttribute('aria-expanded')).toBe('false')

    await banner(page).locator('.shell-notifications').focus()
    await page.keyboard.press('Tab')
    expect(await account.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await account.getAttribute('aria-expanded')).toBe('false')
    expect(await account.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('closes with a click outside', async () => {
    const page = await newPage()
    await openShell(page, { user: SEEKER })
    const account = button(page, 'Anh')
    await account.click()
    await page.mouse.click(20, 700)
    expect(await account.getAttribute('aria-expanded')).toBe('false')
  })

  test('shows resume counts above 0, with one request', async () => {
    const page = await newPage()
    let asked = 0
    await page.route('**/api-gateway/v1.0/profile/resume-summary', async (route) => {
      asked += 1
      expect(route.request().headers().authorization).toBe('Bearer token-7')
      const attributes = { totalEmployerViews: 120, totalJobAlert: 0 }
      await route.fulfill({ json: { status: { code: 200 }, data: { attributes } } })
    })
    await openShell(page, { user: { ...SEEKER, accessToken: 'token-7' } })
    await button(page, 'Anh').click()
    await page.getByRole('link', { name: `99+ ${messages.vi.resumeSummary.employerViews}` }).waitFor()
    expect(await page.getByText(messages.vi.resumeSummary.jobAlerts).count()).toBe(0)
    expect(asked).toBe(1)
  })

  test.each([
    ['an error', (status: number) => ({ status, json: {} }), 500],
    [
      'another status inside',
      () => ({ json: { status: { code: 401 }, data: { attributes: { totalJobAlert: 3 } } } }),
      200,
    ],
    ['no JSON', () => ({ body: '<html>', contentType: 'text/html' }), 200],
  ] as const)('has no counts for %s, and logs it in one line', async (_, answer, status) => {
    const page = await newPage()
    const answered = page.waitForResponse(/resume-summary/)
    await page.route('**/resume-summary', (route) => route.fulfill(answer(status)))
    await openShell(page, { user: { ...SEEKER, accessToken: 'token-7' } })
    await answered
    expect(await page.locator('.shell-notifications .shell-badge').count()).toBe(0)
    const lines: string[] = []
    const ofShell = () => {
      lines.push(...takeComplaints())
      return lines.filter((line) =>
        line.startsWith('warning: [@jobsite/shell] /api-gateway/v1.0/profile/resume-summary'),
      )
    }
    await expect.poll(() => ofShell().length, { timeout: 20_000 }).toBe(1)
  })
})

describe('mounting and unmounting', () => {
  test('repeatedly leaves no node, listener, timer or style', async () => {
    const page = await newPage()
    await countTimers(page)
    await openShell(page, { user: SEEKER })
    await comeAndGo(page, 'header', 20)
    const before = await holdings(page)
    await comeAndGo(page, 'header', ROUNDS)
    await expect.poll(async () => (await holdings(page)).nodes).toBeLessThanOrEqual(before.nodes + LEFT_NODES)
    const after = await holdings(page)
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5)
    expect(after.timers).toBeLessThanOrEqual(before.timers)
    expect(await page.locator('[data-shell-sentinel]').count()).toBe(1)

    await page.evaluate(() => window.dispatchEvent(new CustomEvent('test:header', { detail: false })))
    expect(await page.locator('[data-shell-sentinel]').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull()
    expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeNull()
  })
})

describe('the logo', () => {
  test('is inTECH’s if the parent job function is 5', async () => {
    const page = await newPage()
    await openShell(page, { jobFunctionParentId: 5 })
    expect(await banner(page).getByTitle(messages.vi.homeTitle).textContent()).toContain('inTECH')
    await openShell(page, { jobFunctionParentId: 4 })
    expect(await banner(page).getByTitle(messages.vi.homeTitle).textContent()).not.toContain('inTECH')
  })
})

describe('without script', () => {
  test.each(LANGUAGES)('shows the menu and opens by focus, in %s', async (language) => {
    const page = await newPage({ javaScriptEnabled: false })
    await openShell(page, { language, url: pagePath('salary', language), width: 1300, hydrated: false })
    const menu = page.getByRole('navigation', { name: messages[language].mainMenu })
    const converter = menu.getByRole('link', { name: messages[language].menu.salaryConverter })
    expect(await converter.isVisible()).toBe(false)
    await menu.getByRole('button', { name: new RegExp(messages[language].menu.career) }).focus()
    expect(await converter.isVisible()).toBe(true)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await menu.getByRole('link', { name: messages[language].menu.companies }).isVisible()).toBe(true)
  })
})

describe.each(LANGUAGES)('has no axe violation in %s', (language) => {
  const text = messages[language]
  const STATES: [name: string, width: number, user: object | null | undefined, press: string | RegExp | undefined][] = [
    ['for a visitor', 1300, null, undefined],
    ['with the career menu open', 1300, null, new RegExp(text.menu.career)],
    ['with the login menu open', 1300, null, text.logIn],
    ['with the account open', 992, SEEKER, 'Anh'],
    ['while nobody is known', 1300, undefined, undefined],
    ['on a phone', 390, null, undefined],
  ]

  test.each(STATES)('%s', async (_, width, user, press) => {
    const page = await newPage()
    await openShell(page, { language, url: pagePath('salary', language), width, user })
    if (press) await banner(page).getByRole('button', { name: press }).first().click()
    expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
  })
})
