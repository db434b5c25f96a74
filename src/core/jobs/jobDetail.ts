import { jobIdOf } from '../routes/suffixes.ts'
import { normalizeIds, toId } from '../search/ids.ts'
import { lastSegment, splitUrl } from '../url/splitUrl.ts'

/** Fields of a job that the shell uses. */
export interface JobFacts {
  readonly jobFunctionGroupId?: number | undefined
  readonly jobFunctionIds?: readonly number[] | undefined
  readonly companyIndustryIds?: readonly number[] | undefined
}

type Warn = (message: string) => void

/**
 * Returns the job id of a job-detail URL; -1 for any other URL, with a warning if the URL is missing.
 *
 * @example jobIdFromUrl('/mt-sales-supervisor-1763221-jv') // 1763221
 */
export function jobIdFromUrl(url?: string | null, warn: Warn = console.warn): number {
  if (url == null) return missing('jobIdFromUrl', 'a URL', -1, warn)
  const id = jobIdOf(lastSegment(splitUrl(url)?.path ?? '').text)
  return id !== undefined && Number.isSafeInteger(Number(id)) ? Number(id) : -1
}

/**
 * Returns the group id of a job's function; -1 if it has none, with a warning if the job is missing.
 *
 * @example jobFunctionGroupOf({ jobFunctionGroupId: 5 }) // 5
 */
export function jobFunctionGroupOf(job?: JobFacts | null, warn: Warn = console.warn): number {
  if (job == null) return missing('jobFunctionGroupOf', 'a job', -1, warn)
  const id = toId(job.jobFunctionGroupId)
  return Number.isSafeInteger(id) ? id : -1
}

/**
 * Returns the function ids of a job; empty if it has none, with a warning if the job is missing.
 *
 * @example jobFunctionsOf({ jobFunctionIds: [12, -1] }) // [12]
 */
export function jobFunctionsOf(job?: JobFacts | null, warn: Warn = console.warn): number[] {
  return job == null ? missing('jobFunctionsOf', 'a job', [], warn) : normalizeIds(job.jobFunctionIds)
}

/**
 * Returns the company industry ids of a job; empty if it has none, with a warning if the job is missing.
 *
 * @example companyIndustriesOf({ companyIndustryIds: [35] }) // [35]
 */
export function companyIndustriesOf(job?: JobFacts | null, warn: Warn = console.warn): number[] {
  return job == null ? missing('companyIndustriesOf', 'a job', [], warn) : normalizeIds(job.companyIndustryIds)
}

function missing<T>(helper: string, what: string, answer: T, warn: Warn): T {
  warn(
    `[@jobsite/shell] ${helper} was called without ${what}, so it returns ${JSON.stringify(answer)}. Pass ${what}. (code: no-argument)`,
  )
  return answer
}
