import { jobIdFromUrl } from '@jobsite/shell/core'
import { describe, expect, it, vi } from 'vitest'
import {
  companyIndustriesOf,
  type JobFacts,
  jobFunctionGroupOf,
  jobFunctionsOf,
} from '../../src/core/jobs/jobDetail.ts'
import { takeConsole } from '../support/failOnConsole.ts'

describe('jobIdFromUrl', () => {
  it.each([
    ['/mt-sales-supervisor-1763221-jv', 1_763_221],
    ['/mt-sales-supervisor-1763221-jd', 1_763_221],
    ['/ky-su-123456-jv', 123_456],
    ['/ky-su-000123-jv', 123],
    ['/123456-jd', 123_456],
    ['123456-jd', 123_456],
    ['/ky-su-123456-jv/', 123_456],
    ['/ky-su-123456-jv?source=a#b', 123_456],
    ['https://www.jobsite.example/a/ky-su-123456-jv', 123_456],
    ['/2026-654321-jv', 654_321],
    ['/ky-su-12345-jv', -1],
    ['/ky-su-a123456-jv', -1],
    ['/ky-su-123456', -1],
    ['/ky-su-123456-jx', -1],
    ['/ky-su-123456-JV', -1],
    ['/ky-su-123456-jv/abc', -1],
    ['/-jv', -1],
    [`/a-${'9'.repeat(30)}-jv`, -1],
    ['/', -1],
    ['', -1],
    ['mailto:x-123456-jv', -1],
  ])('%s -> %d', (url, id) => {
    expect(jobIdFromUrl(url)).toBe(id)
  })
})

describe('the job of a page', () => {
  it.each<[job: JobFacts, group: number, functions: number[], industries: number[]]>([
    [{}, -1, [], []],
    [{ jobFunctionGroupId: 5, jobFunctionIds: [12, -1, 12], companyIndustryIds: [35] }, 5, [12], [35]],
    [{ jobFunctionGroupId: Number.NaN }, -1, [], []],
    [{ jobFunctionGroupId: 1.5 }, -1, [], []],
    [{ jobFunctionGroupId: '5' as unknown as number }, 5, [], []],
    [{ jobFunctionGroupId: 'IT' as unknown as number }, -1, [], []],
    [{ jobFunctionIds: 'all' as unknown as number[], companyIndustryIds: null as unknown as number[] }, -1, [], []],
    [{ jobFunctionIds: ['12'] as unknown as number[] }, -1, [12], []],
  ])('%j', (job, group, functions, industries) => {
    expect(jobFunctionGroupOf(job)).toBe(group)
    expect(jobFunctionsOf(job)).toEqual(functions)
    expect(companyIndustriesOf(job)).toEqual(industries)
  })
})

describe('called without an argument', () => {
  const CALLS = { jobIdFromUrl, jobFunctionGroupOf, jobFunctionsOf, companyIndustriesOf }
  const calls = Object.entries(CALLS).flatMap(([name, call]) =>
    [undefined, null].map((value) => ({ name, call, value })),
  )

  it.each(calls)('$name($value) warns and returns a fallback', ({ name, call, value }) => {
    const answer = /sOf$/.test(name) ? [] : -1
    const warn = vi.fn()
    expect(call(value, warn)).toEqual(answer)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${name} was called without`))
    expect(call(value)).toEqual(answer)
    expect(takeConsole()).toEqual([expect.stringContaining(`warn: [@jobsite/shell] ${name} was called without`)])
  })
})
