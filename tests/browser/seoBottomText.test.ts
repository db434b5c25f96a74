import { type Language, messages } from '@jobsite/shell/core'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { BrowserAppProps } from '../support/browserApp/props.ts'
import { NO_SCRIPT, openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'
import { resize, sideways } from '../support/pageHelpers.ts'

const { newPage, open, openServed } = withShellBrowser()

const section = (page: Page, language: Language = 'vi'): Locator =>
  page.getByRole('region', { name: messages[language].seo.about })
const toggle = (page: Page, language: Language = 'vi'): Locator => section(page, language).getByRole('button')
const clip = (page: Page): Locator => page.locator('[data-shell="seo-bottom-text"] .shell-clip')
const text = (page: Page): Locator => page.locator('[data-shell="seo-bottom-text"] .shell-text')
const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height)
const answerOf = (content: string, image: string | null = null) => ({
  json: { data: [{ id: 1, attributes: { content, image } }] },
})
const LONG = `<h2>Việc làm kế toán</h2>${'<p>Hồ sơ có số liệu cụ thể được nhà tuyển dụng đọc kỹ hơn.</p>'.repeat(20)}<p>Xem <a href="/muc-luong">báo cáo lương</a>.</p>`

async function openText(
  content: string,
  props: Partial<BrowserAppProps> & { width?: number } = {},
  image: string | null = null,
): Promise<Page> {
  const bottomText = answerOf(content, image)
  const options = { url: '/ke-toan-kv', language: 'vi', parts: ['seoBottomText', 'footer'], ...props } as const
  const { page } = await openServed(options, { bottomText })
  await section(page, options.language).waitFor()
  return page
}

test('a text of at most 250 px is whole, and one of 251 px gets a button', async () => {
  const page = await openText('<div>Việc làm</div>')
  const resize = (height: number) =>
    text(page).evaluate((element, pixels) => {
      ;(element.firstElementChild as HTMLElement).style.height = `${pixels}px`
    }, height)
  for (const height of [200, 250]) {
    await resize(height)
    await expect.poll(() => heightOf(text(page))).toBe(height)
    expect(await heightOf(clip(page))).toBe(height)
    expect(await toggle(page).count()).toBe(0)
  }
  await resize(251)
  await toggle(page).waitFor()
  await resize(250)
  await toggle(page).waitFor({ state: 'detached' })
})

test('a wide table scrolls in the text: its words stay whole, and the page does not scroll sideways', async () => {
  const words = ['15.000.000–25.000.000', 'Frontend', 'nghiệm', '35.000.000–60.000.000', 'Engineer']
  const row = words.map((word) => `<td>${word}</td>`).join('')
  const page = await openText(`<table><tbody><tr>${row}</tr></tbody></table>`, { width: 320 })
  const lines = await text(page)
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    )
  // Numbers may break after their dash.
  expect(lines.map((count, index) => count <= (words[index]?.includes('–') ? 2 : 1))).toEqual(words.map(() => true))
  expect(
    await text(page)
      .locator('table')
      .evaluate((table) => table.scrollWidth > table.clientWidth),
  ).toBe(true)
  expect(await sideways(page)).toBe(0)
})

/** Expects a button that is aligned with the text, and whose focus ring is not cut off. */
async function expectAligned(button: Locator): Promise<void> {
  const place = await button.evaluate((element) => {
    const ring = element.getBoundingClientRect()
    const frame = element.closest('.shell-clip')?.getBoundingClientRect()
    const words = element.closest('.shell-clip')?.querySelector('.shell-text')?.getBoundingClientRect()
    const { outlineWidth, outlineOffset, paddingLeft } = getComputedStyle(element)
    return {
      indent: ring.left + Number.parseFloat(paddingLeft) - (words?.left ?? 0),
      reach: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
      left: ring.left - (frame?.left ?? 0),
      bottom: (frame?.bottom ?? 0) - ring.bottom,
    }
  })
  expect(place.reach).toBeGreaterThan(0)
  expect(place.indent).toBe(0)
  expect(place.left).toBeGreaterThanOrEqual(place.reach)
  expect(place.bottom).toBeGreaterThanOrEqual(place.reach)
}

test.each<Language>(['vi', 'en'])(
  'a longer text in %s is cut at 250 px, opens to its height and 50 px, and closes again',
  async (language) => {
    const page = await openText(LONG, { language, url: language === 'vi' ? '/ke-toan-kv' : '/accountant-kw' })
    const { viewMore, viewLess } = messages[language].seo
    expect([viewMore, viewLess]).toEqual(language === 'vi' ? ['Xem thêm', 'Thu gọn'] : ['View More', 'View Less'])
    const button = toggle(page, language)
    await button.waitFor()
    expect(await heightOf(clip(page))).toBe(250)
    expect(await button.textContent()).toBe(viewMore)
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    const controlled = await button.getAttribute('aria-controls')
    expect(await text(page).getAttribute('id')).toBe(controlled)

    await button.click()
    expect(await button.textContent()).toBe(viewLess)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    expect(await heightOf(clip(page))).toBeCloseTo((await heightOf(text(page))) + 50, 1)
    // Narrower windows have higher texts.
    const before = await heightOf(text(page))
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => heightOf(text(page))).toBeGreaterThan(before)
    await expect.poll(async () => (await heightOf(clip(page))) - (await heightOf(text(page)))).toBeCloseTo(50, 1)

    await expectAligned(button)
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await heightOf(clip(page))).toBe(250)
    await expectAligned(button)
  },
)

describe('truncated text is expanded', () => {
  const isOpen = (page: Page) => expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true')
  const isInView = (locator: Locator) =>
    expect
      .poll(() =>
        locator.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight
        }),
      )
      .toBe(true)

  test('by the Tab key, but not for visible links', async () => {
    const page = await openText(`<p><a href="/first">đầu</a></p>${LONG}`)
    await page.getByRole('link', { name: 'The end' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('đầu')
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('báo cáo lương')
    await isOpen(page)
    await isInView(page.getByRole('link', { name: 'báo cáo lương' }))
  })

  test('by find in page, and stays in view', async () => {
    const page = await openText(`${LONG}<p>chữ cuối cùng</p>`)
    const found = text(page).getByText('chữ cuối cùng')
    // What a search in the page does with what it found.
    await found.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await isOpen(page)
    expect(await clip(page).evaluate((element) => element.scrollTop)).toBe(0)
    await isInView(found)
  })

  test('by a link to a fragment in it', async () => {
    const page = await openText(`${LONG}<p>chữ cuối cùng</p>`)
    await text(page).evaluate((element) => {
      if (element.lastElementChild) element.lastElementChild.id = 'cuoi'
      location.hash = '#cuoi'
    })
    await isOpen(page)
  })

  test('late images make a text expandable', async () => {
    const late = await openServices({ 'guide.png': { late: 'good' } })
    const imageUrl = `/services/${late.services}/images/guide.png`
    const page = await openText(`<p>Ảnh:</p><p><img src="${imageUrl}" alt="Hướng dẫn"></p>`)
    await page.locator('footer').scrollIntoViewIfNeeded()
    expect(await toggle(page).count()).toBe(0)
    await late.release('guide.png')
    await toggle(page).waitFor()
    expect(await heightOf(clip(page))).toBe(250)
  })
})

test('without script it is shown whole', async () => {
  const bottomText = { pageUrl: '', text: { id: 1, content: LONG as never, image: null } }
  const data = { theme: null, bottomText }
  const page = await open({ url: '/ke-toan-kv', language: 'vi', parts: ['seoBottomText'], data }, NO_SCRIPT)
  expect(await toggle(page).count()).toBe(0)
  expect(await heightOf(clip(page))).toBeGreaterThan(250)
  expect(await clip(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('the image is on the right of the text in wide windows, below it on phones', async () => {
  const page = await openText(LONG, { width: 1440 }, '/images/guide.png')
  const image = section(page).locator('img')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(640)
  expect(await image.getAttribute('loading')).toBe('lazy')
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await resize(page, width)
    const [text, box] = [await clip(page).boundingBox(), await image.boundingBox()]
    if (!text || !box) throw new Error('Nothing is rendered.')
    expect(box.x >= text.x + text.width, `${width} px`).toBe(isBeside)
    expect(box.y >= text.y + text.height, `${width} px`).toBe(!isBeside)
  }
})

const WAYS = (['pushState', 'replaceState'] as const).flatMap((way) =>
  [true, false].flatMap((hasNavigation) => [null, 200].map((delayMs) => ({ way, hasNavigation, delayMs }))),
)
const WAY_ROWS = eachValue(WAYS, ['way', 'hasNavigation', 'delayMs'])
test.each(WAY_ROWS)(
  `after a search that changes the URL by $way, $delayMs ms later, navigation API: $hasNavigation, its text is requested${WAY_ROWS.share}`,
  async ({ way, hasNavigation, delayMs }) => {
    const page = await newPage()
    if (!hasNavigation)
      await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    const { services, requested } = await openServices()
    const options = { url: '/ke-toan-kv', language: 'vi', parts: ['seoBottomText'], followsLocation: true } as const
    await openShell(page, { ...options, services })
    // The URL is unknown while the page hydrates: the home page's text may have been requested until then.
    const pathsOf = async () =>
      (await requested())
        .filter((line) => line.startsWith('bottomText'))
        .map((line) => new URL(new URLSearchParams(line.slice('bottomText'.length)).get('page_url') ?? '').pathname)
        .filter((path) => path !== '/')
    await section(page).waitFor()
    expect(await pathsOf()).toEqual(['/ke-toan-kv'])
    // The page's handler prevents the navigation and changes the URL, at once or later.
    await page.evaluate(
      ([method, delay]) => {
        window.addEventListener('SEARCH', (event) => {
          event.preventDefault()
          const { query } = (event as CustomEvent<{ params: { query: string } }>).detail.params
          const change = () => history[method]({}, '', `/${query}-kv`)
          if (delay === null) change()
          else setTimeout(change, delay)
        })
      },
      [way, delayMs] as const,
    )
    const field = page.getByRole('search').getByRole('combobox')
    await field.fill('java')
    await field.press('Enter')
    await expect.poll(pathsOf).toEqual(['/ke-toan-kv', '/java-kv'])
  },
)
