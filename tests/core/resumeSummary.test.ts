import { messages } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { formatCount } from '../../src/core/text/formatCount.ts'
import { parseResumeSummary, resumeSummaryLines } from '../../src/core/user/resumeSummary.ts'

describe('formatCount', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1e9, '99+'],
    [2.9, '2'],
    [0, ''],
    [-3, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    ['7', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is %j', (count, text) => {
    expect(formatCount(count, 'vi')).toBe(text)
    expect(formatCount(count, 'en')).toBe(text)
  })
})

describe('resumeSummaryLines', () => {
  it('lists only counts above 0, with their links', () => {
    expect(resumeSummaryLines({ totalEmployerViews: 120, totalJobAlert: 0 }, 'vi')).toEqual([
      {
        id: 'employerViews',
        count: '99+',
        text: messages.vi.resumeSummary.employerViews,
        href: '/quan-ly-nghe-nghiep/nha-tuyen-dung-nao-xem-ho-so-cua-ban',
      },
    ])
    expect(resumeSummaryLines({ totalJobAlert: 2 }, 'en').map(({ href }) => href)).toEqual([
      '/my-career-center/my-job-alert',
    ])
    expect(resumeSummaryLines(null, 'en')).toEqual([])
  })

  it.each(['vi', 'en'] as const)('has a count of one in the singular, in %s', (language) => {
    const texts = (count: number) =>
      resumeSummaryLines({ totalEmployerViews: count, totalJobAlert: count }, language).map(({ text }) => text)
    const { employerViews, oneEmployerView, jobAlerts, oneJobAlert } = messages[language].resumeSummary
    expect(texts(1)).toEqual([oneEmployerView, oneJobAlert])
    expect(texts(2)).toEqual([employerViews, jobAlerts])
    if (language === 'en') expect(texts(1).join()).not.toMatch(/views|jobs/)
  })
})

it('has the number of saved jobs, for the page of saved jobs', () => {
  expect(parseResumeSummary({ savedJobs: '3' })).toEqual({ savedJobs: 3 })
  expect(resumeSummaryLines({ savedJobs: 1 }, 'en')).toEqual([
    { id: 'savedJobs', count: '1', text: 'saved job', href: '/my-career-center/my-jobs?section=saved' },
  ])
})
