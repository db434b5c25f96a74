import { defineConfig, endpoints } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fetchEndpoint } from '../../src/services/fetchEndpoint.ts'
import { parseKeywords } from '../../src/services/keywords.ts'
import { json, withService } from './server.ts'

const { origin, answer } = withService()
const config = () => defineConfig({ hosts: { api: origin() } })
const row = (name: unknown, id: unknown = 1) => ({ id, attributes: { name } })

describe('keywords of a response', () => {
  it.each<[string, unknown, string[] | null]>([
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
    ['no list', { data: { 0: 'a' } }, null],
    ['text', 'kế toán', null],
    ['nothing', null, null],
  ])('%s', (_, given, keywords) => {
    expect(parseKeywords(given)).toEqual(keywords)
  })

  it('are only short texts, for any response', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const given of [value, { data: value }, [value]]) {
          const keywords = parseKeywords(given) ?? []
          expect(keywords.length).toBeLessThanOrEqual(10)
          for (const keyword of keywords) expect(keyword.trim()).not.toBe('')
        }
      }),
    )
  })
})

describe('the endpoints', () => {
  it.each(['keywordSuggestions', 'suggestJobTitle'] as const)(
    '%s is requested with the keyword and the language',
    async (name) => {
      let requested: URL | undefined
      answer((request, response) => {
        requested = new URL(request.url ?? '', origin())
        json(JSON.stringify({ data: [row('Kế toán trưởng')] }))(request, response)
      })
      const input = { keyword: 'kế toán & C++', language: 'vi' } as const
      expect(await fetchEndpoint(config(), name, input)).toEqual(['Kế toán trưởng'])
      expect(requested?.pathname).toBe(endpoints[name].path)
      expect(Object.fromEntries(requested?.searchParams ?? [])).toEqual(input)
    },
  )

  it('are parsed by the adapter of the page', async () => {
    answer(json('{"words":["Java"]}'))
    const adapters = { hotKeywords: { parse: (body: unknown) => (body as { words: string[] }).words } }
    expect(await fetchEndpoint(config(), 'hotKeywords', { language: 'en' }, { adapters })).toEqual(['Java'])
  })
})
