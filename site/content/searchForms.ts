import { constants, locations, pagePath } from '@jobsite/shell/core'
import { inLanguage, text } from '../bilingual.ts'
import type { SearchView } from '../ui/view.ts'
import type { PageContext } from '../web/pageContext.ts'
import { choices, topFirst } from './filterViews.ts'
import { otherParameters } from './searchFilters.ts'

const JOBS = {
  name: text('Tìm việc trên trang', 'Search jobs on this page'),
  label: text('Chức danh, kỹ năng hoặc công ty', 'Title, skill or company'),
  placeholder: text('Ví dụ: kế toán, Java', 'For example: accountant, Java'),
  submit: text('Tìm việc', 'Find jobs'),
  locations: { label: text('Địa điểm', 'Location'), all: text('Tất cả địa điểm', 'All locations') },
}

type Page = Pick<PageContext, 'language' | 'query'>

/** The large search of the home page: a plain GET to the listing page, which leads on to the search's own URL. */
export function jobSearchForm({ language, query }: Page): SearchView {
  const { locations: words, ...texts } = inLanguage(JOBS, language)
  const options = choices(topFirst(locations), 'locationIds', {}, language)
  return {
    action: pagePath('searchResult', language),
    ...texts,
    value: '',
    kept: otherParameters(query),
    locations: { ...words, options, max: constants.maxLocations },
  }
}
