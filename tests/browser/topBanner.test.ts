import { messages } from '@jobsite/shell/core'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { NO_SCRIPT, type OpenShellOptions, openServices, withShellBrowser } from '../support/browserPage.ts'
import { isFocused, resize, sideways } from '../support/pageHelpers.ts'

const { open, openServed } = withShellBrowser()
const ZONE = { zoneName: 'test_zone', companyIndustries: [], jobFunctionIds: [] }
const NOTHING_ELSE = { theme: null, sidebarBanner: null, seoKeywords: null, bottomText: null }
const BANNER = '/images/banner-1.png'

const banner = (page: Page): Locator => page.getByRole('complementary', { name: messages.vi.banner.top })
const bannerImage = (page: Page): Locator => banner(page).locator('img')
const background = (page: Page) => banner(page).evaluate((element) => getComputedStyle(element).backgroundImage)
const gradient = (left: string, right: string) => `linear-gradient(to right, rgb(${left}) 49%, rgb(${right}) 51%)`
/** The edges of that image. */
const SAMPLED = gradient('200, 30, 40', '20, 60, 180')
const given = (...images: string[]) => ({
  ...NOTHING_ELSE,
  topBanner: {
    ...ZONE,
    banners: images.map((image, index) => ({ id: index + 1, isClosable: true, image, url: '/banner' })),
  },
})
const openBanner = (image = BANNER, props: OpenShellOptions = {}) =>
  open({ language: 'vi', parts: ['topBanner'], data: given(image), ...props })
const isPainted = (page: Page) =>
  page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('[data-shell="top-banner"] img')
    return image?.complete && image.naturalWidth > 0
  })

test('the rotation advances by one per client navigation, with one request, its colors and without flicker', async () => {
  const { page, requested } = await openServed({
    url: '/ke-toan-kv',
    language: 'vi',
    parts: ['topBanner'],
    hasRouter: true,
  })
  await expect.poll(() => background(page)).toBe(SAMPLED)
  await page.evaluate(() => {
    const blinks: string[] = []
    Object.assign(window, { blinks })
    const look = () => {
      if (!document.querySelector('[data-shell="top-banner"] img')) blinks.push('gone')
      requestAnimationFrame(look)
    }
    look()
  })
  const follow = async (path: string, image: string) => {
    // By the test page's router.
    await page.evaluate((href) => {
      history.pushState({}, '', href)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await expect.poll(() => bannerImage(page).getAttribute('src')).toContain(image)
  }
  await follow('/java-kv', 'banner-2.png')
  await expect.poll(() => background(page)).toBe(gradient('10, 120, 60', '240, 180, 20'))
  await follow('/viec-lam', 'banner-3.png')
  expect(await page.evaluate(() => (window as unknown as { blinks: string[] }).blinks)).toEqual([])
  expect((await requested()).filter((line) => line.startsWith('topBanner'))).toEqual(['topBanner?zoneName=test_zone'])
})

describe('the colors next to the image', () => {
  const NEUTRAL = gradient('243, 246, 250', '243, 246, 250')
  const elsewhere = inject('shellOrigin').replace('127.0.0.1', 'localhost') + BANNER

  test.each([
    ['as given', BANNER, { left: 'rgb(1 2 3)', right: '#040506' }, gradient('1, 2, 3', '4, 5, 6')],
    ['as the image’s own edges are', BANNER, undefined, SAMPLED],
    ['neutral where they are no colors', BANNER, { left: 'url(x)', right: 'red;}' }, NEUTRAL],
    ['neutral for an image of another site', elsewhere, undefined, NEUTRAL],
  ])('are %s', async (_, image, edgeColors, expected) => {
    const page = await openBanner(image, { topBanner: edgeColors && { edgeColors } })
    await isPainted(page)
    await expect.poll(() => background(page)).toBe(expected)
  })
})

/** Returns which events of a later press in the place of the button are ignored. */
const ignoredEvents = (button: Locator, later: { pointerType: string; detail: number; milliseconds: number }) =>
  button.evaluate((element, { pointerType, detail, milliseconds }) => {
    const { x, y } = element.getBoundingClientRect()
    const timeStamp = performance.now() + milliseconds
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const at = { bubbles: true, cancelable: true, clientX: x + 9, clientY: y + 9 }
    const press = [
      new PointerEvent('pointerdown', { ...at, pointerType }),
      new MouseEvent('mousedown', { ...at, detail }),
      new MouseEvent('click', { ...at, detail }),
    ]
    const ignored = press.filter((event) => {
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      return !document.body.dispatchEvent(event)
    })
    return ignored.map(({ type }) => type)
  }, later)

test.each([
  { pointerType: 'mouse', detail: 2, milliseconds: 100, ignored: ['mousedown', 'click'] },
  { pointerType: 'mouse', detail: 1, milliseconds: 100, ignored: [] },
  { pointerType: 'touch', detail: 1, milliseconds: 100, ignored: ['mousedown', 'click'] },
  { pointerType: 'touch', detail: 1, milliseconds: 60_000, ignored: [] },
])(
  'a press of $pointerType (count $detail) $milliseconds ms after it closed, in its place: ignored $ignored',
  async ({ ignored, ...later }) => {
    const page = await openBanner()
    expect(await ignoredEvents(page.locator('.shell-banner-close'), later)).toEqual(ignored)
  },
)

test('closing by keyboard does not lose focus to the page', async () => {
  const page = await openBanner()
  const button = banner(page).getByRole('button', { name: messages.vi.banner.close })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(button)).toBe(true)
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  // The next Tab goes on from where the banner was.
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(messages.vi.skipToContent)
})

describe('the image', () => {
  test('is legible in every window, cropped only at the sides', async () => {
    const page = await openBanner()
    await isPainted(page)
    for (const [width, height] of [
      [360, 56],
      [992, 56],
      [1920, 70.5],
      [2560, 94],
      [3000, 94],
    ] as const) {
      await resize(page, width)
      const name = `${width} px`
      const root = await banner(page).boundingBox()
      const image = await bannerImage(page).boundingBox()
      expect(root?.width, name).toBe(width)
      expect(root?.height, name).toBeCloseTo(height, 1)
      expect(image?.height, name).toBeCloseTo(height, 1)
      expect(image?.width, name).toBe(Math.min(width, 2560))
      // In the middle of windows that are wider.
      expect(image?.x, name).toBe(Math.max(0, (width - 2560) / 2))
      expect(await sideways(page), name).toBe(0)
    }
  })

  test('shows where focus is, on any image', async () => {
    const page = await openBanner()
    await isPainted(page)
    await page.keyboard.press('Tab')
    const link = banner(page).getByRole('link', { name: messages.vi.banner.open })
    expect(await link.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 48 } })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const without = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 48 } })
    expect(shot.equals(without), 'the ring is seen').toBe(false)
  })
})

test.each([1, 2])('without script, the first of %i banners is there', async (count) => {
  const data = given(...[BANNER, '/images/banner-2.png'].slice(0, count))
  const page = await open({ language: 'vi', parts: ['topBanner'], data }, NO_SCRIPT)
  const image = page.locator(`img[src="${BANNER}"]`)
  expect(await image.isVisible()).toBe(true)
  expect((await image.boundingBox())?.height).toBe(56)
  expect(await page.getByRole('link', { name: messages.vi.banner.open }).getAttribute('href')).toBe('/banner')
})

test('without script, no banner has a close button', async () => {
  const sidebarBanner = { image: BANNER, url: '/banner' }
  const data = { ...given(BANNER), sidebarBanner }
  const page = await open({ language: 'vi', parts: ['topBanner', 'sidebarBanner'], data, width: 1600 }, NO_SCRIPT)
  expect(await page.getByRole('complementary').count()).toBe(2)
  expect(await page.getByRole('button', { name: messages.vi.banner.close }).count()).toBe(0)
})

test('a click is sent to the log service, with the banner and its zone, as the page is left', async () => {
  const { services, requested } = await openServices()
  const page = await openBanner(BANNER, { services, topBanner: { trackClicks: true } })
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON())
  })
  // A click before the code has loaded that sends it is not sent.
  const code = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/fetchEndpoint-'))?.name,
  )
  await page.evaluate(`import(${JSON.stringify(await code.jsonValue())})`)
  await banner(page).getByRole('link').click()
  await page.waitForURL('**/banner')
  await expect.poll(requested).toContain('trackBannerClick')
  expect(bodies).toEqual([{ bannerId: 1, zoneName: 'test_zone' }])
})
