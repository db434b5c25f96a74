import { delay, HttpResponse, http } from 'msw'
import { seasonalLogos, tallPicture, topBannerPicture } from '../support/pictures.ts'

const TOP_BANNER = '*/banners/v1.0/top-banner'
const SIDEBAR_BANNER = '*/banners/v1.0/sidebar-banner'
const BOTTOM_TEXT = '*/banners/v1.0/bottom-text'
const KEYWORDS = '*/meta/v1.0/keyword-seo'
const THEMES = '*/banners/v1.0/themes'

const banner = (id: 1 | 2 | 3, allowClose: 0 | 1, image = topBannerPicture(id)) => ({
  id,
  allowClose,
  attributes: { image: new URL(image, location.origin).href, url: `https://www.jobsite.example/campaign-${id}` },
})

const topBanners = (...data: readonly object[]) =>
  http.get(TOP_BANNER, () => HttpResponse.json({ data, industryV3Id: [], jobFunctionId: [] }))

const sidebar = (status: 0 | 1) =>
  http.get(SIDEBAR_BANNER, () =>
    HttpResponse.json({
      data: [
        {
          attributes: {
            path: new URL(tallPicture, location.origin).href,
            link: 'https://www.jobsite.example/promotion',
            status,
          },
        },
      ],
    }),
  )

const PARAGRAPH =
  'Thành phố Hồ Chí Minh là trung tâm kinh tế lớn nhất cả nước, nơi hàng nghìn doanh nghiệp tuyển dụng mỗi ngày. Người tìm việc có thể lọc theo ngành nghề, mức lương và cấp bậc để tìm công việc phù hợp.'

/** Headings of a text start below the page's own. */
const textOf = (paragraphs: number): string =>
  `<h2>Việc làm tại Hồ Chí Minh</h2>${`<p>${PARAGRAPH}</p>`.repeat(paragraphs)}<ul><li><a href="/viec-lam">Việc làm mới nhất</a></li><li>Việc làm quản lý</li></ul>`

const bottomText = (content: string, image: string | null = null) =>
  http.get(BOTTOM_TEXT, () =>
    HttpResponse.json({
      data:
        content === ''
          ? []
          : [{ id: 1, attributes: { content, image: image && new URL(image, location.origin).href } }],
    }),
  )

const keywords = (...names: readonly string[]) =>
  http.get(KEYWORDS, () =>
    HttpResponse.json({
      data: {
        relationships: {
          data: names.map((name, id) => ({ id, attributes: { name, link: `/viec-lam/${id}` } })),
        },
      },
    }),
  )

/** What the services of the blocks may answer, one handler each. */
export const blocks = {
  topBanner: topBanners(banner(1, 1)),
  twoColours: topBanners(banner(2, 1)),
  notClosable: topBanners(banner(3, 0)),
  threeBanners: topBanners(banner(3, 1), banner(1, 1), banner(2, 1)),
  noBanner: topBanners(),
  bannerWithoutPicture: topBanners(banner(1, 1, '/desk/there-is-none.svg')),
  failingBanner: http.get(TOP_BANNER, () => HttpResponse.json({}, { status: 503 })),
  waitingBanner: http.get(TOP_BANNER, async () => {
    await delay('infinite')
    return HttpResponse.json({ data: [] })
  }),
  sidebarBanner: sidebar(1),
  hiddenSidebarBanner: sidebar(0),
  failingSidebarBanner: http.get(SIDEBAR_BANNER, () => HttpResponse.json({}, { status: 503 })),
  longText: bottomText(textOf(6)),
  shortText: bottomText(textOf(1).replace(/<ul>.*/, '')),
  textWithPicture: bottomText(textOf(6), tallPicture),
  noText: bottomText(''),
  failingText: http.get(BOTTOM_TEXT, () => HttpResponse.json({}, { status: 503 })),
  keywords: keywords('Kế toán trưởng', 'Java', 'Nhân viên kinh doanh', 'C#', 'Trợ lý giám đốc', 'Digital Marketing'),
  noKeywords: keywords(),
  failingKeywords: http.get(KEYWORDS, () => HttpResponse.json({}, { status: 503 })),
  season: http.get(THEMES, () => HttpResponse.json({ data: { attributes: seasonalLogos } })),
  noSeason: http.get(THEMES, () => HttpResponse.json({ data: { attributes: {} } })),
}

/** What they answer where a story is about something else: nothing to show. */
export const quietBlocks = [
  blocks.noBanner,
  blocks.hiddenSidebarBanner,
  blocks.noText,
  blocks.noKeywords,
  blocks.noSeason,
]
