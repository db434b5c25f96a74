import { type Language, messages, pagePath, type User } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { type OpenShellOptions, openShell, withShellBrowser } from '../support/browserPage.ts'

const { newPage } = withShellBrowser()
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
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
}

const unfold = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await settled(page)
}

describe.each<Language>(['vi', 'en'])('in %s', (language) => {
  test('has no axe violation', async () => {
    const page = await newPage()
    const { menu, careerCentre } = messages[language]
    const seen: Record<string, object> = {}
    await openShell(page, { language, width: 360, height: 800 })
    seen.closed = await axeViolationsOfBothColors(page)
    await openMenu(page, { language, user: undefined })
    seen.unknown = await axeViolationsOfBothColors(page)
    await openMenu(page, { language, user: null })
    seen.visitor = await axeViolationsOfBothColors(page)
    await unfold(page, menu.jobs)
    seen.jobs = await axeViolationsOfBothColors(page)
    await unfold(page, menu.tools)
    seen.tools = await axeViolationsOfBothColors(page)
    const resumeSummary = { totalJobAlert: 120 }
    await openMenu(page, { language, user: SEEKER, isShowReferral: true, resumeSummary })
    seen.seeker = await axeViolationsOfBothColors(page)
    await unfold(page, careerCentre.title)
    seen.careerCentre = await axeViolationsOfBothColors(page)
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((state) => [state, NO_VIOLATIONS])))
  })

  test.each<[who: string, options: { width: number; height?: number; user: User | null }]>([
    ['a visitor on a narrow phone', { width: 320, user: null }],
    ['a visitor at 400 %', { width: 320, height: 256, user: null }],
    ['a seeker with a long name', { width: 320, user: LONG }],
    ['a seeker on a tablet', { width: 768, user: SEEKER }],
  ])('nothing is truncated for %s', async (_, options) => {
    const page = await newPage()
    const { menu } = messages[language]
    await openMenu(page, { language, ...options })
    await unfold(page, menu.tools)
    const dialog = page.getByRole('dialog')
    const size = await dialog.boundingBox()
    expect(size?.width).toBeCloseTo(Math.min(options.width * 0.86, 360), 0)
    expect(size).toMatchObject({ x: 0, y: 0, height: options.height ?? 800 })
    const tooWide = await dialog.evaluate((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter((element) => !element.closest('.shell-hidden, svg'))
        .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
    expect(tooWide).toEqual([])
    const rows = await dialog.locator('a.shell-row, button, .shell-way-in').all()
    for (const row of rows) {
      const box = await row.boundingBox()
      if (box) expect(box.height).toBeGreaterThanOrEqual(48)
    }
  })

  test('the last item is reachable on a low screen', async () => {
    const page = await newPage()
    await openMenu(page, { language, height: 256, user: SEEKER })
    const employers = page.getByRole('dialog').getByRole('link', { name: messages[language].employers })
    await employers.focus()
    const box = await employers.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(256)
    const close = await page.getByRole('button', { name: messages[language].closeMenu }).boundingBox()
    expect(close?.y).toBeGreaterThanOrEqual(0)
  })
})

test('the user takes the same space, known or not', async () => {
  const heights = []
  for (const user of [undefined, null, SEEKER]) {
    const page = await newPage()
    await openMenu(page, { user })
    heights.push((await page.getByRole('dialog').locator('[data-user]').boundingBox())?.height)
  }
  expect(new Set(heights).size).toBe(1)
})

test('an image covers the initial, which stays without an image', async () => {
  const page = await newPage()
  await page.route('**/me.png', (route) => route.fulfill({ status: 204 }))
  await openMenu(page, { user: { ...SEEKER, profilePicture: '/me.png' } })
  const avatar = page.getByRole('dialog').locator('.shell-avatar')
  expect(await avatar.textContent()).toBe('A')
  expect(await avatar.locator('img').getAttribute('src')).toBe('/me.png')
})

test('every id is unique', async () => {
  const page = await newPage()
  await openMenu(page, { user: SEEKER })
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.length).toBe(new Set(ids).size)
})

test('the current page and its parent are marked once', async () => {
  const page = await newPage()
  await openMenu(page, { language: 'en', url: '/numerology', user: SEEKER })
  const dialog = page.getByRole('dialog')
  await unfold(page, messages.en.menu.tools)
  expect(await dialog.locator('[aria-current="page"]').allInnerTexts()).toEqual([messages.en.menu.numerology])
  expect(await dialog.locator('[data-id][data-current="true"]').count()).toBe(1)
})

test('does not animate with reduced motion', async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await openShell(page, { width: 360, height: 800 })
  await page.getByRole('button', { name: messages.vi.openMenu }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('slides in otherwise', async () => {
  const page = await newPage()
  await openShell(page, { width: 360, height: 800 })
  const moved = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const names: string[] = []
        document.addEventListener('transitionend', (event) => {
          names.push(event.propertyName)
          if (event.propertyName === 'translate') resolve(names)
        })
      }),
  )
  await page.getByRole('button', { name: messages.vi.openMenu }).click()
  expect(await moved).toContain('translate')
})
