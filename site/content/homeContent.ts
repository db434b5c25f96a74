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
import { searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { Block } from '../ui/view.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { companyCards } from './companyContent.ts'
import { formatJobCount } from './format.ts'
import { jobCard } from './jobCard.ts'
import { jobSearchForm } from './searchForms.ts'

const WORDS = {
  title: text('Tìm việc làm tại Việt Nam', 'Jobs in Vietnam'),
  heading: text('Công việc tiếp theo của bạn ở đây', 'Your next job is here'),
  lead: text(
    'Việc làm mới mỗi ngày từ những công ty đang tuyển thật.',
    'New jobs every day, from companies that are really hiring.',
  ),
  description: text(
    'Tìm việc làm tại Việt Nam theo ngành nghề, khu vực và mức lương. Tạo hồ sơ và ứng tuyển trực tuyến.',
    'Find jobs in Vietnam by category, location and salary. Create your profile and apply online.',
  ),
  newest: text('Việc làm mới nhất', 'Newest jobs'),
  seeAll: text('Xem tất cả việc làm', 'See all jobs'),
  trades: text('Việc làm theo ngành nghề', 'Jobs by category'),
  places: text('Việc làm theo khu vực', 'Jobs by location'),
  companies: text('Công ty đang tuyển', 'Companies that are hiring'),
  popular: text('Được tìm nhiều', 'Popular searches'),
  landing: text('Tìm việc làm', 'Find jobs'),
  landingLead: text('Chọn ngành nghề hoặc khu vực để bắt đầu.', 'Choose a category or a location to begin.'),
  allPlaces: text('Việc làm tại tất cả khu vực', 'Jobs in all locations'),
}

const NEWEST = 9
const COMPANIES = 8

/** The home page. */
export const homeContent: ContentOf = ({ language, now }) => ({
  title: WORDS.title[language],
  description: WORDS.description[language],
  view: {
    heading: WORDS.heading[language],
    lead: WORDS.lead[language],
    hero: true,
    search: jobSearchForm(language),
    blocks: [
      {
        kind: 'jobs',
        heading: WORDS.newest[language],
        jobs: searchJobs({})
          .slice(0, NEWEST)
          .map((job) => jobCard(job, language, now)),
        empty: '',
        more: { label: WORDS.seeAll[language], href: pagePath('searchResult', language) },
      },
      categoryLinks(language, true),
      { kind: 'cards', heading: WORDS.companies[language], cards: companyCards(language).slice(0, COMPANIES) },
    ],
  },
})

/** The landing page of the job search. */
export const landingContent: ContentOf = ({ language }) => ({
  description: WORDS.description[language],
  view: {
    heading: WORDS.landing[language],
    lead: WORDS.landingLead[language],
    search: jobSearchForm(language),
    blocks: [
      {
        kind: 'links',
        id: 'recruitment',
        heading: WORDS.popular[language],
        links: hotKeywords.map((keyword) => ({
          label: keyword[language],
          href: buildSearchUrl({ keyword: keyword[language] }, language),
        })),
      },
      categoryLinks(language, false),
      locationLinks(language),
    ],
  },
})

/** Every location with its number of jobs. */
export const allLocationsContent: ContentOf = ({ language }) => ({
  description: WORDS.description[language],
  view: { heading: WORDS.allPlaces[language], blocks: [locationLinks(language)] },
})

function categoryLinks(language: Language, onlyWithJobs: boolean): Block {
  const rows = categories.map((row) => ({ row, count: searchJobs({ categoryIds: [row.id] }).length }))
  return {
    kind: 'links',
    heading: WORDS.trades[language],
    links: rows
      .filter(({ count }) => !onlyWithJobs || count > 0)
      .map(({ row, count }) => ({
        label: nameIn(row, language),
        href: buildCategoryUrl(row, language),
        note: formatJobCount(count, language),
      })),
  }
}

function locationLinks(language: Language): Block {
  return {
    kind: 'links',
    heading: WORDS.places[language],
    links: locations.map((row) => ({
      label: nameIn(row, language),
      href: buildLocationUrl(row, language),
      note: formatJobCount(searchJobs({ locationIds: [row.id] }).length, language),
    })),
  }
}
