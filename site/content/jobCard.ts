import { jobLevels, type Language, locations, type Named, nameIn } from '@jobsite/shell/core'
import { companyById } from '../backend/fixtures/companies.ts'
import type { Job } from '../backend/fixtures/jobs.ts'
import { jobUrl } from '../backend/jobUrl.ts'
import { postedOn } from '../backend/postedOn.ts'
import type { Bilingual } from '../bilingual.ts'
import type { JobCardView } from '../ui/view.ts'
import type { PageContext } from '../web/pageContext.ts'
import { formatCount } from './format.ts'
import type { Block } from './views.ts'

/** A job as lists show it. */
export function jobCard(job: Job, language: Language, now: Date): JobCardView {
  return {
    id: job.id,
    href: jobUrl(job, language),
    title: job.title[language],
    company: companyById(job.companyId)?.name ?? '',
    companyId: job.companyId,
    place: namesOf(locations, job.locationIds, language),
    salary: formatSalary(job.salary, language),
    level: namesOf(jobLevels, [job.levelId], language),
    posted: { text: formatPosted(job.postedDaysAgo, language), dateTime: postedOn(job, now).slice(0, 10) },
    ...(job.urgent && { urgent: language === 'vi' ? 'Tuyển gấp' : 'Urgent' }),
  }
}

/** Jobs as a block of a page; `empty` is the text where there are none. */
export const jobBlock = (
  jobs: readonly Job[],
  { language, now }: Pick<PageContext, 'language' | 'now'>,
  more: Pick<Block, 'heading' | 'more'> & { readonly empty?: Bilingual } = {},
): Block => ({ kind: 'jobs', empty: '', ...more, jobs: jobs.map((job) => jobCard(job, language, now)) })

/** The names of rows by id, joined by commas. */
export function namesOf(rows: readonly Named[], ids: readonly number[], language: Language): string {
  const names = rowsOf(rows, ids).map((row) => nameIn(row, language))
  return names.filter((name) => name !== '').join(', ')
}

/** Rows by id, in the order of the ids; an id that no row has is omitted. */
export const rowsOf = (rows: readonly Named[], ids: readonly number[]): Named[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])

/** A monthly salary in words. */
export function formatSalary(salary: Job['salary'], language: Language): string {
  if (!salary) return language === 'vi' ? 'Thương lượng' : 'Negotiable'
  const [min, max] = salary.map((amount) => formatCount(amount, language))
  return language === 'vi' ? `${min} – ${max} USD/tháng` : `$${min} – $${max} a month`
}

function formatPosted(days: number, language: Language): string {
  if (days === 0) return language === 'vi' ? 'Hôm nay' : 'Today'
  if (days === 1) return language === 'vi' ? 'Hôm qua' : 'Yesterday'
  return language === 'vi' ? `${days} ngày trước` : `${days} days ago`
}
