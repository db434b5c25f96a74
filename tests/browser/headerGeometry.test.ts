import { type Language, messages, pagePath } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { type OpenShellOptions, openShell, withShellBrowser } from '../support/browserPage.ts'
import { readCutText, TEXT_SPACING } from '../support/cutText.ts'

const { newPage } = withShellBrowser()

const LANGUAGES: Language[] = ['vi', 'en']
const WIDTHS = [320, 360, 390, 768, 992, 1100, 1200, 1300, 1440, 1920]
const SEEKER = { userId: 7, firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần' }

const resize = async (page: Page, width: number, height = 800) => {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The room of the search, in CSS pixels: of its form, of the text in its field, and what its prompt needs. */
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

describe.each(LANGUAGES)('the space of the search in %s', (language) => {
  const pages: [string, OpenShellOptions][] = [
    ['a listing', { url: pagePath('searchResult', language) }],
    [
      'three places and a category',
      { url: pagePath('searchResult', language), locationId: [29, 24, 28], categoryId: [35] },
    ],
    ['interviews', { url: pagePath('interview', language) }],
    ['salaries', { url: pagePath('salary', language) }],
  ]
  test.each(pages)('shows the whole placeholder at every width: %s', async (_, props) => {
    const page = await newPage()
    await openShell(page, { language, user: SEEKER, ...props })
    for (const width of WIDTHS) {
      await resize(page, width)
      const room = await measure(page)
      expect(room, `${width} px`).toMatchObject({ overlaps: 0, outside: 0 })
      expect(room.field, `${width} px: room for the prompt`).toBeGreaterThanOrEqual(room.prompt)
      expect(room.location, `${width} px: the places' part`).toBeLessThanOrEqual(Math.max(44, room.form * 0.4))
      if (width >= 1200) expect(room.field, `${width} px: room for a keyword`).toBeGreaterThanOrEqual(240)
    }
  })

  test('shows a placeholder that fits, also before script', async () => {
    const context = { javaScriptEnabled: false }
    const page = await newPage(context)
    await openShell(page, { language, width: 360, hydrated: false })
    expect(await page.getByText(messages[language].searchPrompt.jobs, { exact: true }).isVisible()).toBe(true)
  })

  test.each([992, 1300])(
    'keeps the picker and the suggestions in the window, with text spacing, at %i px',
    async (width) => {
      const page = await newPage()
      await openShell(page, { language, width, user: SEEKER })
      await page.addStyleTag({ content: TEXT_SPACING })
      const sides = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { left, right, height } = element.getBoundingClientRect()
          return { left, right, width: right - left, height }
        })
      await page.getByRole('search').getByRole('button', { name: messages[language].searchBar.allLocations }).click()
      const picker = await sides('dialog[open]')
      expect(picker.left).toBeGreaterThanOrEqual(0)
      expect(picker.right).toBeLessThanOrEqual(width)
      expect(picker.height).toBeGreaterThan(300)
      await page.keyboard.press('Escape')
      await page.getByRole('search').getByRole('combobox').pressSequentially('ke')
      await page.getByRole('option').first().waitFor()
      const list = await sides('[data-open]:has([role="listbox"])')
      expect(list.width).toBeGreaterThanOrEqual(320)
      expect(list.right).toBeLessThanOrEqual(width)
    },
  )
})

const PARTS = [...ALL_PARTS, 'breadcrumbs'] as const
/** 320 × 256 is a window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  { width: 320, height: 256 },
  ...[320, 360, 768, 992, 1100, 1300].map((width) => ({ width, height: 800 })),
]

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.each(LANGUAGES)('text in %s', (language) => {
  test.each([
    ['a visitor', null],
    ['a seeker', SEEKER],
  ])('is never truncated, with and without text spacing: %s', async (_, user) => {
    const page = await newPage()
    await openShell(page, {
      language,
      user,
      parts: PARTS,
      url: pagePath('searchResult', language),
      locationId: [29, 24],
    })
    for (const style of ['', TEXT_SPACING]) {
      if (style) await page.addStyleTag({ content: style })
      for (const { width, height } of WINDOWS) {
        await resize(page, width, height)
        const name = `${width} × ${height}${style && ', spaced out'}`
        expect(await readCutText(page, '[data-shell]'), name).toEqual([])
        expect(await sideways(page), name).toBe(0)
      }
    }
  })

  test('of the account button is not truncated from 992 px', async () => {
    const page = await newPage()
    await openShell(page, { language, user: null })
    for (const width of [992, 1024, 1199, 1300, 1440]) {
      await resize(page, width)
      const label = page.locator('.shell-user > button > .shell-label')
      const { shown, whole } = await label.evaluate((element) => ({
        shown: element.clientWidth,
        whole: element.scrollWidth,
      }))
      expect(await label.textContent()).toBe(messages[language].logIn)
      expect(shown, `${width} px`).toBeGreaterThanOrEqual(whole)
    }
  })

  test('of the logo’s name is not truncated if there is space', async () => {
    const page = await newPage()
    await openShell(page, { language, user: SEEKER })
    for (const width of [375, 390, 480, 768, 992, 1300]) {
      await resize(page, width)
      const { name, box } = await page.locator('.shell-mark').evaluate((mark) => {
        const sides = (element: Element) => element.getBoundingClientRect().toJSON()
        return { name: sides(mark.querySelector('span') as Element), box: sides(mark) }
      })
      expect(name.width, `${width} px`).toBeGreaterThan(40)
      expect(name.right, `${width} px`).toBeLessThanOrEqual(box.right + 1)
      expect(name.bottom, `${width} px`).toBeLessThanOrEqual(box.bottom + 1)
    }
  })
})

describe('a low window', () => {
  test.each([
    [1920, 479, false],
    [1920, 480, true],
  ])('of %i × %i px has a header that sticks: %s', async (width, height, sticks) => {
    const page = await newPage()
    await openShell(page, { language: 'vi', width, height, parts: PARTS })
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px'
      scrollTo({ top: 900, behavior: 'instant' })
    })
    const fixed = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-shell], [data-shell] *')]
          .filter((element) => {
            const { position } = getComputedStyle(element)
            const isStuck = position === 'fixed' || position === 'sticky'
            return isStuck && element.checkVisibility() && element.getBoundingClientRect().height > 0
          })
          .map((element) => element.getAttribute('data-shell') ?? element.className),
      )
    if (sticks) await expect.poll(fixed).toContain('header')
    else {
      // Long enough for an observer to have told of the new place.
      for (let frame = 0; frame < 10; frame += 1) await resize(page, width, height)
      expect(await fixed()).toEqual([])
    }
  })
})

test.each([320, 360, 992, 1100, 1300])(
  'the prompt of the search ends before the next icon if text is doubled, %i px wide',
  async (width) => {
    for (const language of LANGUAGES) {
      const page = await newPage()
      await openShell(page, { language, url: pagePath('searchResult', language) })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await resize(page, width)
      const { end, limit } = await page.getByRole('search').evaluate((form) => {
        const prompt = form.querySelector('.shell-prompt')?.getBoundingClientRect()
        const icon = form.querySelector('.shell-search-box > button:not(.shell-clear-field) .shell-icon')
        return { end: prompt?.right ?? 0, limit: icon?.getBoundingClientRect().left ?? 0 }
      })
      expect(limit, language).toBeGreaterThan(0)
      // Both are rounded.
      expect(end, language).toBeLessThanOrEqual(limit + 1)
    }
  },
)

describe.each(LANGUAGES)('the lists of the menu in %s', (language) => {
  const users = { visitor: null, seeker: SEEKER }
  const rows = [992, 1100, 1300].flatMap((width) => Object.keys(users).map((user) => ({ width, user })))
  test.each(rows)('are inside the window with text at 200 % ($width px, $user)', async ({ width, user }) => {
    const page = await newPage()
    const props = { language, user: users[user as keyof typeof users], url: pagePath('searchResult', language) }
    await openShell(page, props)
    await resize(page, width)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const menu = page.getByRole('navigation', { name: messages[language].mainMenu })
    const buttons = menu.locator('button[aria-expanded]:visible')
    expect(await buttons.count()).toBeGreaterThan(0)
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index)
      await button.click()
      const list = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
      await list.waitFor()
      const { left, right } = await list.evaluate((element) => element.getBoundingClientRect())
      expect(left, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(0)
      expect(right, (await button.textContent()) ?? '').toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  })
})
