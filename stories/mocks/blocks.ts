import type { Language } from '@jobsite/shell/core'
import type { TopBannerFixture } from '@jobsite/shell/mocks'
import type { RequestHandler } from 'msw'
import { englishBannerImage, tallImage, topBannerImage } from '../support/images.ts'
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

/** The usual banner, in the language of the page. */
const usualBanner = answer('topBanner', (language) => ({
  topBanners: [banner(1, 1, language === 'en' ? englishBannerImage : topBannerImage(1))],
}))

const PARAGRAPH =
  'Thành phố Hồ Chí Minh là trung tâm kinh tế lớn nhất cả nước, nơi hàng nghìn doanh nghiệp tuyển dụng mỗi ngày. Người tìm việc có thể lọc theo ngành nghề, mức lương và cấp bậc để tìm công việc phù hợp.'

const ENGLISH_PARAGRAPH =
  'Ho Chi Minh City is the largest center of business in the country, where thousands of companies hire every day. Filter by industry, salary and level to find a job that suits you.'

/** Headings of a text start below the page's own. */
const TEXTS: Readonly<Record<Language, readonly [heading: string, paragraph: string, links: string]>> = {
  vi: [
    '<h2>Việc làm tại Hồ Chí Minh</h2>',
    `<p>${PARAGRAPH}</p>`,
    '<ul><li><a href="/viec-lam">Việc làm mới nhất</a></li><li>Việc làm quản lý</li></ul>',
  ],
  en: [
    '<h2>Jobs in Ho Chi Minh City</h2>',
    `<p>${ENGLISH_PARAGRAPH}</p>`,
    '<ul><li><a href="/jobs">Newest jobs</a></li><li>Management jobs</li></ul>',
  ],
}

const bottomText = (paragraphs: number, { image, hasLinks = true }: { image?: string; hasLinks?: boolean } = {}) =>
  answer('bottomText', (language) => {
    const [heading, paragraph, links] = TEXTS[language]
    const content = heading + paragraph.repeat(paragraphs) + (hasLinks ? links : '')
    return { bottomText: { id: 1, content, ...(image && { image: new URL(image, location.origin).href }) } }
  })

const KEYWORDS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['Kế toán trưởng', 'Java', 'Nhân viên kinh doanh', 'C#', 'Trợ lý giám đốc', 'Digital Marketing'],
  en: ['Chief accountant', 'Java', 'Sales executive', 'C#', 'Executive assistant', 'Digital Marketing'],
}

/** Possible responses of the services of the blocks, one handler each. */
export const blocks = {
  topBanner: usualBanner,
  twoColors: topBanner(banner(2, 1)),
  notClosable: topBanner(banner(3, 0)),
  threeBanners: topBanner(banner(3, 1), banner(1, 1), banner(2, 1)),
  bannerWithoutImage: topBanner(banner(1, 1, '/images/there-is-none.svg')),
  failingBanner: fail('topBanner'),
  waitingBanner: stall('topBanner'),
  sidebarBanner: sidebar(1),
  hiddenSidebarBanner: sidebar(0),
  failingSidebarBanner: fail('sidebarBanner'),
  longText: bottomText(6),
  shortText: bottomText(1, { hasLinks: false }),
  textWithImage: bottomText(6, { image: tallImage }),
  noText: answer('bottomText', { bottomText: null }),
  failingText: fail('bottomText'),
  keywords: answer('keywordSeo', (language) => ({
    keywords: KEYWORDS[language].map((name, id) => ({ id, name, link: `/viec-lam/${id}` })),
  })),
  failingKeywords: fail('keywordSeo'),
}
