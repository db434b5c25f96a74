import type { TopBannerFixture } from '@jobsite/shell/mocks'
import type { RequestHandler } from 'msw'
import { tallImage, topBannerImage } from '../support/images.ts'
import { answer, fail, stall } from './answer.ts'

const banner = (id: 1 | 2 | 3, allowClose: 0 | 1, image = topBannerImage(id)): TopBannerFixture => ({
  id,
  allowClose,
  image: new URL(image, location.origin).href,
  url: `https://www.jobsite.example/campaign-${id}`,
})

const topBanner = (...topBanners: readonly TopBannerFixture[]): RequestHandler => answer('topBanner', { topBanners })

const sidebar = (status: 0 | 1): RequestHandler =>
  answer('sidebarBanner', {
    sidebarBanner: {
      path: new URL(tallImage, location.origin).href,
      link: 'https://www.jobsite.example/promotion',
      status,
    },
  })

const PARAGRAPH =
  'Thành phố Hồ Chí Minh là trung tâm kinh tế lớn nhất cả nước, nơi hàng nghìn doanh nghiệp tuyển dụng mỗi ngày. Người tìm việc có thể lọc theo ngành nghề, mức lương và cấp bậc để tìm công việc phù hợp.'

/** Headings of a text start below the page's own. */
const textOf = (paragraphs: number): string =>
  `<h2>Việc làm tại Hồ Chí Minh</h2>${`<p>${PARAGRAPH}</p>`.repeat(paragraphs)}<ul><li><a href="/viec-lam">Việc làm mới nhất</a></li><li>Việc làm quản lý</li></ul>`

const bottomText = (content: string, image?: string): RequestHandler =>
  answer('bottomText', {
    bottomText: { id: 1, content, ...(image && { image: new URL(image, location.origin).href }) },
  })

const KEYWORDS = ['Kế toán trưởng', 'Java', 'Nhân viên kinh doanh', 'C#', 'Trợ lý giám đốc', 'Digital Marketing']

/** Possible responses of the services of the blocks, one handler each. */
export const blocks = {
  topBanner: topBanner(banner(1, 1)),
  twoColors: topBanner(banner(2, 1)),
  notClosable: topBanner(banner(3, 0)),
  threeBanners: topBanner(banner(3, 1), banner(1, 1), banner(2, 1)),
  bannerWithoutImage: topBanner(banner(1, 1, '/images/there-is-none.svg')),
  failingBanner: fail('topBanner'),
  waitingBanner: stall('topBanner'),
  sidebarBanner: sidebar(1),
  hiddenSidebarBanner: sidebar(0),
  failingSidebarBanner: fail('sidebarBanner'),
  longText: bottomText(textOf(6)),
  shortText: bottomText(textOf(1).replace(/<ul>.*/, '')),
  textWithImage: bottomText(textOf(6), tallImage),
  noText: answer('bottomText', { bottomText: null }),
  failingText: fail('bottomText'),
  keywords: answer('keywordSeo', { keywords: KEYWORDS.map((name, id) => ({ id, name, link: `/viec-lam/${id}` })) }),
  failingKeywords: fail('keywordSeo'),
}
