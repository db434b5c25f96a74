import { describe, expect, it } from 'vitest'
import { addRecentSearch, MAX_RECENT_SEARCHES, parseRecentSearches } from '../../src/core/search/storedSearch.ts'

describe('parseRecentSearches', () => {
  it.each([
    ['["java","kế toán"]', ['java', 'kế toán']],
    ['["java","JAVA"," java "]', ['java']],
    ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
    ['[7,null,{},["x"],""," "]', []],
    [
      '[{"query":" Java ","locationId":[29,"24",-1]},{"query":"java","locationId":[29,24]},"java"]',
      [{ query: 'Java', locationId: [29, 24] }, 'java'],
    ],
    ['[{"query":"java","locationId":[]},{"query":"php"},{"query":"c#","locationId":"x"}]', ['java', 'php', 'c#']],
    ['[{"query":7,"locationId":[29]},{"query":"","locationId":[29]},{"locationId":[29]}]', []],
    ['[{"query":"a","locationId":[1,2,3,4,5]}]', [{ query: 'a', locationId: [1, 2, 3] }]],
    ['{"0":"x"}', []],
    ['{', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('%j', (text, keywords) => {
    expect(parseRecentSearches(text)).toEqual(keywords)
  })

  it('treats NFC and NFD alike', () => {
    const keyword = 'kế toán'
    expect(parseRecentSearches(JSON.stringify([keyword.normalize('NFD'), keyword.normalize('NFC')]))).toHaveLength(1)
  })
})

describe('addRecentSearch', () => {
  it('puts the newest first, each once, and drops the oldest', () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    expect(addRecentSearch(five, 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
    expect(addRecentSearch(five, 'C')).toEqual(['C', 'a', 'b', 'd', 'e'])
    expect(addRecentSearch(five, '  ')).toEqual(five)
    expect(`${addRecentSearch([], 'x'.repeat(9000))[0]}`.length).toBeLessThanOrEqual(100)
    expect(addRecentSearch([], `${'x'.repeat(99)}😀`)).toEqual(['x'.repeat(99)])
    expect(addRecentSearch(five, 'f')).toHaveLength(MAX_RECENT_SEARCHES)
  })
})
