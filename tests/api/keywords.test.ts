import { defineConfig } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fetchHotKeywords } from '../../src/api/hotKeywords.ts'
import { parseKeywords } from '../../src/api/keywords.ts'
import { fetchSuggestions } from '../../src/api/suggestions.ts'
import { json, withService } from './server.ts'

const { origin, answer } = withService()
const config = () => defineConfig({ hosts: { api: origin() } })
const row = (name: unknown, id: unknown = 1) => ({ id, attributes: { name } })

describe('keywords of an answer', () => {
  it.each<[string, unknown, string[]]>([
    ['rows', { data: [row('Kế toán'), row('Java', 2)] }, ['Kế toán', 'Java']],
    ['strings', { data: ['Kế toán', 'Java'] }, ['Kế toán', 'Java']],
    ['a bare list', ['Kế toán', row('Java')], ['Kế toán', 'Java']],
    ['each once, whatever its case and form', ['Kế toán', 'KẾ TOÁN', 'Kế toán'.normalize('NFD')], ['Kế toán']],
    ['bad rows', [null, 1, {}, row(null), row(7), { attributes: null }, '', '  ', [], 'x'.repeat(101)], []],
    ['spaces and control characters', ['  kế\n\t toán \u0000'], ['kế toán']],
    ['markup, which stays text', ['<img src=x onerror=alert(1)>'], ['<img src=x onerror=alert(1)>']],
    [
      'ten at most',
      Array.from({ length: 30 }, (_, index) => `k${index}`),
      Array.from({ length: 10 }, (_, index) => `k${index}`),
    ],
    ['no list', { data: { 0: 'a' } }, []],
    ['text', 'kế toán', []],
    ['nothing', null, []],
  ])('%s', (_, given, keywords) => {
    expect(parseKeywords(given)).toEqual(keywords)
  })

  it('are never anything but short texts, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const given of [value, { data: value }, [value]]) {
          const keywords = parseKeywords(given)
          expect(keywords.length).toBeLessThanOrEqual(10)
          for (const keyword of keywords) expect(keyword.trim()).not.toBe('')
        }
      }),
    )
  })
})

describe('the endpoints', () => {
  it('are asked for suggestions with the keyword and the language', async () => {
    let asked: URL | undefined
    answer((request, response) => {
      asked = new URL(request.url ?? '', origin())
      json(JSON.stringify({ data: [row('Kế toán trưởng')] }))(request, response)
    })
    expect(await fetchSuggestions(config(), 'kế toán & C++', 'vi')).toEqual(['Kế toán trưởng'])
    expect(asked?.pathname).toBe('/hot-keywords/api/v2/keywords/suggestion')
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({ keyword: 'kế toán & C++', language: 'vi' })
  })

  it('are asked for hot keywords', async () => {
    let asked: string | undefined
    answer((request, response) => {
      asked = request.url
      json('["Java"]')(request, response)
    })
    expect(await fetchHotKeywords(config(), 'en')).toEqual(['Java'])
    expect(asked).toBe('/hot-keywords/api/v2/hot-keywords?language=en')
  })

  it('give none where they fail', async () => {
    answer(json('{"error":"down"}', 503))
    expect(await fetchSuggestions(config(), '\uD800', 'vi')).toEqual([])
    expect(await fetchHotKeywords(config(), 'vi')).toEqual([])
  })
})
