import { type Language, messages, pagePath } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { NO_SCRIPT, openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue, pairwise } from '../support/chooseRows.ts'
import { readCutText, TEXT_SPACING } from '../support/cutText.ts'
import { resize, sideways } from '../support/pageHelpers.ts'
import { FITTING_FONTS } from '../support/shareChromium.ts'

const IN_FONTS = { narrow: withShellBrowser({ fonts: 'narrow' }), wide: withShellBrowser({ fonts: 'wide' }) }
const { open } = withShellBrowser()

const LANGUAGES: Language[] = ['vi', 'en']
const WIDTHS = [320, 360, 375, 480, 768, 992, 1100, 1200, 1300, 1440, 1920]
const SEEKER = { userId: 7, firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần' }

/** Widths of the search, in CSS pixels: its form, the text in its field, and the space that its prompt needs. */
const measure = (page: Page) =>
  page.getByRole('search').evaluate((form) => {
    const input = form.querySelector('input[name="q"]') as HTMLInputElement
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    canvas.font = font
    const parts = [...form.querySelectorAll('input[name="q"], .shell-search-box > button')]
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
    const overlaps = boxes.filter((box, index) => box.left < (boxes[index - 1]?.right ?? 0) - 0.5)
    return {
      form: form.clientWidth,
      field: Math.round(input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
      prompt: Math.ceil(canvas.measureText(input.placeholder).width),
      location: form.querySelector('.shell-location-button')?.getBoundingClientRect().width ?? 0,
      overlaps: overlaps.length,
      outside: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })

/** Returns the distance between the ends of the language switch and of the page's lines, in CSS pixels. */
const measureEnd = (page: Page) =>
  page.locator('.shell-bar').evaluate((bar) => {
    const { paddingRight } = getComputedStyle(bar)
    const words = document.createRange()
    const ends = [...bar.querySelectorAll('[data-shell="language-switch"] li:not(:has(.shell-hidden)) > :is(a, span)')]
      .filter(({ clientHeight, parentElement }) => clientHeight > 1 && parentElement && parentElement.clientWidth > 1)
      .map((name) => {
        words.selectNodeContents(name)
        // A code in the place of the name is generated: no range has it.
        if (getComputedStyle(name, '::after').content === 'none') return words.getBoundingClientRect().right
        return name.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(name).paddingRight)
      })
    return Math.max(...ends) - (bar.getBoundingClientRect().right - Number.parseFloat(paddingRight))
  })

/** Whether the logo has space for a name, and whether that is cut. */
const measureName = (page: Page) =>
  page.locator('.shell-mark').evaluate((mark) => {
    const name = (mark.querySelector('span') as Element).getBoundingClientRect()
    const box = mark.getBoundingClientRect()
    return { isShown: name.width > 40, isCut: name.right > box.right + 1 || name.bottom > box.bottom + 1 }
  })

const SEARCHES = LANGUAGES.flatMap((language) => {
  const results = pagePath('searchResult', language)
  return [
    { language, name: 'a listing', url: results },
    { language, name: 'three places and a category', url: results, locationId: [29, 24, 28], categoryId: [35] },
    { language, name: 'interviews', url: pagePath('interview', language) },
    { language, name: 'salaries', url: pagePath('salary', language) },
  ]
})

const inFonts = <Row>(rows: readonly Row[]) => rows.flatMap((row) => FITTING_FONTS.map((fonts) => ({ ...row, fonts })))

const SEARCHE_ROWS = pairwise(inFonts(SEARCHES), ['language', 'name', 'fonts'])
test.each(SEARCHE_ROWS)(
  `the search shows its whole placeholder at every width, and the logo its name: $language, $name, $fonts${SEARCHE_ROWS.share}`,
  async ({ name: _, fonts, ...props }) => {
    const page = await IN_FONTS[fonts].open({ user: SEEKER, ...props })
    for (const width of WIDTHS) {
      await resize(page, width)
      const room = await measure(page)
      expect(room, `${width} px`).toMatchObject({ overlaps: 0, outside: 0 })
      expect(room.field, `${width} px: room for the prompt`).toBeGreaterThanOrEqual(room.prompt)
      expect(await measureEnd(page), `${width} px: the end of the bar`).toBeCloseTo(0, 0)
      expect(room.location, `${width} px: the places' part`).toBeLessThanOrEqual(Math.max(44, room.form * 0.4))
      if (width >= 375)
        expect(await measureName(page), `${width} px: the logo’s name`).toEqual({ isShown: true, isCut: false })
      if (width >= 1200) expect(room.field, `${width} px: room for a keyword`).toBeGreaterThanOrEqual(240)
    }
  },
)

describe.each(LANGUAGES)('the space of the search in %s', (language) => {
  test('shows a placeholder that fits, also before script', async () => {
    // Forced colors show what is transparent by its color.
    const page = await open({ language, width: 360 }, { ...NO_SCRIPT, forcedColors: 'active' })
    expect(await page.getByText(messages[language].searchPrompt.jobs, { exact: true }).isVisible()).toBe(true)
    const long = page.getByRole('search').locator('input:placeholder-shown')
    expect(await long.evaluate((input) => getComputedStyle(input, '::placeholder').opacity)).toBe('0')
  })

  test('keeps the picker and the suggestions in the window, with text spacing', async () => {
    const page = await open({ language, user: SEEKER })
    await page.addStyleTag({ content: TEXT_SPACING })
    const field = page.getByRole('search').getByRole('combobox')
    const sides = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        return { left, right, width, height }
      })
    for (const width of [1300, 992]) {
      await resize(page, width)
      await page.getByRole('search').getByRole('button', { name: messages[language].searchBar.allLocations }).click()
      await expect
        .poll(async () => (await sides('dialog[open]')).height, { message: `${width} px` })
        .toBeGreaterThan(300)
      const picker = await sides('dialog[open]')
      expect(picker.left, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(picker.right, `${width} px`).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
      await field.fill('ke')
      await page.getByRole('option').first().waitFor()
      const list = await sides('[data-open]:has([role="listbox"])')
      expect(list.width, `${width} px`).toBeGreaterThanOrEqual(320)
      expect(list.right, `${width} px`).toBeLessThanOrEqual(width)
      // It closes the list, then clears the field.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  })
})

const PARTS = [...ALL_PARTS, 'breadcrumbs'] as const
/** 320 × 256 is a window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  { width: 320, height: 256 },
  ...[320, 360, 768, 992, 1100, 1199, 1300, 1440].map((width) => ({ width, height: 800 })),
]

const VISITORS = LANGUAGES.flatMap((language) => [
  { language, who: 'a visitor', user: null },
  { language, who: 'a seeker', user: SEEKER },
])
const TEXTS = VISITORS.flatMap((visitor) => ['usual', 'spaced'].map((spacing) => ({ ...visitor, spacing })))

const TEXT_ROWS = pairwise(inFonts(TEXTS), ['language', 'spacing', 'who', 'fonts'])
test.each(TEXT_ROWS)(
  `text is never truncated: $language, $spacing, $who, $fonts${TEXT_ROWS.share}`,
  async ({ language, spacing, user, fonts }) => {
    const page = await IN_FONTS[fonts].newPage()
    const url = pagePath('searchResult', language)
    await openShell(page, { language, user, parts: PARTS, url, locationId: [29, 24] })
    if (spacing === 'spaced') await page.addStyleTag({ content: TEXT_SPACING })
    for (const { width, height } of WINDOWS) {
      await resize(page, width, height)
      expect(await readCutText(page, '[data-shell]'), `${width} × ${height}`).toEqual([])
      expect(await sideways(page), `${width} × ${height}`).toBe(0)
    }
  },
)

test.each(LANGUAGES.flatMap((language) => (['homepage', 'searchResult'] as const).map((name) => ({ language, name }))))(
  'no entry of the menu is below its row, at any width and text spacing: $language, $name',
  async ({ language, name }) => {
    const page = await IN_FONTS.narrow.newPage()
    await openShell(page, { language, user: null, url: pagePath(name, language) })
    for (const style of ['', TEXT_SPACING]) {
      if (style) await page.addStyleTag({ content: style })
      for (let width = 992; width <= 1480; width += 8) {
        await resize(page, width, 800)
        const below = () =>
          page.locator('.shell-entries > li:visible').evaluateAll((entries) => {
            const tops = entries.map((entry) => entry.getBoundingClientRect().top)
            return entries
              .filter((_, index) => Number(tops[index]) > Number(tops[0]) + 1)
              .map((entry) => entry.textContent)
          })
        await expect.poll(below, { message: `${width} px${style && ', spaced out'}` }).toEqual([])
      }
    }
  },
)

test('on a phone held sideways, all text and icons are beside the notch', async () => {
  const page = await open({
    width: 844,
    height: 390,
    user: SEEKER,
    parts: PARTS.filter((part) => part !== 'topBanner'),
  })
  const emulation = await page.context().newCDPSession(page)
  const insets = { left: 44, right: 44, bottom: 21 }
  await emulation.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const beyond = () =>
    page.evaluate(
      ({ left, right }) => {
        const range = document.createRange()
        return [...document.querySelectorAll('[data-shell] *')].flatMap((element) => {
          if (!element.checkVisibility() || element.closest('.shell-hidden, .shell-skip-link, [data-current]'))
            return []
          const boxes = [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE || node.nodeName === 'svg')
            .map((node) => {
              range.selectNode(node)
              return range.getBoundingClientRect()
            })
          const isBeyond = boxes.some((box) => box.width > 1 && (box.left < left || box.right > innerWidth - right))
          return isBeyond ? [`${element.localName}.${element.className}`] : []
        })
      },
      { left: insets.left, right: insets.right },
    )
  await expect.poll(beyond).toEqual([])
  await emulation.detach()
})

const VISITOR_ROWS = eachValue(inFonts(VISITORS), ['language', 'who', 'fonts'])
test.each(VISITOR_ROWS)(
  `with text at 200 %, the lists of the menu are inside the window, the logo stays and the prompt ends before the icon: $language, $who, $fonts${VISITOR_ROWS.share}`,
  async ({ language, user, fonts }) => {
    const page = await IN_FONTS[fonts].open({ language, user, url: pagePath('searchResult', language) })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const menu = page.getByRole('navigation', { name: messages[language].mainMenu })
    for (const width of [320, 360, 390, 992, 1100, 1300]) {
      await resize(page, width)
      const { end, limit } = await page.getByRole('search').evaluate((form) => {
        const prompt = form.querySelector('.shell-prompt')?.getBoundingClientRect()
        const icon = form.querySelector('.shell-search-box > button:not(.shell-clear-field) .shell-icon')
        return { end: prompt?.right ?? 0, limit: icon?.getBoundingClientRect().left ?? 0 }
      })
      expect(limit, `${width} px`).toBeGreaterThan(0)
      // Both are rounded.
      expect(end, `${width} px`).toBeLessThanOrEqual(limit + 1)
      const logo = await page.locator('.shell-mark').evaluate((mark) => {
        const [icon, name] = [...mark.children].map((child) => child.getBoundingClientRect())
        const { width: space, top, bottom } = mark.getBoundingClientRect()
        const isApart = name && name.width > 0 && name.top > top + 1
        return { isWhole: icon?.width === 36 && space >= 36, isHalf: isApart && name.top < bottom - 1 }
      })
      expect(logo, `${width} px`).toEqual({ isWhole: true, isHalf: false })
      if (width < 992) continue
      const buttons = await menu.locator('button[aria-expanded]:visible').all()
      expect(buttons.length, `${width} px`).toBeGreaterThan(0)
      for (const button of buttons) {
        const name = `${await button.textContent()}, ${width} px`
        await button.click()
        const list = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
        await list.waitFor()
        const { left, right } = await list.evaluate((element) => element.getBoundingClientRect())
        expect(left, name).toBeGreaterThanOrEqual(0)
        expect(right, name).toBeLessThanOrEqual(width)
        await page.keyboard.press('Escape')
      }
    }
  },
)

test.each(VISITOR_ROWS)(
  `on phones the logo keeps its width beside the language, however large the text is: $language, $who, $fonts${VISITOR_ROWS.share}`,
  async ({ language, user, fonts }) => {
    const page = await IN_FONTS[fonts].open({ language, user, url: pagePath('searchResult', language) })
    const other = language === 'vi' ? { code: 'en', name: 'English' } : { code: 'vi', name: 'Tiếng Việt' }
    const link = page.getByRole('banner').getByRole('link', { name: other.name, exact: true })
    for (const width of [320, 360, 390])
      for (const size of [100, 150, 200]) {
        const where = `${width} px, text at ${size} %`
        await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', percent), `${size}%`)
        await resize(page, width)
        const boxes = await page.locator('.shell-bar').evaluate((bar) =>
          ['.shell-menu-button', '.shell-logo', '.shell-notifications', '[data-shell="language-switch"] a'].map(
            (selector) => {
              const { left, right } = (bar.querySelector(selector) as Element).getBoundingClientRect()
              return { selector, left, right }
            },
          ),
        )
        const [, logo] = boxes
        expect((logo?.right ?? 0) - (logo?.left ?? 0), where).toBeGreaterThanOrEqual(88)
        const overlaps = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0) - 0.5)
        expect(overlaps, where).toEqual([])
        expect(await sideways(page), where).toBe(0)
        const text = await link.evaluate((anchor) => ({
          name: getComputedStyle(anchor.querySelector('span') as Element).clipPath === 'none',
          code: getComputedStyle(anchor, '::after').content,
        }))
        expect(text.code, where).toMatch(text.name ? 'none' : other.code)
      }
  },
)

test.each(FITTING_FONTS)(
  'without script, text at 200 % overlaps nothing in the header, and no count hides its icon: %s',
  async (fonts) => {
    const page = await IN_FONTS[fonts].open({ user: SEEKER, hydrated: false }, NO_SCRIPT)
    // Without script nothing says that a style sheet has loaded.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [992, 1100, 1300, 1600]) {
      // Measuring lays the page out; without script no frame is waited for.
      await page.setViewportSize({ width, height: 800 })
      const { overlaps, bell } = await page.locator('.shell-bar').evaluate((bar) => {
        const shown = [
          ...bar.querySelectorAll('.shell-entries > li, .shell-employers, .shell-search, .shell-actions > *'),
        ]
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && box.height > 1)
        const overlaps = shown.flatMap(({ name, box }, index) =>
          shown
            .slice(index + 1)
            .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
            .filter((other) => box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
            .map((other) => `${name} and ${other.name}`),
        )
        // The count comes with the services.
        const link = bar.querySelector('.shell-notifications')
        if (!link?.querySelector('.shell-badge'))
          link?.insertAdjacentHTML('beforeend', '<span class="shell-badge">12</span>')
        const [icon, count] = ['.shell-icon', '.shell-badge'].map((part) =>
          bar.querySelector(`.shell-notifications ${part}`)?.getBoundingClientRect(),
        )
        if (!icon || !count) throw new Error('no bell')
        const hidden =
          Math.max(0, Math.min(icon.right, count.right) - Math.max(icon.left, count.left)) *
          Math.max(0, Math.min(icon.bottom, count.bottom) - Math.max(icon.top, count.top))
        return { overlaps, bell: hidden / (icon.width * icon.height) }
      })
      expect(overlaps, `${width} px`).toEqual([])
      expect(bell, `${width} px: the part of the bell behind its count`).toBeLessThan(0.3)
    }
  },
)

test.each([
  ['of many words', 'Công Tằng Tôn Nữ '.repeat(10)],
  ['of one word', 'N'.repeat(150)],
])('the account menu shows a name %s whole, and stays narrow', async (_, firstName) => {
  const page = await open({ user: { userId: 7, firstName, lastName: 'Trần' } })
  await resize(page, 992)
  await page.locator('.shell-user > button').click()
  const menu = page.locator('.shell-user > .shell-submenu')
  await menu.waitFor()
  const { left, width } = await menu.evaluate((list) => list.getBoundingClientRect())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(width).toBeLessThanOrEqual(340)
  expect(await readCutText(page, '.shell-user > .shell-submenu')).toEqual([])
})

test.each([
  ['a visitor', null],
  ['a short name', { userId: 7, firstName: 'Anh', lastName: 'Lê' }],
  ['a long name', SEEKER],
])('nothing is empty between what is beside the search, for %s', async (_, user) => {
  for (const language of LANGUAGES) {
    const page = await open({ url: pagePath('searchResult', language), language, user })
    for (const width of [1300, 1440]) {
      await resize(page, width)
      const gaps = await page.locator('.shell-actions').evaluate((actions) => {
        const boxes = [
          ...actions.querySelectorAll('.shell-user > button, .shell-notifications, li:not([data-current]) > a'),
        ]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width: wide, height }) => wide > 1 && height > 1)
          .toSorted((one, other) => one.left - other.left)
        return boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0)))
      })
      expect(gaps, `${language}, ${width} px`).toHaveLength(2)
      expect(Math.max(...gaps), `${language}, ${width} px`).toBeLessThanOrEqual(16)
    }
  }
})
