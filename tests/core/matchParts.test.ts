import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchParts } from '../../src/core/search/matchParts.ts'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'

/** The pieces as text, matches in brackets. */
const marked = (text: string, query: string): string =>
  matchParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('the typed text in a suggestion', () => {
  it.each([
    ['Kế toán trưởng', 'kế toán', '[Kế toán] trưởng'],
    ['Kế toán trưởng', 'ke toan', '[Kế toán] trưởng'],
    ['Kế toán trưởng', 'TRƯỞNG', 'Kế toán [trưởng]'],
    ['Kế toán trưởng'.normalize('NFD'), 'ke', `[${'Kế'.normalize('NFD')}]${' toán trưởng'.normalize('NFD')}`],
    ['Đầu bếp', 'dau', '[Đầu] bếp'],
    ['C++ developer', 'c++', '[C++] developer'],
    ['Lập trình .NET', '.net', 'Lập trình [.NET]'],
    ['Nhân viên 🚀 bán hàng', 'ban', 'Nhân viên 🚀 [bán] hàng'],
    ['Groß- und Einzelhandel', 'gross', '[Groß]- und Einzelhandel'],
    ['Java, JavaScript', 'java', '[Java], JavaScript'],
    ['Java', '  java ', '[Java]'],
    ['Java', 'php', 'Java'],
    ['Java', '', 'Java'],
    ['Java', '   ', 'Java'],
    ['', 'java', ''],
  ])('%s, %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it('changes no letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (text, query) => {
        expect(
          matchParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
