import { formatCount, messages, parseResumeSummary, resumeSummaryLines } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

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

describe('parseResumeSummary', () => {
  it.each([
    [
      { totalEmployerViews: 3, totalJobAlert: 0 },
      { totalEmployerViews: 3, totalJobAlert: 0 },
    ],
    [{ totalEmployerViews: '3', totalJobAlert: Number.NaN }, { totalEmployerViews: 3 }],
    [null, {}],
    [undefined, {}],
    ['x', {}],
    [[1], {}],
  ])('%j results in %j', (attributes, summary) => {
    expect(parseResumeSummary(attributes)).toEqual(summary)
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

  it.each(['vi', 'en'] as const)('states the last 7 days in %s', (language) => {
    for (const text of Object.values(messages[language].resumeSummary)) expect(text).toContain('7')
  })
})
