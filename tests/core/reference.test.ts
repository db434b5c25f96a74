import {
  benefits,
  categories,
  countries,
  defaultTaxonomy,
  educationLevels,
  jobLevels,
  languages,
  locations,
  type Named,
  salaryBands,
  typesOfWorking,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topCategoryIds } from '../../src/core/reference/categories.ts'
import { fallbackJobFunctions, isJobFunctionEnabled } from '../../src/core/reference/jobFunctions.ts'
import { topLocationIds } from '../../src/core/reference/locations.ts'
import { ALL_CHILDREN } from '../../src/core/reference/namedTable.ts'
import { salaryBandFor } from '../../src/core/reference/workTables.ts'

const TABLES: Record<string, readonly Named[]> = {
  categories,
  locations,
  languages,
  educationLevels,
  typesOfWorking,
  jobLevels,
  benefits,
  countries,
}

const english = (rows: readonly Named[]): string[] => rows.map(({ nameEn }) => nameEn)
const ids = (rows: readonly Named[]): number[] => rows.map(({ id }) => id)
const pairs = (rows: readonly Named[]): (readonly [number, string])[] => rows.map(({ id, nameEn }) => [id, nameEn])
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe.each(Object.entries(TABLES))('%s', (_name, rows) => {
  it('has complete rows with unique ids, and unique names in each language', () => {
    for (const { id, name, nameEn } of rows) {
      expect(Number.isSafeInteger(id) && id > 0).toBe(true)
      expect(name).toBe(name.trim().normalize('NFC'))
      expect(nameEn).toBe(nameEn.trim().normalize('NFC'))
      expect(name === '' || nameEn === '').toBe(false)
    }
    for (const key of ['id', 'name', 'nameEn'] as const)
      expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length)
  })
})

describe('categories', () => {
  it('are 59, with those that the specification names', () => {
    expect(categories).toHaveLength(59)
    expect(new Map(pairs(categories))).toEqual(
      new Map([
        ...pairs(categories),
        [1, 'Accounting'],
        [35, 'IT - Software'],
        [55, 'IT - Hardware/Networking'],
        [27, 'Marketing'],
        [33, 'Sales'],
        [42, 'Banking'],
        [7, 'Civil/Construction'],
        [12, 'Education/Training'],
        [22, 'Health/Medical Care'],
        [156, 'E-commerce'],
        [157, 'Fintech'],
        [39, 'Other'],
        [71, 'Overseas Jobs'],
      ]),
    )
  })

  it('have ids in order', () => {
    expect(ids(categories)).toEqual([...ids(categories)].sort((a, b) => a - b))
  })

  it('have five in the footer', () => {
    expect(topCategoryIds).toEqual([1, 42, 35, 55, 7])
    for (const id of topCategoryIds) expect(ids(categories)).toContain(id)
  })
})

describe('locations', () => {
  it('are 68, with the ids that the specification names', () => {
    expect(locations).toHaveLength(68)
    const nameOf = new Map(pairs(locations))
    expect([70, 24, 29, 28, 17, 15, 71, 66, 9, 25, 31, 11].map((id) => nameOf.get(id))).toEqual([
      'International',
      'Ha Noi',
      'Ho Chi Minh',
      'Hai Phong',
      'Da Nang',
      'Can Tho',
      'Mekong Delta',
      'Other',
      'Bien Hoa',
      'Ha Tay',
      'Hue',
      'Binh Duong',
    ])
  })

  it('have six in the footer', () => {
    expect(topLocationIds).toEqual([29, 24, 28, 17, 15, 11])
    for (const id of topLocationIds) expect(ids(locations)).toContain(id)
  })

  it('with the categories are the default taxonomy', () => {
    expect(defaultTaxonomy).toEqual({ categories, locations })
  })
})

describe('the tables of the specification', () => {
  it('languages', () => {
    expect(ids(languages)).toEqual(upTo(39))
    expect(english(languages)).toEqual(
      (
        'Arabic, Bengali, Bulgarian, Burmese, Cambodian, Cebuano, Chinese (Cantonese), Chinese (Mandarin), Czech, ' +
        'Danish, Dutch, English, Finnish, French, German, Greek, Hindi, Hungarian, Indonesian, Italian, Japanese, ' +
        'Javanese, Korean, Laotian, Malay, Norwegian, Polish, Portuguese, Romanian, Russian, Spanish, Swedish, ' +
        'Tagalog, Taiwanese, Thai, Turkish, Ukrainian, Vietnamese, Other'
      ).split(', '),
    )
  })

  it('education levels, by order and not by id', () => {
    expect(educationLevels.map(({ id, nameEn, order }) => [id, nameEn, order])).toEqual([
      [2, 'High school', 2],
      [3, "Associate's degree", 3],
      [12, 'College', 4],
      [4, 'Bachelors', 5],
      [5, 'Masters', 9],
      [6, 'Doctorate', 12],
      [11, 'Others', 15],
    ])
  })

  it('types of working', () => {
    expect(pairs(typesOfWorking)).toEqual([
      [1, 'Full-time'],
      [2, 'Part-time'],
      [3, 'Internship'],
      [4, 'Freelancer'],
      [5, 'Seasonal'],
      [6, 'Other'],
      [7, 'Online jobs'],
    ])
  })

  it('job levels, in the order of the specification', () => {
    expect(pairs(jobLevels)).toEqual([
      [8, 'Intern/Student'],
      [1, 'Fresher/Entry level'],
      [5, 'Experienced (non-manager)'],
      [7, 'Manager'],
      [3, 'Director and above'],
    ])
  })

  it('benefits', () => {
    expect(ids(benefits)).toEqual(upTo(15))
    expect(english(benefits)).toEqual(
      (
        'Bonus, Healthcare Plan, Paid Leave, Training, Awards, Library, Laptop, Mobile, Travel, Team Activities, ' +
        'Transportation, Canteen, Vouchers, Kindergarten, Others'
      ).split(', '),
    )
  })

  it('the two countries whose ids are known', () => {
    expect(pairs(countries)).toEqual([
      [1, 'Vietnam'],
      [239, 'Other'],
    ])
  })
})

describe('salary bands', () => {
  it('are the six of the specification, the last one open', () => {
    expect(salaryBands.map(({ lower, upper }) => [lower, upper])).toEqual([
      [0, 500],
      [500, 1000],
      [1000, 1500],
      [1500, 2000],
      [2000, 3000],
      [3000, 0],
    ])
  })

  it.each([
    [0, 0],
    [-0, 0],
    [499.99, 0],
    [500, 1],
    [999, 1],
    [1000, 2],
    [1499, 2],
    [1500, 3],
    [2000, 4],
    [2999.99, 4],
    [3000, 5],
    [1_000_000, 5],
    [Number.POSITIVE_INFINITY, 5],
    [-1, undefined],
    [-0.01, undefined],
    [Number.NaN, undefined],
    [Number.NEGATIVE_INFINITY, undefined],
  ])('%d falls into band %s', (amount, index) => {
    expect(salaryBandFor(amount)).toEqual(index === undefined ? undefined : salaryBands[index])
  })

  it('leave no gap and do not overlap', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (amount) => {
        const holding = salaryBands.filter(({ lower, upper }) => lower <= amount && (upper === 0 || amount < upper))
        expect(holding).toEqual([salaryBandFor(amount)])
      }),
    )
  })
})

describe('job functions', () => {
  it('have a fallback of one group with two functions', () => {
    expect(fallbackJobFunctions).toHaveLength(1)
    expect(fallbackJobFunctions[0]?.parent.nameEn).toBe('Academic/Education')
    expect(fallbackJobFunctions[0]?.children).toHaveLength(2)
  })

  it('have -1 for all children', () => {
    expect(ALL_CHILDREN).toBe(-1)
  })

  it.each([
    ['1', true],
    [0, false],
    [undefined, false],
  ])('are on for %j: %s', (flag, expected) => {
    expect(isJobFunctionEnabled(flag)).toBe(expected)
  })
})
