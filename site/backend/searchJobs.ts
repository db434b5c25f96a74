import { categories, encodeKeyword, locations, type Named } from '@jobsite/shell/core'
import { companyById } from './fixtures/companies.ts'
import { type Job, jobs } from './fixtures/jobs.ts'
import { skillNames } from './fixtures/skillNames.ts'

/** Criteria of a search. Lists are alternatives; different criteria are combined. */
export interface JobQuery {
  readonly keyword?: string
  readonly categoryIds?: readonly number[]
  readonly locationIds?: readonly number[]
  readonly levelIds?: readonly number[]
  readonly companyId?: number
  readonly urgent?: boolean
  /** US dollars a month that the job may pay at least; jobs that name no pay are omitted. */
  readonly salaryFrom?: number
  /** Days since the posting, at most. */
  readonly postedWithin?: number | undefined
  /** `salary` puts the best paid first. @default the newest first */
  readonly sort?: 'salary'
}

/**
 * The jobs that a query finds. Words are compared without accents and case, from their start on, in
 * both languages; `C#` and `C++` are words of their own.
 */
export function searchJobs(query: JobQuery): Job[] {
  const words = foldWords(query.keyword ?? '')
  return jobs
    .filter(
      (job) =>
        hasAny(job.categoryIds, query.categoryIds) &&
        hasAny(job.locationIds, query.locationIds) &&
        hasAny([job.levelId], query.levelIds) &&
        (query.companyId === undefined || job.companyId === query.companyId) &&
        (!query.urgent || job.urgent) &&
        (!query.salaryFrom || (job.salary?.[1] ?? 0) >= query.salaryFrom) &&
        (!query.postedWithin || job.postedDaysAgo <= query.postedWithin) &&
        words.every((word) => wordsOf(job).includes(`-${word}`)),
    )
    .toSorted(
      (a, b) =>
        (query.sort === 'salary' ? (b.salary?.[1] ?? 0) - (a.salary?.[1] ?? 0) : 0) ||
        a.postedDaysAgo - b.postedDaysAgo ||
        a.id - b.id,
    )
}

/** The words of a text as they are compared: without accents, lower case. Every script has words, though no job may. */
export function foldWords(phrase: string): string[] {
  return encodeKeyword(phrase)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const hasAny = (own: readonly number[], wanted: readonly number[] | undefined): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((id) => own.includes(id))

const haystacks = new Map<number, string>()

/** Everything a job is found by, each word with a hyphen before it. */
function wordsOf(job: Job): string {
  const known = haystacks.get(job.id)
  if (known !== undefined) return known
  const named = (rows: readonly Named[], ids: readonly number[]): string[] =>
    rows.filter(({ id }) => ids.includes(id)).flatMap(({ name, nameEn }) => [name, nameEn])
  const phrases = [
    job.title.vi,
    job.title.en,
    companyById(job.companyId)?.name ?? '',
    ...job.skills,
    ...skillNames(job.skills, 'en'),
    ...named(categories, job.categoryIds),
    ...named(locations, job.locationIds),
  ]
  const made = phrases
    .flatMap(foldWords)
    .map((word) => `-${word}`)
    .join('')
  haystacks.set(job.id, made)
  return made
}
