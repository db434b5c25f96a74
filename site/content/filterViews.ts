import {
  categories,
  constants,
  defineConfig,
  jobLevels,
  type Language,
  locations,
  type Named,
  nameIn,
  salaryBands,
} from '@jobsite/shell/core'
import { type JobQuery, searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import { formatCount } from './format.ts'
import { rowsOf } from './jobCard.ts'
import { filterFields, filtersUrl, POSTED_WITHIN, type SearchFilters } from './searchFilters.ts'
import type { FilterView, LinkView, ResultsView } from './views.ts'

const LABELS = {
  l: text('Địa điểm', 'Location'),
  c: text('Ngành nghề', 'Category'),
  level: text('Cấp bậc', 'Level'),
  salary: text('Mức lương', 'Salary'),
  posted: text('Ngày đăng', 'Date posted'),
}

const NEWEST = text('Mới nhất', 'Newest')
const BEST_PAID = text('Lương cao nhất', 'Highest salary')

const MAX_CATEGORIES = 5

const { topLocationIds } = defineConfig()

/** Lower ends of the salary bands that the filter offers. */
const SALARIES = salaryBands.map(({ lower }) => lower).filter((lower) => lower > 0)

/** Search of a page of results. */
interface FilteredSearch {
  readonly filters: SearchFilters
  readonly language: Language
  readonly query: URLSearchParams
}

/** The filters above a list of jobs, what is chosen in each, and what each choice would find. */
export function filterViews(search: FilteredSearch): Pick<ResultsView, 'filters' | 'sort' | 'chips' | 'clear'> {
  const { filters, language, query } = search
  const active = activeChips(search)
  const chips = active.filter(({ isOnButton }) => !isOnButton)
  const { keyword } = filters
  return {
    filters: [
      many(search, 'l', 'locationIds', topFirst(locations), constants.maxLocations),
      many(search, 'c', 'categoryIds', categories, MAX_CATEGORIES),
      oneOf(search, 'salary', 'salaryFrom', SALARIES, salaryLabel, text('Mọi mức lương', 'Any salary')),
      many(search, 'level', 'levelIds', jobLevels),
      oneOf(search, 'posted', 'postedWithin', POSTED_WITHIN, postedLabel, text('Bất kỳ', 'Any time')),
    ],
    sort: {
      kind: 'one',
      name: 'sort',
      label: text('Sắp xếp', 'Sort by'),
      value: filters.sort ? BEST_PAID : NEWEST,
      options: ([undefined, 'salary'] as const).map((sort) => ({
        label: sort ? BEST_PAID : NEWEST,
        href: filtersUrl({ ...filters, sort }, language, query),
        isChosen: sort === filters.sort,
      })),
    },
    chips,
    ...((chips.length > 1 || active.length > chips.length) && {
      clear: { label: text('Xóa tất cả bộ lọc', 'Clear all filters'), href: filtersUrl({ keyword }, language, query) },
    }),
  }
}

/** An active filter: leads to the search without it. */
interface ActiveFilter extends LinkView {
  /** Number of jobs that the search without it finds. */
  readonly count: number
  /** Whether the button of its filter says it already. */
  readonly isOnButton: boolean
}

/** Returns the active filters, keyword first. */
export function activeChips({ filters, language, query }: FilteredSearch): ActiveFilter[] {
  const chip = (label: string, change: Partial<SearchFilters>, isOnButton = true): ActiveFilter => {
    const others = { ...filters, ...change }
    return { label, href: filtersUrl(others, language, query), count: searchJobs(others).length, isOnButton }
  }
  const { keyword, salaryFrom, postedWithin, urgent } = filters
  const rows = (name: 'locationIds' | 'categoryIds' | 'levelIds', table: readonly Named[]) =>
    rowsOf(table, filters[name] ?? []).map((row) =>
      // A button names one choice, and the number of the others.
      chip(
        nameIn(row, language),
        { [name]: filters[name]?.filter((id) => id !== row.id) },
        filters[name]?.length === 1,
      ),
    )
  return [
    ...(keyword ? [chip(`“${keyword}”`, { keyword: undefined }, false)] : []),
    ...rows('locationIds', locations),
    ...rows('categoryIds', categories),
    ...(salaryFrom ? [chip(salaryLabel(salaryFrom, language), { salaryFrom: undefined })] : []),
    ...rows('levelIds', jobLevels),
    ...(postedWithin ? [chip(postedLabel(postedWithin, language), { postedWithin: undefined })] : []),
    ...(urgent ? [chip(text('Tuyển gấp', 'Urgent')[language], { urgent: false }, false)] : []),
  ]
}

/** A filter of several choices: those that would find something, and those chosen. */
function many(
  { filters, language, query }: FilteredSearch,
  name: 'l' | 'c' | 'level',
  key: 'locationIds' | 'categoryIds' | 'levelIds',
  rows: readonly Named[],
  max?: number,
): FilterView {
  const chosen = filters[key] ?? []
  const first = rows.find(({ id }) => id === chosen[0])
  return {
    kind: 'many',
    name,
    label: LABELS[name],
    ...(first && { value: nameIn(first, language) + (chosen.length > 1 ? ` +${chosen.length - 1}` : '') }),
    options: choices(rows, key, filters, language),
    ...(max !== undefined && { max }),
    kept: filterFields(filters, query, name),
  }
}

/** Rows to choose from, with the number of jobs behind each. Those that would find nothing are omitted. */
export function choices(
  rows: readonly Named[],
  key: 'locationIds' | 'categoryIds' | 'levelIds',
  filters: JobQuery,
  language: Language,
) {
  return rows
    .map((row) => ({
      value: row.id,
      label: nameIn(row, language),
      count: searchJobs({ ...filters, [key]: [row.id] }).length,
      isChosen: filters[key]?.includes(row.id) === true,
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
}

/** The locations as the shell's picker has them: the top ones first. */
export const topFirst = (rows: readonly Named[]): Named[] => [
  ...rowsOf(rows, topLocationIds),
  ...rows.filter(({ id }) => !topLocationIds.includes(id)),
]

/** A filter of one choice, or none. */
function oneOf(
  { filters, language, query }: FilteredSearch,
  name: 'salary' | 'posted',
  key: 'salaryFrom' | 'postedWithin',
  values: readonly number[],
  labelOf: (value: number, language: Language) => string,
  none: Bilingual,
): FilterView {
  const chosen = filters[key]
  const option = (value: number | undefined) => ({
    label: value ? labelOf(value, language) : none,
    href: filtersUrl({ ...filters, [key]: value }, language, query),
    isChosen: value === chosen,
  })
  return {
    kind: 'one',
    name,
    label: LABELS[name],
    ...(chosen && { value: labelOf(chosen, language) }),
    options: [option(undefined), ...values.map(option)],
  }
}

function salaryLabel(amount: number, language: Language): string {
  const number = formatCount(amount, language)
  return language === 'vi' ? `Từ ${number} USD` : `From $${number}`
}

function postedLabel(days: number, language: Language): string {
  if (days === 1) return language === 'vi' ? 'Từ hôm qua' : 'Since yesterday'
  return language === 'vi' ? `${days} ngày qua` : `Last ${days} days`
}
