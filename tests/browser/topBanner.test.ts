import { messages } from '@jobsite/shell/core'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { NO_SCRIPT, openServices, openShell, shellAddress, withShellBrowser } from '../support/browserPage.ts'
import { isFocused, resize, sideways } from '../support/pageHelpers.ts'

const { newPage, expectComplaints, open, openServed } = withShellBrowser()
const ZONE = { zoneName: 'test_zone', companyIndustries: [], jobFunctionIds: [] }
const NOTHING_ELSE = { theme: null, sidebarBanner: null, seoKeywords: null, bottomText: null }
const KEY = 'topBanner'

const banner = (page: Page): Locator => page.getByRole('complementary', { name: messages.vi.banner.top })
const picture = (page: Page): Locator => banner(page).locator('img')
const shown = async (page: Page) => (await picture(page).getAttribute('src'))?.replace(/.*\//, '')
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY)
const given = (images: string[], isClosable = true) => ({
  ...NOTHING_ELSE,
  topBanner: {
    ...ZONE,
    banners: images.map((image, index) => ({ id: index + 1, isClosable, image, url: '/banner' })),
  },
})
const openBanner = (images: string[], isClosable?: boolean) =>
  open({ language: 'vi', parts: ['topBanner'], data: given(images, isClosable) })
const isPainted = (page: Page) =>
  page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('[data-shell="top-banner"] img')
    return image?.complete && image.naturalWidth > 0
  })

/** Goes to a page by the test page's router. */
const routeTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    history.pushState({}, '', href)
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

describe('the rotation', () => {
  test.each([
    ['asked for by the browser', undefined],
    ['from the server', given(['/pictures/banner-1.png', '/pictures/banner-2.png', '/pictures/banner-3.png'])],
  ])('advances by one per page load and wraps, with banners %s', async (_, data) => {
    const page = await newPage()
    const { services, asked } = await openServices()
    for (const index of [0, 1, 2, 0]) {
      await openShell(page, { language: 'vi', parts: ['topBanner'], services, data })
      await banner(page).waitFor()
      await expect.poll(() => shown(page)).toBe(`banner-${index + 1}.png`)
      await expect
        .poll(() => stored(page))
        .toEqual([{ companyIndustries: [], jobFunctionIds: [], listBanner: [1, 2, 3], currentIndex: index }])
    }
    expect((await asked()).filter((line) => line.startsWith('topBanner'))).toHaveLength(data ? 0 : 4)
  })

  test('advances by one per client navigation, with one request and without flicker', async () => {
    const { page, asked } = await openServed({
      url: '/ke-toan-kv',
      language: 'vi',
      parts: ['topBanner'],
      hasRouter: true,
    })
    await banner(page).waitFor()
    const first = await shown(page)
    expect(first).toBe('banner-1.png')
    await page.evaluate(() => {
      const blinks: string[] = []
      Object.assign(window, { blinks })
      const look = () => {
        if (!document.querySelector('[data-shell="top-banner"] img')) blinks.push('gone')
        requestAnimationFrame(look)
      }
      look()
    })
    for (const [index, path] of [
      [2, '/java-kv'],
      [3, '/viec-lam'],
    ] as const) {
      await routeTo(page, path)
      await expect.poll(() => shown(page)).toBe(`banner-${index}.png`)
    }
    expect(await page.evaluate(() => (window as unknown as { blinks: string[] }).blinks)).toEqual([])
    expect((await asked()).filter((line) => line.startsWith('topBanner'))).toEqual(['topBanner?zoneName=test_zone'])
    await expect.poll(() => stored(page)).toMatchObject([{ currentIndex: 2 }])
  })

  test('has an index per combination, regardless of the order of ids', async () => {
    const page = await newPage()
    const { services, asked } = await openServices()
    const open = async (companyIndustries: number[], jobFunctions: number[]) => {
      await openShell(page, { language: 'vi', parts: ['topBanner'], services, companyIndustries, jobFunctions })
      await banner(page).waitFor()
      return shown(page)
    }
    expect(await open([35, 1], [])).toBe('banner-1.png')
    expect(await open([1, 35], [])).toBe('banner-2.png')
    expect(await open([], [5])).toBe('banner-1.png')
    expect(await open([35, 1], [])).toBe('banner-3.png')
    expect(await asked()).toContain('topBanner?zoneName=test_zone&industryV3Id=35,1')
    expect(await asked()).toContain('topBanner?zoneName=test_zone&jobFunctionIds=5')
    expect(await stored(page)).toHaveLength(2)
  })

  test('is not requested on pages without a banner', async () => {
    const page = await newPage()
    const { services, asked } = await openServices()
    for (const url of ['/', '/en', '/quan-ly-nghe-nghiep/viec-lam-cua-toi', '/muc-luong']) {
      await openShell(page, { url, language: 'vi', parts: ['topBanner'], services })
      expect(await page.locator('[data-shell="top-banner"], [data-waiting]').count()).toBe(0)
    }
    expect((await asked()).filter((line) => line.startsWith('topBanner'))).toEqual([])
  })
})

describe('the colors next to the image', () => {
  const background = (page: Page) => banner(page).evaluate((element) => getComputedStyle(element).backgroundImage)
  const NEUTRAL = 'linear-gradient(to right, rgb(243, 246, 250) 49%, rgb(243, 246, 250) 51%)'
  const SAMPLED = 'linear-gradient(to right, rgb(200, 30, 40) 49%, rgb(20, 60, 180) 51%)'
  const other = () => inject('shellOrigin').replace('127.0.0.1', 'localhost')

  test.each([
    [
      'as given',
      '/pictures/banner-1.png',
      { left: 'rgb(1 2 3)', right: '#040506' },
      'linear-gradient(to right, rgb(1, 2, 3) 49%, rgb(4, 5, 6) 51%)',
    ],
    ['as the picture’s own edges are', '/pictures/banner-1.png', undefined, SAMPLED],
    ['neutral where they are no colors', '/pictures/banner-1.png', { left: 'url(x)', right: 'red;}' }, NEUTRAL],
    ['neutral for a picture of another site', 'other', undefined, NEUTRAL],
  ])('are %s', async (_, address, edgeColors, expected) => {
    const page = await newPage()
    const image = address === 'other' ? `${other()}/pictures/banner-1.png` : address
    await openShell(page, {
      language: 'vi',
      parts: ['topBanner'],
      data: given([image]),
      topBanner: edgeColors && { edgeColors },
    })
    await isPainted(page)
    await expect.poll(() => background(page)).toBe(expected)
  })

  test('are missing for an image that fails to load: the banner is removed', async () => {
    const page = await openBanner(['/pictures/none.png'])
    await banner(page).waitFor({ state: 'detached' })
    await expectComplaints('error: Failed to load resource: the server responded with a status of 404 (Not Found)')
  })

  test('follow the current banner', async () => {
    const page = await newPage()
    const data = given(['/pictures/banner-1.png', '/pictures/banner-2.png'])
    await openShell(page, { url: '/ke-toan-kv', language: 'vi', parts: ['topBanner'], data, hasRouter: true })
    await expect.poll(() => background(page)).toBe(SAMPLED)
    await routeTo(page, '/java-kv')
    await expect
      .poll(() => background(page))
      .toBe('linear-gradient(to right, rgb(10, 120, 60) 49%, rgb(240, 180, 20) 51%)')
  })
})

describe('closing', () => {
  test.each(['mouse', 'keyboard'])('works by %s, and persists on the page', async (way) => {
    const page = await openBanner(['/pictures/banner-1.png'])
    const button = banner(page).getByRole('button', { name: messages.vi.banner.close })
    if (way === 'mouse') await button.click()
    else {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await isFocused(button)).toBe(true)
      await page.keyboard.press('Enter')
    }
    await banner(page).waitFor({ state: 'detached' })
    // Focus is not lost to the page: the next Tab goes on from where the banner was.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(messages.vi.skipToContent)
  })

  test('is not offered if it is not allowed', async () => {
    const page = await openBanner(['/pictures/banner-1.png'], false)
    expect(await banner(page).getByRole('button').count()).toBe(0)
    expect(await banner(page).getByRole('link').count()).toBe(1)
  })
})

describe('the image', () => {
  test('is legible in every window, cropped only at the sides', async () => {
    const page = await openBanner(['/pictures/banner-1.png'])
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
      const image = await picture(page).boundingBox()
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
    const page = await openBanner(['/pictures/banner-1.png'])
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

describe('without script', () => {
  test.each([1, 2])('the first of %i banners is there', async (count) => {
    const images = ['/pictures/banner-1.png', '/pictures/banner-2.png'].slice(0, count)
    const page = await open({ language: 'vi', parts: ['topBanner'], data: given(images) }, NO_SCRIPT)
    const image = page.locator('img[src="/pictures/banner-1.png"]')
    expect(await image.isVisible()).toBe(true)
    expect((await image.boundingBox())?.height).toBe(56)
    expect(await page.getByRole('link', { name: messages.vi.banner.open }).getAttribute('href')).toBe('/banner')
  })
})

test('a click is sent to the log service, with the banner and its zone', async () => {
  const page = await newPage()
  const { services, asked } = await openServices()
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON())
  })
  await page.goto(
    await shellAddress({
      language: 'vi',
      parts: ['topBanner'],
      services,
      data: given(['/pictures/banner-1.png']),
      topBanner: { trackClicks: true },
    }),
  )
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  // A click before the code has loaded that sends it is not sent.
  const code = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/fetchEndpoint-'))?.name,
  )
  await page.evaluate(`import(${JSON.stringify(await code.jsonValue())})`)
  await banner(page).getByRole('link').click()
  await page.waitForURL('**/banner')
  await expect.poll(asked).toContain('trackBannerClick')
  expect(bodies).toEqual([{ bannerId: 1, zoneName: 'test_zone' }])
})
