import type { Job } from './fixtures/jobs.ts'

/** The group of job functions that each category belongs to; the others are in the last one. */
const GROUP_OF_CATEGORY: Readonly<Record<number, number>> = {
  12: 1,
  1: 2,
  58: 2,
  42: 3,
  33: 4,
  32: 4,
  35: 5,
  55: 5,
  41: 5,
  7: 6,
}

/** The id of the group of job functions that a job belongs to. */
export function jobFunctionGroup(job: Job): number {
  return GROUP_OF_CATEGORY[job.categoryIds[0] ?? 0] ?? 99
}
