import { categories, locations, slugify } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'

describe('slugify', () => {
  it.each([
    ['Kế toán / Kiểm toán', 'ke-toan-kiem-toan'],
    ['  IT - Software ', 'it-software'],
    ['IT - Phần mềm', 'it-phan-mem'],
    ['Y tế/Chăm sóc sức khỏe', 'y-te-cham-soc-suc-khoe'],
    ['Kiến trúc/Thiết kế nội thất', 'kien-truc-thiet-ke-noi-that'],
    ['Đồng Nai', 'dong-nai'],
    ['đường', 'duong'],
    ['ĐBSCL', 'dbscl'],
    ['Ðồng', 'dong'],
    ['R&D', 'r-d'],
    ['Food & Beverage', 'food-beverage'],
    ['Thừa Thiên-Huế', 'thua-thien-hue'],
    ['Bà Rịa - Vũng Tàu', 'ba-ria-vung-tau'],
    ['QA/QC', 'qa-qc'],
    ['a_b.c,d;e', 'a-b-c-d-e'],
    ['a\tb\nc d', 'a-b-c-d'],
    ['C#', 'c'],
    ['100% từ xa', '100-tu-xa'],
    ['"nháy"', 'nhay'],
    ['ƯỚC MƠ', 'uoc-mo'],
    ['ẮẰẲẴẶ ẤẦẨẪẬ ẾỀỂỄỆ ỐỒỔỖỘ ỚỜỞỠỢ ỨỪỬỮỰ ÝỲỶỸỴ', 'aaaaa-aaaaa-eeeee-ooooo-ooooo-uuuuu-yyyyy'],
    ['--a--b--', 'a-b'],
    ['---', ''],
    ['', ''],
    ['   ', ''],
    ['日本', ''],
    ['Tokyo 日本 2026', 'tokyo-2026'],
    ['😀a😀b😀', 'a-b'],
    ['\ud800a', 'a'],
    ['\u0301', ''],
    ['a\u0301\u0302', 'a'],
    ['it-software', 'it-software'],
  ])('%j -> %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('is its own slug, and the same for NFC and NFD', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
        expect(slugify(text.normalize('NFD'))).toBe(slugify(text.normalize('NFC')))
      }),
    )
  })

  it('does not depend on case or on surrounding characters', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcđêơư áàảãạ-/&._'), maxLength: 20 })
    fc.assert(
      fc.property(letters, letters, (one, two) => {
        expect(slugify(one.toUpperCase())).toBe(slugify(one))
        expect(slugify(` /${one}- `)).toBe(slugify(one))
        expect(slugify(`${one} ${two}`)).toBe([slugify(one), slugify(two)].filter(Boolean).join('-'))
      }),
    )
  })

  it('keeps every letter that Vietnamese is written with', () => {
    const vowels = {
      a: 'aàáảãạăằắẳẵặâầấẩẫậ',
      e: 'eèéẻẽẹêềếểễệ',
      i: 'iìíỉĩị',
      o: 'oòóỏõọôồốổỗộơờớởỡợ',
      u: 'uùúủũụưừứửữự',
      y: 'yỳýỷỹỵ',
    }
    for (const [base, letters] of Object.entries(vowels))
      for (const letter of letters)
        for (const form of [
          letter,
          letter.normalize('NFD'),
          letter.toUpperCase(),
          letter.toUpperCase().normalize('NFD'),
        ])
          expect(slugify(form)).toBe(base)
  })

  it.each(['name', 'nameEn'] as const)('tells the rows of a table apart by %s', (key) => {
    for (const rows of [categories, locations]) {
      const slugs = rows.map((row) => slugify(row[key]))
      expect(new Set(slugs).size).toBe(rows.length)
      expect(slugs).not.toContain('')
    }
  })
})
