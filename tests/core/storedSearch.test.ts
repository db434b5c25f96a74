import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStoredSearch, updateStoredSearch } from '../../src/core/search/storedSearch.ts'

const EMPTY = {
  query: '',
  locationId: [],
  categoryId: [],
  jobFunctionId: [],
  locations: [],
  companyIndustries: [],
  page: undefined,
}

describe('parseStoredSearch', () => {
  it.each([
    ['{}', EMPTY],
    ['{"query":"java","page":2}', { ...EMPTY, query: 'java', page: 2 }],
    ['{"query":7,"page":"2","locationId":"29"}', EMPTY],
    ['{"locationId":["29",24,-1,28,17]}', { ...EMPTY, locationId: [29, 24, 28] }],
    [
      '{"locations":[{"parentId":29,"childrenIds":[-1]},{"parentId":"x"},null,7]}',
      { ...EMPTY, locations: [{ parentId: 29, childrenIds: [-1] }] },
    ],
    [
      '{"locations":[{"parentId":"24","childrenIds":["2",3,"x",null,"-1"]}]}',
      { ...EMPTY, locations: [{ parentId: 24, childrenIds: [2, 3, -1] }] },
    ],
    ['{"__proto__":{"query":"x"},"constructor":1}', EMPTY],
  ])('%s', (text, search) => {
    expect(parseStoredSearch(text)).toEqual(search)
  })

  it.each(['', '{', 'null', '[]', '"x"', '7', null, undefined])('%j is null', (text) => {
    expect(parseStoredSearch(text)).toBeNull()
  })
})

describe('updateStoredSearch', () => {
  it('keeps the keys of other versions, and loses what is taken out', () => {
    const before = '{"query":"java","v9":{"deep":[1]},"categoryId":[35]}'
    expect(JSON.parse(updateStoredSearch(before, { query: undefined, categoryId: undefined }))).toEqual({
      v9: { deep: [1] },
    })
  })

  it.each(['', '{', 'null', '[]', undefined])('replaces %j', (text) => {
    expect(JSON.parse(updateStoredSearch(text, { query: 'go' }))).toEqual({ query: 'go' })
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 3 }),
        (query, locationId) => {
          expect(parseStoredSearch(updateStoredSearch(null, { query, locationId }))).toEqual({
            ...EMPTY,
            query,
            locationId,
          })
        },
      ),
    )
  })
})
