import {
  buildListingUrl,
  buildSearchUrl,
  categories,
  type Language,
  locations,
  messages,
  pagePath,
  parseListingUrl,
  parseSearchUrl,
  type SearchCriteria,
} from '@jobsite/shell/core'
import { searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { ContentOf, PageContent, PageContext } from '../web/pageContext.ts'
import { activeChips, filterViews } from './filterViews.ts'
import { formatJobCount } from './format.ts'
import { jobBlock, jobCard, namesOf } from './jobCard.ts'
import { jobDetail } from './jobDetail.ts'
import { pagerLinks } from './pagerLinks.ts'
import { popularBlock, popularSearches } from './popularSearches.ts'
import { filtersUrl, landingUrl, readFilters, readForm, type SearchFilters } from './searchFilters.ts'
import type { Block, FilterView, ResultsView } from './views.ts'

const PER_PAGE = 20
const EMPTY_JOBS = 3
const EMPTY_KEYWORDS = 6

const ALL = text('Tất cả việc làm', 'All jobs')
const NEWEST = text('Việc làm mới nhất', 'Newest jobs')
const URGENT = text('Việc cần tuyển gấp', 'Urgent jobs')
const FAILED = text('Không tải được danh sách việc làm', 'The jobs could not be loaded')
const PAGE = text('trang', 'page')

/** Search results: searches by keyword and ids, landing links, all jobs, urgent jobs and the listing page. */
export const searchContent: ContentOf = (context) => {
  const { path, query, language } = context
  const parents = parseListingUrl(path + queryText(context))
  if (!parents) {
    const search = parseSearchUrl(path)
    if (!search) return null
    const filters = readFilters(search, query)
    return results(context, filters, isWhole(search, filters) ? path : landingUrl(filters, language))
  }
  const form = readForm(query)
  if (form) return { redirect: formTarget(form, context), status: 303 }
  const filters = readFilters({ locationIds: parents }, query)
  const known = filters.locationIds ?? []
  return results(context, filters, buildListingUrl(known, language), known.length === 0)
}

/** Whether a search has every id that its path names. */
const isWhole = (path: SearchCriteria, { categoryIds = [], locationIds = [] }: SearchFilters): boolean =>
  categoryIds.length === (path.categoryIds ?? []).length && locationIds.length === (path.locationIds ?? []).length

/** Returns the target of a plain form: the page of the chosen filters, or the URL of the header's search. */
function formTarget(form: SearchFilters, { query, language }: PageContext): string {
  const target = filtersUrl(form, language, query)
  if (query.has('c') || form.keyword) return target
  return buildSearchUrl(form, language) + target.slice(landingUrl(form, language).length)
}

function results(context: PageContext, filters: SearchFilters, href: string, isNewest = false): PageContent {
  const { language, now, query, faults } = context
  const isFailed = faults.jobSearch === 'dead'
  const found = isFailed || faults.jobSearch === 'empty' ? [] : searchJobs(filters)
  const heading = isNewest && isPlain(filters) ? NEWEST[language] : searchHeading(filters, language)
  const count = isFailed ? undefined : formatJobCount(found.length, language)
  const page = Math.max(1, /^\d{1,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1)
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const isLater = page > 1 && shown.length > 0
  const wanted = shown.find(({ id }) => String(id) === query.get('job')) ?? shown[0]
  const views = filterViews({ filters, language, query })
  const view: ResultsView = {
    count,
    action: pagePath('searchResult', language),
    ...views,
    ...(isFailed && { filters: views.filters.map(withoutCounts) }),
    jobs: shown.map((job) => jobCard(job, language, now)),
    saved: { label: messages[language].menu.savedJobs, href: `${pagePath('myJobs', language)}?section=saved` },
    alert: {
      label: text('Tạo thông báo cho tìm kiếm này', 'Create an alert for this search'),
      href: alertUrl(filters, language),
    },
    ...(wanted && { detail: jobDetail(wanted, context) }),
    pages: pagerLinks(page, Math.ceil(found.length / PER_PAGE), language, (to) => pageUrl(context, to)),
    ...(shown.length === 0 && {
      empty: isFailed ? failed(context) : found.length > 0 ? beyond(context) : nothing(context, filters),
    }),
  }
  return {
    title: `${heading}${count ? ` (${count})` : ''}${isLater ? ` – ${PAGE[language]} ${page}` : ''}`,
    // Every page of a list is known by its own URL: search engines leave out what names another page as itself.
    canonical: isLater ? `${href}${href.includes('?') ? '&' : '?'}page=${page}` : href,
    description: !count
      ? `${heading}: ${FAILED[language]}`
      : language === 'vi'
        ? `${heading}: ${count} đang tuyển, cập nhật mỗi ngày. Xem mức lương, yêu cầu và nộp đơn trực tuyến.`
        : `${heading}: ${count} open now, updated every day. See salaries and requirements, and apply online.`,
    noIndex: shown.length === 0,
    ...(isFailed && { status: 503 }),
    keyword: filters.keyword,
    categoryId: filters.categoryIds,
    locationId: filters.locationIds,
    view: {
      heading,
      crumb: heading,
      results: view,
      blocks: found.length === 0 && !isFailed ? otherJobs(context) : [],
    },
  }
}

/** The form of an alert, filled in with what an alert knows of a search. */
function alertUrl({ keyword, locationIds = [] }: SearchFilters, language: Language): string {
  const query = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(locationIds.length > 0 && { location: String(locationIds[0]) }),
  })
  return `${pagePath('jobAlerts', language)}${query.size > 0 ? `?${query}` : ''}`
}

/** A filter as it is offered where the search failed: nobody knows what its choices would find. */
const withoutCounts = (filter: FilterView): FilterView =>
  filter.kind === 'many' ? { ...filter, options: filter.options.map(({ count, ...option }) => option) } : filter

/** The same list on another page of it, by its own URL: what else the query says stays. */
function pageUrl({ path, query }: PageContext, page: number): string {
  const changed = new URLSearchParams(query)
  changed.delete('job')
  changed.delete('page')
  if (page > 1) changed.set('page', String(page))
  return changed.size > 0 ? `${path}?${changed}` : path
}

/** Nothing found: each filter that can be removed to find something, with how much. */
function nothing({ language, query }: PageContext, filters: SearchFilters): ResultsView['empty'] {
  const links = activeChips({ filters, language, query })
    .filter(({ count }) => count > 0)
    .map(({ label, href, count }) => ({
      label: `${language === 'vi' ? 'Bỏ' : 'Remove'} ${label}: ${formatJobCount(count, language)}`,
      href,
    }))
  return {
    heading: text('Chưa có việc làm phù hợp', 'No matching jobs'),
    text:
      links.length > 0
        ? text('Bỏ bớt một điều kiện để thấy nhiều việc làm hơn:', 'Remove a filter to see more jobs:')
        : text('Hãy thử từ khóa ngắn hơn, hoặc kiểm tra chính tả.', 'Try a shorter keyword, or check the spelling.'),
    links,
  }
}

const beyond = (context: PageContext): ResultsView['empty'] => ({
  heading: text('Không có trang kết quả này', 'There is no such page of results'),
  text: text('Quay lại trang đầu để xem các việc làm.', 'Go back to the first page to see the jobs.'),
  links: [{ label: text('Về trang đầu', 'Back to the first page'), href: pageUrl(context, 1) }],
})

const failed = ({ url }: PageContext): ResultsView['empty'] => ({
  heading: FAILED,
  text: text(
    'Máy chủ tìm kiếm không phản hồi. Vui lòng thử lại sau giây lát.',
    'The search did not answer. Please try again in a moment.',
  ),
  links: [{ label: text('Thử lại', 'Try again'), href: url }],
})

/** Blocks of a results page without results. */
const otherJobs = (context: PageContext): Block[] => [
  { ...popularBlock, links: popularSearches.slice(0, EMPTY_KEYWORDS) },
  jobBlock(searchJobs({}).slice(0, EMPTY_JOBS), context, { heading: NEWEST }),
]

const isPlain = ({ keyword, categoryIds = [], locationIds = [], urgent }: SearchFilters): boolean =>
  !keyword && !urgent && categoryIds.length === 0 && locationIds.length === 0

function searchHeading(filters: SearchFilters, language: Language): string {
  const { keyword, categoryIds, locationIds, urgent } = filters
  if (isPlain(filters)) return ALL[language]
  const category = namesOf(categories, categoryIds ?? [], language)
  const place = namesOf(locations, locationIds ?? [], language)
  const words = keyword ? `“${keyword}”` : ''
  if (!words && !category && !place) return (urgent ? URGENT : ALL)[language]
  if (language === 'vi') {
    const start = urgent ? 'Việc cần tuyển gấp' : 'Việc làm'
    return [start, words, category && (words ? `ngành ${category}` : category), place && `tại ${place}`]
      .filter(Boolean)
      .join(' ')
  }
  const start = [urgent && 'Urgent', words, category].filter(Boolean).join(' ')
  return `${start} ${start ? 'jobs' : 'Jobs'}${place && ` in ${place}`}`.trim()
}

const queryText = ({ query }: PageContext): string => (query.has('l') ? `?l=${query.get('l')}` : '')
