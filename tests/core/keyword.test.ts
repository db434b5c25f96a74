import { buildSearchUrl, decodeKeyword, encodeKeyword, parseSearchUrl } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'
import { keyword } from './support.ts'

describe('encodeKeyword', () => {
  it.each([
    ['C# developer', 'C_sharp-developer'],
    ['C#', 'C_sharp'],
    ['c#', 'c_sharp'],
    ['C++', 'C_plus_plus'],
    ['c++', 'c_plus_plus'],
    ['C/C++', 'C-C_plus_plus'],
    ['C#/C++', 'C_sharp-C_plus_plus'],
    ['(C#)', 'C_sharp'],
    ['C#,', 'C_sharp'],
    ['C# C#', 'C_sharp-C_sharp'],
    ['C#C#', 'C-C_sharp'],
    ['kế toán trưởng', 'kế-toán-trưởng'],
    ['kế  toán ', 'kế-toán'],
    ['java ', 'java'],
    ['Kế Toán', 'Kế-Toán'],
    ['R&D, .NET', 'R-D-NET'],
    ['  java   developer  ', 'java-developer'],
    ['java_developer', 'java-developer'],
    ['java-developer', 'java-developer'],
    ['100% remote', '100-remote'],
    ['node.js', 'node-js'],
    ['日本語', '日本語'],
    ['٣ ٤', '٣-٤'],
    // Only as whole words.
    ['ABC#', 'ABC'],
    ['ABC++', 'ABC'],
    ['F#', 'F'],
    ['C+', 'C'],
    ['C+++', 'C_plus_plus'],
    ['C#er', 'C-er'],
    ['C++11', 'C-11'],
    ['C #', 'C'],
    // What a visitor types is never taken for the code of a name.
    ['C_sharp', 'C-sharp'],
    ['c_plus_plus', 'c-plus-plus'],
    ['C\uE000sharp', 'C-sharp'],
    ['', ''],
    ['---', ''],
    ['& % # + _', ''],
    ['😀', ''],
    ['\ud800', ''],
    ['\ud800java\udc00', 'java'],
  ])('%j -> %j', (text, segment) => {
    expect(encodeKeyword(text)).toBe(segment)
  })

  it('has at most 200 characters, without a split surrogate pair', () => {
    expect(encodeKeyword('a'.repeat(200))).toHaveLength(200)
    expect(encodeKeyword('a'.repeat(3000))).toHaveLength(200)
    expect(encodeKeyword(`  ${'a'.repeat(200)}  `)).toHaveLength(200)
    expect(encodeKeyword(`${'a'.repeat(199)}\u{20bb7}b`)).toBe('a'.repeat(199))
    expect(encodeKeyword(`${'a'.repeat(198)}\u{20bb7}b`)).toBe(`${'a'.repeat(198)}\u{20bb7}`)
    expect(parseSearchUrl(`/${'a'.repeat(3000)}-kw`)?.keyword).toHaveLength(200)
    expect(encodeKeyword('ế'.normalize('NFD').repeat(200))).toBe('ế'.repeat(200))
  })
})

describe('decodeKeyword', () => {
  it.each([
    ['C_sharp-developer', 'C# developer'],
    ['c_sharp', 'c#'],
    ['C_plus_plus', 'C++'],
    ['c_plus_plus-c_sharp', 'c++ c#'],
    ['C_SHARP', 'C#'],
    ['k%E1%BA%BF-to%C3%A1n', 'kế toán'],
    ['kế-toán', 'kế toán'],
    ['java+developer', 'java developer'],
    ['C%2B%2B-developer', 'C++ developer'],
    ['c%2b%2b+developer', 'c++ developer'],
    ['C%23', 'C#'],
    ['java--developer-', 'java developer'],
    ['java%20developer', 'java developer'],
    ['abc_sharp', 'abc_sharp'],
    ['d_sharp', 'd_sharp'],
    ['c_sharpx', 'c_sharpx'],
    ['', ''],
    ['-', ''],
    // A bad escape is kept as text, a good one beside it is not.
    ['100%', '100%'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['%E1%BA', '%E1%BA'],
    ['%E1%BA%BF%FF', 'ế%FF'],
    ['%FF%20a', '%FF a'],
    ['%C0%80', '%C0%80'],
    ['%ED%A0%80', '%ED%A0%80'],
    ['%F0%9F%98%80', '😀'],
    ['%F5%80%80%80', '%F5%80%80%80'],
    ['%e1%ba%bf', 'ế'],
    ['%2541', '%41'],
  ])('%j -> %j', (segment, text) => {
    expect(decodeKeyword(segment)).toBe(text)
  })
})

describe('keywords, properties', () => {
  it('have one URL, composed or not', () => {
    const composed = 'kế toán trưởng'
    const typed = composed.normalize('NFD')
    const segment = encodeURIComponent(typed.replaceAll(' ', '-'))
    expect(encodeKeyword(typed)).toBe(encodeKeyword(composed))
    expect(buildSearchUrl({ keyword: typed }, 'vi')).toBe(buildSearchUrl({ keyword: composed }, 'vi'))
    expect(decodeKeyword(segment)).toBe(composed)
    expect(parseSearchUrl(`/${segment}-kv`)?.keyword).toBe(composed)
  })

  it('round-trip through their URL form, percent-encoded or not', () => {
    fc.assert(
      fc.property(keyword, (text) => {
        expect(decodeKeyword(encodeKeyword(text))).toBe(text)
        expect(decodeKeyword(encodeURIComponent(encodeKeyword(text)))).toBe(text)
        expect(buildSearchUrl({ keyword: text }, 'en')).toBe(`/${encodeURIComponent(encodeKeyword(text))}-kw`)
      }),
    )
  })

  it('have one URL form, however they were typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const segment = encodeKeyword(text)
        expect(segment).toMatch(/^(?:[\p{L}\p{M}\p{Nd}_]+(?:-[\p{L}\p{M}\p{Nd}_]+)*)?$/u)
        expect(encodeKeyword(decodeKeyword(segment))).toBe(segment)
        expect(buildSearchUrl({ keyword: text, locationIds: [29] }, 'vi')).toBe(
          `/${encodeURIComponent(segment && `${segment}-`)}v29-vn`,
        )
      }),
    )
  })
})
