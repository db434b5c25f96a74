import type { ShellData } from '@jobsite/shell'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { BrowserAppProps } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue, someRows } from '../support/chooseRows.ts'
import { readPlaces, readShifts, watchShifts } from '../support/layoutShift.ts'
import type { MockResponse, ResponsePlan } from '../support/pageServices.ts'

const { newPage, expectMessages, openServed } = withShellBrowser()
const WIDTHS = [390, 992, 1440]
const ZONE = { zoneName: 'test_zone', companyIndustries: [], jobFunctionIds: [] }
const topBanner = '[data-shell="top-banner"]'
const logoImage = '[data-shell="header"] .shell-logo img'

interface Case {
  readonly name: string
  /** @default good ones */
  readonly responses?: ResponsePlan
  readonly data?: ShellData
  readonly props?: Partial<BrowserAppProps>
  /** Parts that load late. */
  readonly late?: readonly string[]
  /** Waits for what is on view in the end. */
  readonly settle: (page: Page) => Promise<unknown>
}

const bannerAt = (id: number, image = `/images/banner-${id}.png`) => ({ id, isClosable: true, image, url: '/banner' })
const NO_DATA: ShellData = { theme: null, sidebarBanner: null, seoKeywords: null, bottomText: null }

const hasLoaded = (selector: string) => (page: Page) =>
  page.waitForFunction((css) => {
    const image = document.querySelector<HTMLImageElement>(css)
    return image?.complete === true && image.naturalWidth > 0
  }, selector)
const isGone = (selector: string) => (page: Page) => page.locator(selector).waitFor({ state: 'detached' })
const isThere =
  (selector: string, state: 'attached' | 'visible' = 'attached') =>
  (page: Page) =>
    page.locator(selector).waitFor({ state })
const hasFailed = () => expectMessages(/status code 500/, /Failed to load resource.* 500/)
const NO_IMAGE = /Failed to load resource.* 404/

/** Responses that the test releases after the first paint. */
const late = (response: MockResponse, ...names: string[]): Pick<Case, 'responses' | 'late'> => ({
  responses: Object.fromEntries(names.map((name) => [name, { late: response }])),
  late: names,
})
const servedBanners = (...banners: ReturnType<typeof bannerAt>[]) => ({
  data: { ...NO_DATA, topBanner: { ...ZONE, banners } },
})
const NO_BANNERS = { json: { data: [] } }
const bannerLoaded = hasLoaded(`${topBanner} img`)

const BANNERS: readonly Case[] = [
  { name: 'a banner', settle: bannerLoaded },
  { name: 'no banner', responses: { topBanner: NO_BANNERS }, settle: isGone('[data-waiting]') },
  { name: 'a late banner', ...late('good', 'topBanner'), settle: bannerLoaded },
  { name: 'a late answer without a banner', ...late(NO_BANNERS, 'topBanner'), settle: isGone('[data-waiting]') },
  { name: 'a failing service', responses: { topBanner: 'a server fault' }, settle: hasFailed },
  { name: 'a late failure', ...late('a server fault', 'topBanner'), settle: hasFailed },
  {
    name: 'a broken image',
    responses: { 'banner-1.png': 'nothing there' },
    settle: (page) => Promise.all([expectMessages(NO_IMAGE), isGone(topBanner)(page)]),
  },
  { name: 'a late image', ...late('good', 'banner-1.png'), settle: bannerLoaded },
  { name: 'a banner from the server', ...servedBanners(bannerAt(1)), settle: bannerLoaded },
  { name: 'banners in rotation from the server', ...servedBanners(bannerAt(1), bannerAt(2)), settle: bannerLoaded },
  {
    name: 'a broken image from the server',
    ...servedBanners(bannerAt(1, '/images/none.png')),
    settle: (page) => Promise.all([expectMessages(NO_IMAGE), isGone(topBanner)(page)]),
  },
  { name: 'no banner from the server', ...servedBanners(), settle: isGone(topBanner) },
]

const SEASON = { blue_desktop_logo: '/images/season.png', responsive_logo: '/images/season-narrow.png' }
const NO_BANNER: ShellData = { topBanner: null, sidebarBanner: null, seoKeywords: null, bottomText: null }

const LATE_SEASON: Case = { name: 'a late season', ...late('good', 'themes'), settle: hasLoaded(logoImage) }
const usualLogo = isThere('.shell-logo svg', 'visible')

const LOGOS: readonly Case[] = [
  LATE_SEASON,
  { name: 'a season without logos', ...late({ json: { data: { attributes: {} } } }, 'themes'), settle: usualLogo },
  {
    name: 'a late image of a season',
    ...late('good', 'season.png', 'season-narrow.png'),
    settle: hasLoaded(logoImage),
  },
  {
    name: 'a broken image of a season',
    responses: { 'season.png': 'nothing there', 'season-narrow.png': 'nothing there' },
    settle: (page) => Promise.all([expectMessages(NO_IMAGE, NO_IMAGE), isGone(logoImage)(page)]),
  },
  { name: 'a season from the server', data: { ...NO_BANNER, theme: SEASON }, settle: hasLoaded(logoImage) },
  {
    name: 'a season with a white logo',
    data: { ...NO_BANNER, theme: { ...SEASON, white_desktop_logo: '/images/guide.png' } },
    settle: hasLoaded(`[data-surface='dark'] img`),
  },
  {
    name: 'a broken season from the server',
    data: { ...NO_BANNER, theme: { blue_desktop_logo: '/images/none.png' } },
    settle: (page) => Promise.all([expectMessages(NO_IMAGE), isGone(logoImage)(page)]),
  },
  { name: 'no season from the server', data: { ...NO_BANNER, theme: null }, settle: usualLogo },
  { ...LATE_SEASON, name: 'a site with a long name', props: { overrides: { siteName: 'Việc Làm Toàn Quốc' } } },
  {
    ...LATE_SEASON,
    name: 'a site with an image of its own',
    props: { overrides: { logos: { desktopLogo: '/images/season-narrow.png' } } },
    settle: (page) =>
      page.waitForFunction(
        (css) => document.querySelector<HTMLImageElement>(css)?.currentSrc.includes('/services/') === true,
        logoImage,
      ),
  },
]

const BLOCKS: readonly Case[] = [
  {
    name: 'a late bottom text',
    ...late('good', 'bottomText'),
    settle: isThere('[data-shell="seo-bottom-text"] button'),
  },
  { name: 'late keywords', ...late('good', 'keywordSeo'), settle: isThere('[data-shell="seo-keywords"]') },
  { name: 'a late sidebar banner', ...late('good', 'sidebarBanner'), settle: isThere('[data-shell="sidebar-banner"]') },
]

/** Opens the page of a case, releases late responses after the first paint, and expects no layout shift. */
async function expectNoShift(
  page: Page,
  { width, responses, data, props, late = [], settle }: Case & { width: number },
  parts: BrowserAppProps['parts'],
) {
  await watchShifts(page)
  const { services, release } = await openServices(responses)
  await openShell(page, { url: '/viec-lam', language: 'vi', width, parts, services, data, ...props })
  await readShifts(page)
  const before = await readPlaces(page)
  for (const name of late) await release(name)
  await settle(page)
  const after = await readPlaces(page)
  expect(await readShifts(page)).toEqual([])
  return { before, after }
}

/** Each case at one of the widths on each commit. */
const rowsOf = (cases: readonly Case[]) =>
  eachValue(
    cases.flatMap((given) => WIDTHS.map((width) => ({ ...given, width }))),
    ['name', 'width'],
  )

/** Widths of a case that has a test of its own: one on each commit. */
const WIDTHS_ALONE = someRows(WIDTHS, 1)

describe('no layout shift', () => {
  const [BANNER_ROWS, LOGO_ROWS] = [rowsOf(BANNERS), rowsOf(LOGOS)]
  test.each([
    ...BANNER_ROWS.map((row) => ({ ...row, parts: ['topBanner'] as const, share: BANNER_ROWS.share })),
    ...LOGO_ROWS.map((row) => ({ ...row, parts: [], share: LOGO_ROWS.share })),
  ])('with $name, at $width px$share', async ({ parts, ...row }) => {
    const { before, after } = await expectNoShift(await newPage(), row, parts)
    expect(after).toEqual(before)
  })

  const BLOCK_ROWS = rowsOf(BLOCKS)
  test.each(BLOCK_ROWS)(`with $name, at $width px${BLOCK_ROWS.share}`, async (row) => {
    await expectNoShift(await newPage(), row, ['seoBottomText', 'seoKeywords', 'footer', 'sidebarBanner'])
  })

  test('with a late image of the sidebar banner, which only wide windows have room for', async () => {
    const image = { ...late('good', 'sidebar.png'), settle: hasLoaded('[data-shell="sidebar-banner"] img') }
    await expectNoShift(await newPage(), { name: 'a late image', ...image, width: 1920 }, ['footer', 'sidebarBanner'])
  })

  test.each(WIDTHS_ALONE)(
    `when a banner is closed, except by the click itself, at %i px${WIDTHS_ALONE.share}`,
    async (width) => {
      const page = await newPage()
      await watchShifts(page)
      const { services } = await openServices()
      await openShell(page, { url: '/viec-lam', language: 'vi', width, parts: ['topBanner'], services })
      await page.getByRole('button', { name: 'Đóng quảng cáo' }).click()
      await isGone(topBanner)(page)
      expect(await readShifts(page)).toEqual([])
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    },
  )

  test.each(WIDTHS_ALONE)('with a seasonal theme stored by the previous page, at %i px', async (width) => {
    const { page } = await openServed({ url: '/viec-lam', language: 'vi', width })
    await hasLoaded(logoImage)(page)
    const { before, after } = await expectNoShift(page, { ...LATE_SEASON, width }, [])
    expect(after).toEqual(before)
  })
})
