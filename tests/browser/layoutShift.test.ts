import type { ShellData } from '@jobsite/shell'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { BrowserAppProps } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue } from '../support/chooseRows.ts'
import { isNightly } from '../support/isNightly.ts'
import { readPlaces, readShifts, watchShifts } from '../support/layoutShift.ts'
import type { AnswerPlan } from '../support/pageServices.ts'

const { newPage, expectComplaints, openServed } = withShellBrowser()
const WIDTHS = [390, 992, 1440]
const ZONE = { zoneName: 'test_zone', companyIndustries: [], jobFunctionIds: [] }
const topBanner = '[data-shell="top-banner"]'
const picture = '[data-shell="header"] .shell-logo img'

interface Case {
  readonly name: string
  readonly answers: AnswerPlan
  readonly data?: ShellData
  readonly props?: Partial<BrowserAppProps>
  /** Parts that load late. */
  readonly late?: readonly string[]
  /** Waits for what is on view in the end. */
  readonly settle: (page: Page) => Promise<unknown>
}

const bannerAt = (id: number, image = `/pictures/banner-${id}.png`) => ({ id, isClosable: true, image, url: '/banner' })
const NO_DATA: ShellData = { theme: null, sidebarBanner: null, seoKeywords: null, bottomText: null }

const isLoaded = (page: Page, selector: string) =>
  page.waitForFunction((css) => {
    const image = document.querySelector<HTMLImageElement>(css)
    return image?.complete === true && image.naturalWidth > 0
  }, selector)
const isGone = (page: Page, selector: string) => page.locator(selector).waitFor({ state: 'detached' })
const FAILED = [/status code 500/, /Failed to load resource.* 500/]
const NO_PICTURE = /Failed to load resource.* 404/

const BANNERS: readonly Case[] = [
  { name: 'a banner', answers: {}, settle: (page) => isLoaded(page, `${topBanner} img`) },
  {
    name: 'no banner',
    answers: { topBanner: { json: { data: [] } } },
    settle: (page) => isGone(page, '[data-waiting]'),
  },
  {
    name: 'a late banner',
    answers: { topBanner: { late: 'good' } },
    late: ['topBanner'],
    settle: (page) => isLoaded(page, `${topBanner} img`),
  },
  {
    name: 'a late answer without a banner',
    answers: { topBanner: { late: { json: { data: [] } } } },
    late: ['topBanner'],
    settle: (page) => isGone(page, '[data-waiting]'),
  },
  { name: 'a failing service', answers: { topBanner: 'a server fault' }, settle: () => expectComplaints(...FAILED) },
  {
    name: 'a late failure',
    answers: { topBanner: { late: 'a server fault' } },
    late: ['topBanner'],
    settle: () => expectComplaints(...FAILED),
  },
  {
    name: 'a broken picture',
    answers: { 'banner-1.png': 'nothing there' },
    settle: (page) => Promise.all([expectComplaints(NO_PICTURE), isGone(page, topBanner)]),
  },
  {
    name: 'a late picture',
    answers: { 'banner-1.png': { late: 'good' } },
    late: ['banner-1.png'],
    settle: (page) => isLoaded(page, `${topBanner} img`),
  },
  {
    name: 'a banner from the server',
    answers: {},
    data: { ...NO_DATA, topBanner: { ...ZONE, banners: [bannerAt(1)] } },
    settle: (page) => isLoaded(page, `${topBanner} img`),
  },
  {
    name: 'banners in rotation from the server',
    answers: {},
    data: { ...NO_DATA, topBanner: { ...ZONE, banners: [bannerAt(1), bannerAt(2)] } },
    settle: (page) => isLoaded(page, `${topBanner} img`),
  },
  {
    name: 'a broken picture from the server',
    answers: {},
    data: { ...NO_DATA, topBanner: { ...ZONE, banners: [bannerAt(1, '/pictures/none.png')] } },
    settle: (page) => Promise.all([expectComplaints(NO_PICTURE), isGone(page, topBanner)]),
  },
  {
    name: 'no banner from the server',
    answers: {},
    data: { ...NO_DATA, topBanner: { ...ZONE, banners: [] } },
    settle: (page) => isGone(page, topBanner),
  },
]

const SEASON = { blue_desktop_logo: '/pictures/season.png', responsive_logo: '/pictures/season-narrow.png' }
const NO_BANNER: ShellData = { topBanner: null, sidebarBanner: null, seoKeywords: null, bottomText: null }

const LATE_SEASON: Case = {
  name: 'a late season',
  answers: { themes: { late: 'good' } },
  late: ['themes'],
  settle: (page) => isLoaded(page, picture),
}

const LOGOS: readonly Case[] = [
  LATE_SEASON,
  {
    name: 'a season without logos',
    answers: { themes: { late: { json: { data: { attributes: {} } } } } },
    late: ['themes'],
    settle: (page) => page.locator('.shell-logo svg').waitFor(),
  },
  {
    name: 'a late picture of a season',
    answers: { 'season.png': { late: 'good' }, 'season-narrow.png': { late: 'good' } },
    late: ['season.png', 'season-narrow.png'],
    settle: (page) => isLoaded(page, picture),
  },
  {
    name: 'a broken picture of a season',
    answers: { 'season.png': 'nothing there', 'season-narrow.png': 'nothing there' },
    settle: (page) => Promise.all([expectComplaints(NO_PICTURE, NO_PICTURE), isGone(page, picture)]),
  },
  {
    name: 'a season from the server',
    answers: {},
    data: { ...NO_BANNER, theme: SEASON },
    settle: (page) => isLoaded(page, picture),
  },
  {
    name: 'a season with a white logo',
    answers: {},
    data: { ...NO_BANNER, theme: { ...SEASON, white_desktop_logo: '/pictures/guide.png' } },
    settle: (page) => isLoaded(page, `[data-surface='dark'] img`),
  },
  {
    name: 'a broken season from the server',
    answers: {},
    data: { ...NO_BANNER, theme: { blue_desktop_logo: '/pictures/none.png' } },
    settle: (page) => Promise.all([expectComplaints(NO_PICTURE), isGone(page, picture)]),
  },
  {
    name: 'no season from the server',
    answers: {},
    data: { ...NO_BANNER, theme: null },
    settle: (page) => page.locator('.shell-logo svg').waitFor(),
  },
  {
    ...LATE_SEASON,
    name: 'a site with a long name',
    props: { overrides: { siteName: 'Việc Làm Toàn Quốc' } },
  },
  {
    ...LATE_SEASON,
    name: 'a site with a picture of its own',
    props: { overrides: { logos: { desktopLogo: '/pictures/season-narrow.png' } } },
    settle: (page) =>
      page.waitForFunction(
        (css) => document.querySelector<HTMLImageElement>(css)?.currentSrc.includes('/services/') === true,
        picture,
      ),
  },
]

const BLOCKS: readonly Case[] = [
  {
    name: 'a late bottom text',
    answers: { bottomText: { late: 'good' } },
    late: ['bottomText'],
    settle: (page) => page.locator('[data-shell="seo-bottom-text"] button').waitFor({ state: 'attached' }),
  },
  {
    name: 'late keywords',
    answers: { keywordSeo: { late: 'good' } },
    late: ['keywordSeo'],
    settle: (page) => page.locator('[data-shell="seo-keywords"]').waitFor({ state: 'attached' }),
  },
  {
    name: 'a late sidebar banner',
    answers: { sidebarBanner: { late: 'good' } },
    late: ['sidebarBanner'],
    settle: (page) => page.locator('[data-shell="sidebar-banner"]').waitFor({ state: 'attached' }),
  },
]

/** Opens the page of a case, lets what is late go once the page is painted, and waits for the end. */
async function run(
  page: Page,
  width: number,
  { answers, data, props, late = [], settle }: Case,
  parts: BrowserAppProps['parts'],
) {
  await watchShifts(page)
  const { services, release } = await openServices(answers)
  await openShell(page, { url: '/viec-lam', language: 'vi', width, parts, services, data, ...props })
  await readShifts(page)
  const before = await readPlaces(page)
  for (const name of late) await release(name)
  await settle(page)
  return { before, after: await readPlaces(page), shifts: await readShifts(page) }
}

/** Each case at one of the widths on each commit. */
const rowsOf = (cases: readonly Case[]) =>
  eachValue(
    cases.flatMap((given) => WIDTHS.map((width) => ({ ...given, width }))),
    ['name', 'width'],
  )

/** Widths of a case that has a test of its own: one on each commit. */
const WIDTHS_ALONE = isNightly ? WIDTHS : WIDTHS.slice(0, 1)

describe('no layout shift', () => {
  test.each(rowsOf(BANNERS))('with $name, at $width px', async ({ width, ...given }) => {
    const { shifts, before, after } = await run(await newPage(), width, given, ['topBanner'])
    expect(shifts).toEqual([])
    expect(after).toEqual(before)
  })

  test.each(rowsOf(LOGOS))('with $name, at $width px', async ({ width, ...given }) => {
    const { shifts, before, after } = await run(await newPage(), width, given, [])
    expect(shifts).toEqual([])
    expect(after).toEqual(before)
  })

  test.each(rowsOf(BLOCKS))('with $name, at $width px', async ({ width, ...given }) => {
    const parts = ['seoBottomText', 'seoKeywords', 'footer', 'sidebarBanner'] as const
    const { shifts } = await run(await newPage(), width, given, parts)
    expect(shifts).toEqual([])
  })

  test.each(WIDTHS_ALONE)('when a banner is closed, except by the click itself, at %i px', async (width) => {
    const page = await newPage()
    await watchShifts(page)
    const { services } = await openServices()
    await openShell(page, { url: '/viec-lam', language: 'vi', width, parts: ['topBanner'], services })
    await page.getByRole('button', { name: 'Đóng quảng cáo' }).click()
    await isGone(page, topBanner)
    expect(await readShifts(page)).toEqual([])
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  })

  test.each(WIDTHS_ALONE)('with a seasonal theme stored by the previous page, at %i px', async (width) => {
    const { page } = await openServed({ url: '/viec-lam', language: 'vi', width })
    await isLoaded(page, picture)
    const { shifts, before, after } = await run(page, width, LATE_SEASON, [])
    expect(shifts).toEqual([])
    expect(after).toEqual(before)
  })
})
