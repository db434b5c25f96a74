import { jobIdOf } from '../routes/suffixes.ts'
import { normalizeIds } from '../search/ids.ts'
import { lastSegment, splitUrl } from '../url/splitUrl.ts'

/** What the shell reads of a job. */
export interface JobFacts {
  readonly jobFunctionGroupId?: number
  readonly jobFunctionIds?: readonly number[]
  readonly companyIndustryIds?: readonly number[]
}

type Warn = (message: string) => void

/**
 * The job's id in a job-detail address; -1 for another one, with a warning when called without any.
 *
 * @example jobIdFromUrl('/mt-sales-supervisor-1763221-jv') // 1763221
 */
export function jobIdFromUrl(url?: string | null, warn: Warn = console.warn): number {
  if (url == null) return missing('jobIdFromUrl', 'an address', -1, warn)
  const id = jobIdOf(lastSegment(splitUrl(url)?.path ?? '').text)
  return id !== undefined && Number.isSafeInteger(Number(id)) ? Number(id) : -1
}

/**
 * The id of the group that a job's function belongs to; -1 when it has none, with a warning when called without a job.
 *
 * @example jobFunctionGroupOf({ jobFunctionGroupId: 5 }) // 5
 */
export function jobFunctionGroupOf(job?: JobFacts | null, warn: Warn = console.warn): number {
  if (job == null) return missing('jobFunctionGroupOf', 'a job', -1, warn)
  return Number.isSafeInteger(job.jobFunctionGroupId) ? (job.jobFunctionGroupId as number) : -1
}

/**
 * The ids of a job's functions; empty when it has none, with a warning when called without a job.
 *
 * @example jobFunctionsOf({ jobFunctionIds: [12, -1] }) // [12]
 */
export function jobFunctionsOf(job?: JobFacts | null, warn: Warn = console.warn): number[] {
  return job == null ? missing('jobFunctionsOf', 'a job', [], warn) : normalizeIds(job.jobFunctionIds)
}

/**
 * The ids of a job's company industries; empty when it has none, with a warning when called without a job.
 *
 * @example companyIndustriesOf({ companyIndustryIds: [35] }) // [35]
 */
export function companyIndustriesOf(job?: JobFacts | null, warn: Warn = console.warn): number[] {
  return job == null ? missing('companyIndustriesOf', 'a job', [], warn) : normalizeIds(job.companyIndustryIds)
}

function missing<T>(helper: string, what: string, answer: T, warn: Warn): T {
  warn(
    `[@jobsite/shell] ${helper} was called without ${what}; pass ${what}. The answer is ${JSON.stringify(answer)}. (code: no-argument)`,
  )
  return answer
}
