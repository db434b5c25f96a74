import {
  buildCategoryUrl,
  buildLocationUrl,
  buildSearchUrl,
  categories,
  type Language,
  locations,
  nameIn,
  pagePath,
} from '@jobsite/shell/core'
import { hotKeywords } from '../backend/fixtures/keywords.ts'
import { type JobQuery, searchJobs } from '../backend/searchJobs.ts'
import { inLanguage, text } from '../bilingual.ts'
import type { CardView, LinkView } from '../ui/view.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { companyCards } from './companyContent.ts'
import { formatJobCount } from './format.ts'
import { jobBlock } from './jobCard.ts'
import { localized } from './localized.ts'
import { jobSearchForm } from './searchForms.ts'

const WORDS = {
  title: text('Tìm việc làm tại Việt Nam', 'Jobs in Vietnam'),
  heading: text('Công việc tiếp theo của bạn ở đây', 'Your next job is here'),
  lead: text(
    'Việc làm mới mỗi ngày từ những công ty đang tuyển thật.',
    'New jobs every day, from companies that are really hiring.',
  ),
  description: text(
    'Tìm việc làm tại Việt Nam theo ngành nghề, địa điểm và mức lương. Tạo hồ sơ và ứng tuyển trực tuyến.',
    'Find jobs in Vietnam by category, location and salary. Create your profile and apply online.',
  ),
  newest: text('Việc làm mới nhất', 'Newest jobs'),
  seeAll: text('Xem tất cả việc làm', 'See all jobs'),
  trades: text('Việc làm theo ngành nghề', 'Jobs by category'),
  places: text('Việc làm theo địa điểm', 'Jobs by location'),
  allTrades: text('Xem tất cả ngành nghề', 'See all categories'),
  allCompanies: text('Xem tất cả công ty', 'See all companies'),
  tools: text('Công cụ cho người tìm việc', 'Tools for job seekers'),
  companies: text('Công ty đang tuyển', 'Companies that are hiring'),
  popular: text('Được tìm nhiều', 'Popular searches'),
  landing: text('Tìm việc làm', 'Find jobs'),
  landingLead: text('Chọn ngành nghề hoặc địa điểm để bắt đầu.', 'Choose a category or a location to begin.'),
  allPlaces: text('Việc làm tại tất cả địa điểm', 'Jobs in all locations'),
}

const NEWEST = 6
const TRADES = 12
const COMPANIES = 8
const POPULAR = 6

/** The home page. */
export const homeContent: ContentOf = (context) => {
  const { language } = context
  return {
    title: WORDS.title[language],
    description: WORDS.description[language],
    view: {
      heading: WORDS.heading[language],
      lead: WORDS.lead[language],
      hero: true,
      search: jobSearchForm(context),
      popular: { label: WORDS.popular[language], links: popularSearches(language).slice(0, POPULAR) },
      blocks: [
        jobBlock(searchJobs({}).slice(0, NEWEST), context, {
          heading: WORDS.newest[language],
          more: { label: WORDS.seeAll[language], href: pagePath('searchResult', language) },
        }),
        {
          kind: 'links',
          heading: WORDS.trades[language],
          links: categoryLinks(language).slice(0, TRADES),
          more: { label: WORDS.allTrades[language], href: pagePath('SEOLandingPage', language) },
        },
        {
          kind: 'companies',
          heading: WORDS.companies[language],
          companies: companyCards(language).slice(0, COMPANIES),
          more: { label: WORDS.allCompanies[language], href: pagePath('companyList', language) },
        },
        { kind: 'cards', heading: WORDS.tools[language], cards: toolCards(language) },
      ],
    },
  }
}

/** The landing page of the job search. */
export const landingContent: ContentOf = ({ language, query }) => ({
  description: WORDS.description[language],
  view: {
    heading: WORDS.landing[language],
    lead: WORDS.landingLead[language],
    search: jobSearchForm({ language, query }),
    blocks: [
      {
        kind: 'links',
        id: 'recruitment',
        heading: WORDS.popular[language],
        look: 'chips',
        links: popularSearches(language),
      },
      { kind: 'links', heading: WORDS.trades[language], links: categoryLinks(language) },
      {
        kind: 'links',
        heading: WORDS.places[language],
        links: withJobs(locationLinks(language)),
        more: { label: WORDS.allPlaces[language], href: localized('/tat-ca-khu-vuc', language) },
      },
    ],
  },
})

/** Every location with its number of jobs. */
export const allLocationsContent: ContentOf = ({ language }) => ({
  description: WORDS.description[language],
  view: { heading: WORDS.allPlaces[language], blocks: [{ kind: 'links', links: locationLinks(language) }] },
})

/** Links to the most frequent searches. */
export const popularSearches = (language: Language): LinkView[] =>
  hotKeywords.map((keyword) => ({
    label: keyword[language],
    href: buildSearchUrl({ keyword: keyword[language] }, language),
  }))

const TOOLS = [
  [
    'salary',
    text('Báo cáo lương', 'Salary report'),
    text('So sánh mức lương theo ngành nghề và chức danh.', 'Compare pay by category and job title.'),
  ],
  [
    'interview',
    text('Câu hỏi phỏng vấn', 'Interview questions'),
    text('Chuẩn bị với câu hỏi thật và gợi ý trả lời.', 'Prepare with real questions and hints for answers.'),
  ],
  [
    'salaryConverter',
    text('Tính lương Gross – Net', 'Gross–net converter'),
    text('Biết lương thực nhận sau thuế và bảo hiểm.', 'Know your pay after tax and insurance.'),
  ],
  [
    'careerPath',
    text('Lộ trình sự nghiệp', 'Career path'),
    text('Xem các bước tiếp theo của nghề bạn chọn.', 'See the next steps of the career you chose.'),
  ],
] as const

const toolCards = (language: Language): CardView[] =>
  inLanguage(TOOLS, language).map(([page, title, words]) => ({ title, text: words, href: pagePath(page, language) }))

const categoryLinks = (language: Language): CountedLink[] =>
  withJobs(
    categories.map((row) =>
      counted(nameIn(row, language), buildCategoryUrl(row, language), { categoryIds: [row.id] }, language),
    ),
  )

const locationLinks = (language: Language): CountedLink[] =>
  locations.map((row) =>
    counted(nameIn(row, language), buildLocationUrl(row, language), { locationIds: [row.id] }, language),
  )

/** Those with the most jobs first, without those that have none. */
const withJobs = (links: readonly CountedLink[]): CountedLink[] =>
  links.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)

type CountedLink = LinkView & { readonly count: number }

function counted(label: string, href: string, query: JobQuery, language: Language): CountedLink {
  const count = searchJobs(query).length
  return { label, href, count, ...(count > 0 && { note: formatJobCount(count, language) }) }
}
