import { type Language, messages, pagePath, type User } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { type OpenShellOptions, openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'
import { isNightly } from '../support/isNightly.ts'
import { animationsEnded, resize } from '../support/pageHelpers.ts'

const { newPage, open } = withShellBrowser()
const SEEKER: User = {
  userId: 7,
  firstName: 'Nguyễn Thị Minh Anh',
  lastName: 'Trần',
  jobTitle: 'Chuyên viên phân tích dữ liệu cao cấp',
}
const LONG: User = {
  userId: 2,
  firstName: 'Maximilian-Alexander-Konstantin',
  lastName: 'Hohenzollern-Sigmaringen-Hechingen',
  jobTitle: 'Trưởngphòngkinhdoanhvàpháttriểnthịtrườngkhuvựcđôngnamá',
}

async function openMenu(page: Page, options: OpenShellOptions): Promise<void> {
  const { language = 'vi' } = options
  await openShell(page, { url: pagePath('searchResult', language), width: 360, height: 800, ...options, language })
  await page.getByRole('button', { name: messages[language].openMenu }).click()
  await settled(page)
}

/** Waits until nothing moves any more: a color on its way is no color to judge. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
  await animationsEnded(page)
}

const unfold = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await settled(page)
}

const LANGUAGES: Language[] = ['vi', 'en']
const WINDOWS = [
  { width: 320, height: 800 },
  // A window of 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 768, height: 800 },
]
const FOLDED = LANGUAGES.flatMap((language) => [
  { language, who: 'a visitor', user: null },
  { language, who: 'a seeker with a long name', user: LONG },
])

const FOLDED_ROWS = eachValue(FOLDED, ['language', 'who'])
test.each(FOLDED_ROWS)(
  `nothing is truncated for $who, in $language${FOLDED_ROWS.share}`,
  async ({ language, user }) => {
    const page = await newPage()
    await openMenu(page, { language, user, width: 320 })
    await unfold(page, messages[language].menu.tools)
    const dialog = page.getByRole('dialog')
    for (const { width, height } of WINDOWS) {
      await resize(page, width, height)
      const name = `${width} × ${height}`
      const size = await dialog.boundingBox()
      expect(size?.width, name).toBeCloseTo(Math.min(width * 0.86, 360), 0)
      expect(size, name).toMatchObject({ x: 0, y: 0, height })
      const { tooWide, tooLow, rows } = await dialog.evaluate((root) => {
        const lowest = 48
        const elements = [root, ...root.querySelectorAll('*')].filter((one) => !one.closest('.shell-hidden, svg'))
        const rows = [...root.querySelectorAll('a.shell-row, button, .shell-way-in')]
        const heights = rows.map((row) => row.getBoundingClientRect().height).filter((pixels) => pixels > 0)
        return {
          tooWide: elements
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          tooLow: heights.filter((pixels) => pixels < lowest),
          rows: heights.length,
        }
      })
      expect(tooWide, name).toEqual([])
      expect(tooLow, name).toEqual([])
      expect(rows, name).toBeGreaterThan(5)
      // The last item can be reached, and the button to close stays in view.
      const employers = dialog.getByRole('link', { name: messages[language].employers })
      await dialog.getByRole('button', { name: messages[language].closeMenu }).focus()
      await employers.focus()
      const box = await employers.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0), name).toBeLessThanOrEqual(height)
      const close = await page.getByRole('button', { name: messages[language].closeMenu }).boundingBox()
      expect(close?.y, name).toBeGreaterThanOrEqual(0)
    }
  },
)

/** Visitor or seeker, and the submenus that are opened one after the other. On each commit in one of the languages. */
const STATES = [
  { language: 'vi', who: 'unknown', user: undefined, submenus: [] },
  { language: 'en', who: 'visitor', user: null, submenus: ['jobs', 'tools'] },
  { language: 'vi', who: 'seeker', user: SEEKER, submenus: ['careerCentre'] },
] as const

test.each<Language | 'each'>(isNightly ? LANGUAGES : ['each'])(
  'has no id twice, and one height for a visitor and before one is known (language: %s)',
  async (given) => {
    const page = await newPage()
    const heights: Record<string, number | undefined> = {}
    for (const { who, user, submenus, ...state } of STATES) {
      const language = given === 'each' ? state.language : given
      const options = { language, user, resumeSummary: { totalJobAlert: 120 } }
      const { menu, careerCentre } = messages[language]
      await openMenu(page, { ...options, isShowReferral: true })
      heights[who] = (await page.getByRole('dialog').locator('[data-user]').boundingBox())?.height
      for (const submenu of submenus.length > 0 ? submenus : [null]) {
        if (submenu) await unfold(page, submenu === 'careerCentre' ? careerCentre.title : menu[submenu])
        // On each commit, `tests/stories/everyStory.test.ts` has these states.
        if (isNightly) expect(await axeViolationsOfBothColors(page), `${who}, ${submenu}`).toEqual(NO_VIOLATIONS)
      }
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
      expect(ids.length, who).toBe(new Set(ids).size)
    }
    expect(heights.unknown, JSON.stringify(heights)).toBe(heights.visitor)
  },
)

test('the current part of the site is not marked by color alone, in forced colors too', async () => {
  const page = await newPage({ forcedColors: 'active' })
  await openMenu(page, { language: 'vi' })
  const { menu } = messages.vi
  const looks = [menu.jobs, menu.tools].map((name) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name })
      .evaluate((button) => {
        const { fontWeight, textDecorationLine } = getComputedStyle(button)
        return { fontWeight, textDecorationLine }
      }),
  )
  expect(await Promise.all(looks)).toEqual([
    { fontWeight: '600', textDecorationLine: 'underline' },
    { fontWeight: '500', textDecorationLine: 'none' },
  ])
})

test('slides in, but not with reduced motion', async () => {
  const page = await open({ width: 360, height: 800 })
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
  })
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0))
  const click = () => page.getByRole('button', { name: messages.vi.openMenu }).click()
  await click()
  await settled(page)
  expect(await moved()).toContain('translate')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await click()
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('the account area is as high as what is in it, and keeps its height as a visitor becomes known', async () => {
  const page = await newPage()
  const height = async (user: User | null | undefined): Promise<number> => {
    await openMenu(page, { user, width: 390 })
    return (await page.locator('.shell-account').boundingBox())?.height ?? 0
  }
  const [visitor, unknown] = [await height(null), await height(undefined)]
  expect(unknown).toBe(visitor)
  // A picture of 56 pixels, with the space around it.
  expect(await height({ userId: 7, firstName: 'Anh', lastName: 'Lê', jobTitle: 'Kế toán' })).toBeLessThan(96)
})
