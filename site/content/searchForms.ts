import { constants, type Language, locations, pagePath } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { SearchView } from '../ui/view.ts'
import { choices, topFirst } from './filterViews.ts'

const JOBS = {
  name: text('Tìm việc trên trang', 'Search jobs on this page'),
  label: text('Chức danh, kỹ năng hoặc công ty', 'Title, skill or company'),
  placeholder: text('Ví dụ: kế toán, Java', 'For example: accountant, Java'),
  submit: text('Tìm việc', 'Find jobs'),
  where: text('Địa điểm', 'Location'),
  anywhere: text('Tất cả địa điểm', 'All locations'),
}

/** The large search of the home page: a plain GET to the listing page, which leads on to the search's own URL. */
export function jobSearchForm(language: Language): SearchView {
  return {
    action: pagePath('searchResult', language),
    name: JOBS.name[language],
    label: JOBS.label[language],
    placeholder: JOBS.placeholder[language],
    value: '',
    submit: JOBS.submit[language],
    locations: {
      label: JOBS.where[language],
      all: JOBS.anywhere[language],
      options: choices(topFirst(locations), 'locationIds', {}, language),
      max: constants.maxLocations,
    },
  }
}

const TOPICS = {
  interview: {
    name: text('Tìm câu hỏi phỏng vấn', 'Search interview questions'),
    submit: text('Xem câu hỏi', 'See questions'),
  },
  salary: { name: text('Tìm mức lương', 'Search salaries'), submit: text('Xem mức lương', 'See salaries') },
}
const JOB_TITLE = text('Chức danh', 'Job title')
const TITLE_EXAMPLE = text('Ví dụ: kế toán', 'For example: accountant')

/** The search by job title of the interview and salary pages. */
export function topicSearchForm(topic: 'interview' | 'salary', language: Language, value: string): SearchView {
  return {
    action: `${pagePath(topic, language)}/${language === 'vi' ? 'tat-ca-viec-lam' : 'all-jobs'}`,
    name: TOPICS[topic].name[language],
    label: JOB_TITLE[language],
    placeholder: TITLE_EXAMPLE[language],
    value,
    submit: TOPICS[topic].submit[language],
  }
}
