import { isFlagSet, table } from '../looseValues.ts'
import type { Named } from '../named.ts'
import { namedRow as row } from './namedTable.ts'

/** Group of job functions. */
export interface JobFunctionGroup {
  readonly parent: Named
  readonly children: readonly Named[]
}

/** Fallback when the job functions cannot be fetched: one group with two functions. */
export const fallbackJobFunctions: readonly JobFunctionGroup[] = /* @__PURE__ */ table(() => [
  Object.freeze({
    parent: row(1, 'Học thuật/Giáo dục', 'Academic/Education'),
    children: Object.freeze([row(2, 'Giảng dạy/Đào tạo', 'Teaching/Training'), row(3, 'Nghiên cứu', 'Research')]),
  }),
])

/**
 * Returns whether the job-function feature is enabled: `1`, `'1'` or `true`.
 *
 * @example isJobFunctionEnabled('1') // true
 */
export function isJobFunctionEnabled(flag: unknown): boolean {
  return isFlagSet(flag)
}
