import {
  buildCategoryUrl,
  buildListingUrl,
  buildLocationUrl,
  buildSearchUrl,
  categories,
  type Language,
  locations,
  type Named,
  nameIn,
  type ParsedSearch,
  parseListingUrl,
  parseSearchUrl,
  type SearchCriteria,
  topCategoryIds,
  topLocationIds,
} from '@jobsite/shell/core'
import { searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { Block, LinkView } from '../ui/view.ts'
import type { ContentOf, PageContent, PageContext } from '../web/pageContext.ts'
import { formatJobCount } from './format.ts'
import { jobCard, namesOf, rowsOf } from './jobCard.ts'

const PER_PAGE = 20

const WORDS = {
  all: text('Tất cả việc làm', 'All jobs'),
  newest: text('Việc làm mới nhất', 'Newest jobs'),
  urgent: text('Việc cần tuyển gấp', 'Urgent jobs'),
  empty: text(
    'Chưa có việc làm nào khớp. Hãy thử từ khóa ngắn hơn hoặc bỏ bớt khu vực.',
    'No job matches yet. Try a shorter keyword or fewer locations.',
  ),
  more: text('Xem trang tiếp theo', 'See the next page'),
  page: text('trang', 'page'),
  byPlace: text('Lọc theo khu vực', 'Narrow by location'),
  byTrade: text('Lọc theo ngành nghề', 'Narrow by category'),
  results: text('Kết quả', 'Results'),
}

/** Search results: searches by keyword and ids, landing links, all jobs, urgent jobs and the listing page. */
export const searchContent: ContentOf = (context) => {
  const parents = parseListingUrl(context.path + queryText(context))
  if (parents) return listing(context, parents)
  const search = parseSearchUrl(context.path)
  return search && results(context, search, searchHeading(search, context.language))
}

/** The listing page takes the plain search forms too, and sends them to the search's own address. */
function listing(context: PageContext, parents: readonly number[]): ReturnType<ContentOf> {
  const { language, query } = context
  if (query.has('q')) {
    const rest = new URLSearchParams(query)
    rest.delete('q')
    rest.delete('l')
    const keyword = (query.get('q') ?? '').slice(0, 200)
    return {
      redirect: buildSearchUrl({ keyword, locationIds: parents }, language, { search: rest.toString() }),
      status: 303,
    }
  }
  const place = namesOf(locations, parents, language)
  const heading = place === '' ? WORDS.newest[language] : searchHeading({ locationIds: parents }, language)
  return results(context, { locationIds: parents }, heading, buildListingUrl(parents, language))
}

function results(
  context: PageContext,
  search: SearchCriteria | ParsedSearch,
  heading: string,
  address = context.path,
): PageContent {
  const { language, now, path, query } = context
  const found = searchJobs(search)
  const count = formatJobCount(found.length, language)
  const page = Math.max(1, /^\d{1,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1)
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const next = { label: WORDS.more[language], href: `${path}${queryWith(query, 'page', String(page + 1))}` }
  const isLater = page > 1 && shown.length > 0
  return {
    title: `${heading} (${count})${isLater ? ` – ${WORDS.page[language]} ${page}` : ''}`,
    // Every page of a list is known by its own address: search engines leave out what names another page as itself.
    canonical: isLater ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address,
    description:
      language === 'vi'
        ? `${heading}: ${count} đang tuyển, cập nhật mỗi ngày. Xem mức lương, yêu cầu và ứng tuyển trực tuyến.`
        : `${heading}: ${count} open now, updated every day. See salaries and requirements, and apply online.`,
    noIndex: shown.length === 0,
    keyword: search.keyword,
    categoryId: search.categoryIds,
    locationId: search.locationIds,
    view: {
      heading,
      lead: count,
      blocks: [
        {
          kind: 'jobs',
          heading: WORDS.results[language],
          jobs: shown.map((job) => jobCard(job, language, now)),
          empty: WORDS.empty[language],
          ...(found.length > page * PER_PAGE && { more: next }),
        },
        ...narrowing(search, language),
      ],
    },
  }
}

/** Links to the same search in one of the top locations, and in one of the top categories. */
function narrowing({ keyword, categoryIds = [], locationIds = [] }: SearchCriteria, language: Language): Block[] {
  const links = (rows: readonly Named[], narrowed: (row: Named) => SearchCriteria): LinkView[] =>
    rows.map((row) => ({ label: nameIn(row, language), href: narrowedUrl(narrowed(row), language) }))
  return [
    {
      kind: 'links',
      heading: WORDS.byPlace[language],
      links: links(rowsOf(locations, topLocationIds), ({ id }) => ({ keyword, categoryIds, locationIds: [id] })),
    },
    {
      kind: 'links',
      heading: WORDS.byTrade[language],
      links: links(rowsOf(categories, topCategoryIds), ({ id }) => ({ keyword, categoryIds: [id], locationIds })),
    },
  ]
}

/** The landing page of a category, a place, or both, where a search asks for nothing else: that one is indexed. */
function narrowedUrl(search: SearchCriteria, language: Language): string {
  const [trade, ...trades] = rowsOf(categories, search.categoryIds ?? [])
  const [place, ...places] = rowsOf(locations, search.locationIds ?? [])
  const isPlain = !search.keyword && trades.length === 0 && places.length === 0
  if (isPlain && trade) return buildCategoryUrl(trade, language, place)
  return isPlain && place ? buildLocationUrl(place, language) : buildSearchUrl(search, language)
}

function searchHeading({ keyword, categoryIds, locationIds, urgent }: SearchCriteria, language: Language): string {
  const trade = namesOf(categories, categoryIds ?? [], language)
  const place = namesOf(locations, locationIds ?? [], language)
  const words = keyword ? `“${keyword}”` : ''
  if (language === 'vi') {
    if (!words && !trade && !place) return (urgent ? WORDS.urgent : WORDS.all).vi
    const start = urgent ? 'Việc cần tuyển gấp' : 'Việc làm'
    return [start, words, trade && (words ? `ngành ${trade}` : trade), place && `tại ${place}`]
      .filter(Boolean)
      .join(' ')
  }
  if (!words && !trade && !place) return (urgent ? WORDS.urgent : WORDS.all).en
  const start = [urgent && 'Urgent', words, trade].filter(Boolean).join(' ')
  return `${start} ${start ? 'jobs' : 'Jobs'}${place && ` in ${place}`}`.trim()
}

const queryText = ({ query }: PageContext): string => (query.has('l') ? `?l=${query.get('l')}` : '')

function queryWith(query: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(query)
  changed.set(name, value)
  return `?${changed}`
}
