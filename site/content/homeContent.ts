import {
  buildCategoryUrl,
  buildLocationUrl,
  categories,
  type Language,
  locations,
  type Named,
  nameIn,
  pagePath,
} from '@jobsite/shell/core'
import { companies } from '../backend/fixtures/companies.ts'
import { type JobQuery, searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { companyCards } from './companyContent.ts'
import { formatCount, formatJobCount } from './format.ts'
import { jobBlock } from './jobCard.ts'
import { localized } from './localized.ts'
import { POPULAR, popularBlock, popularSearches } from './popularSearches.ts'
import { jobSearchForm } from './searchForms.ts'
import { urlOf } from './urlOf.ts'
import type { CardView, FigureView, LinkView } from './views.ts'

const TRADES = text('Việc làm theo ngành nghề', 'Jobs by category')
const ALL_PLACES = text('Việc làm tại tất cả địa điểm', 'Jobs in all locations')

/** Number of rows of each block of the home page. */
const SHOWN = { jobs: 6, trades: 12, companies: 8, searches: 6 }

/** The home page. */
export const homeContent: ContentOf = (context) => {
  const { language } = context
  return {
    structuredData: siteData(context),
    title: text('Tìm việc làm tại Việt Nam', 'Jobs in Vietnam'),
    description: text(
      'Tìm việc làm tại Việt Nam theo ngành nghề, địa điểm và mức lương. Tạo hồ sơ và nộp đơn trực tuyến.',
      'Find jobs in Vietnam by category, location and salary. Create your profile and apply online.',
    ),
    view: {
      heading: text('Tìm việc làm phù hợp với bạn', 'Find the job that fits you'),
      lead: text(
        'Việc làm mới mỗi ngày từ các công ty trên khắp Việt Nam.',
        'New jobs every day, from companies all over Vietnam.',
      ),
      hero: true,
      search: jobSearchForm(context),
      popular: { label: POPULAR, links: popularSearches.slice(0, SHOWN.searches) },
      blocks: [
        { kind: 'figures', figures: siteFigures(language) },
        jobBlock(searchJobs({}).slice(0, SHOWN.jobs), context, {
          heading: text('Việc làm mới nhất', 'Newest jobs'),
          more: { label: text('Xem tất cả việc làm', 'See all jobs'), href: urlOf('searchResult') },
        }),
        {
          kind: 'links',
          heading: TRADES,
          links: categoryLinks(language).slice(0, SHOWN.trades),
          more: { label: text('Xem tất cả ngành nghề', 'See all categories'), href: urlOf('SEOLandingPage') },
        },
        {
          kind: 'companies',
          heading: text('Công ty đang tuyển', 'Companies that are hiring'),
          companies: companyCards(language).slice(0, SHOWN.companies),
          more: { label: text('Xem tất cả công ty', 'See all companies'), href: urlOf('companyList') },
        },
        { kind: 'cards', heading: text('Công cụ cho người tìm việc', 'Tools for job seekers'), cards: TOOLS },
      ],
    },
  }
}

/** What the site has to offer, in numbers that its pages show again. */
function siteFigures(language: Language): FigureView[] {
  const places = withJobs(locationLinks(language)).length
  const fields = categoryLinks(language).length
  const count = (value: number): string => formatCount(value, language)
  return [
    {
      value: count(searchJobs({}).length),
      label: text('việc làm đang tuyển', 'open jobs'),
      href: urlOf('searchResult'),
    },
    {
      value: count(companies.length),
      label: text('công ty đang tuyển', 'companies hiring'),
      href: urlOf('companyList'),
    },
    { value: count(fields), label: text('ngành nghề', 'categories'), href: urlOf('SEOLandingPage') },
    {
      value: count(places),
      label: text('tỉnh, thành phố', 'provinces and cities'),
      href: localized('/tat-ca-khu-vuc', language),
    },
  ]
}

/** The site with its search, and who runs it, in the words of schema.org. */
function siteData({ language, config }: PageContext): object[] {
  const { siteName, siteOrigin, company, social } = config
  const context = 'https://schema.org'
  const organization = `${siteOrigin}/#organization`
  const search = siteOrigin + pagePath('searchResult', language)
  return [
    {
      '@context': context,
      '@type': 'WebSite',
      name: siteName,
      url: siteOrigin + pagePath('homepage', language),
      inLanguage: language,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': context,
      '@type': 'Organization',
      '@id': organization,
      name: siteName,
      legalName: company.name,
      url: `${siteOrigin}/`,
      logo: `${siteOrigin}/icons/512.png`,
      address: company.address[language],
      telephone: company.phone,
      sameAs: Object.values(social),
    },
  ]
}

/** The landing page of the job search. */
export const landingContent: ContentOf = ({ language }) => ({
  description: text(
    'Bắt đầu tìm việc: từ khóa được tìm nhiều, ngành nghề và địa điểm có việc làm, kèm số việc làm đang tuyển.',
    'Start your job search: popular searches, categories and locations, with the number of open jobs of each.',
  ),
  view: {
    heading: text('Tìm việc làm', 'Find jobs'),
    lead: text('Chọn ngành nghề hoặc địa điểm để bắt đầu.', 'Choose a category or a location to begin.'),
    blocks: [
      { ...popularBlock, id: 'recruitment' },
      { kind: 'links', heading: TRADES, links: categoryLinks(language) },
      {
        kind: 'links',
        heading: text('Việc làm theo địa điểm', 'Jobs by location'),
        links: withJobs(locationLinks(language)),
        more: { label: ALL_PLACES, href: localized('/tat-ca-khu-vuc', language) },
      },
    ],
  },
})

/** Every location with its number of jobs. */
export const allLocationsContent: ContentOf = ({ language }) => ({
  description: text(
    'Tất cả tỉnh, thành phố và khu vực ở Việt Nam, kèm số việc làm đang tuyển ở mỗi nơi.',
    'All provinces, cities and regions of Vietnam, with the number of open jobs in each.',
  ),
  view: {
    heading: ALL_PLACES,
    blocks: [
      {
        kind: 'links',
        heading: text('Đang tuyển nhiều nhất', 'Most open jobs'),
        links: withJobs(locationLinks(language)),
      },
      {
        kind: 'links',
        heading: text('Địa điểm khác', 'Other locations'),
        links: locationLinks(language, byName(language)).filter(({ count }) => count === 0),
      },
    ],
  },
})

const TOOLS: readonly CardView[] = [
  {
    icon: 'chart',
    href: urlOf('salary'),
    title: text('Báo cáo lương', 'Salary report'),
    text: text('So sánh mức lương theo ngành nghề và chức danh.', 'Compare pay by category and job title.'),
  },
  {
    icon: 'question',
    href: urlOf('interview'),
    title: text('Câu hỏi phỏng vấn', 'Interview questions'),
    text: text(
      'Chuẩn bị với câu hỏi thường gặp và gợi ý trả lời.',
      'Prepare with common questions and hints for answers.',
    ),
  },
  {
    icon: 'calculator',
    href: urlOf('salaryConverter'),
    title: text('Tính lương Gross - Net', 'Gross to net salary converter'),
    text: text('Biết lương thực nhận sau thuế và bảo hiểm.', 'Know your pay after tax and insurance.'),
  },
  {
    icon: 'path',
    href: urlOf('careerPath'),
    title: text('Lộ trình sự nghiệp', 'Career path'),
    text: text('Xem các bước tiếp theo của nghề bạn chọn.', 'See the next steps of the career you chose.'),
  },
]

const categoryLinks = (language: Language): CountedLink[] =>
  withJobs(
    categories.map((row) =>
      counted(nameIn(row, language), buildCategoryUrl(row, language), { categoryIds: [row.id] }, language),
    ),
  )

/** Locations from A to Z, "International" and "Other" after all places. */
const byName = (language: Language): Named[] =>
  locations.toSorted(
    (a, b) =>
      Number(NO_PLACES.includes(a.id)) - Number(NO_PLACES.includes(b.id)) ||
      nameIn(a, language).localeCompare(nameIn(b, language), language),
  )

const NO_PLACES = [70, 66]

const locationLinks = (language: Language, rows: readonly Named[] = locations): CountedLink[] =>
  rows.map((row) =>
    counted(nameIn(row, language), buildLocationUrl(row, language), { locationIds: [row.id] }, language),
  )

/** Those with the most jobs first, without those that have none. */
const withJobs = (links: readonly CountedLink[]): CountedLink[] =>
  links.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)

type CountedLink = LinkView & { readonly label: string; readonly count: number }

function counted(label: string, href: string, query: JobQuery, language: Language): CountedLink {
  const count = searchJobs(query).length
  return { label, href, count, ...(count > 0 && { note: formatJobCount(count, language) }) }
}
