import { slugify } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('slugify', () => {
  it.each([
    ['Kế toán / Kiểm toán', 'ke-toan-kiem-toan'],
    ['  IT - Software ', 'it-software'],
    ['Đồng Nai', 'dong-nai'],
    ['ĐBSCL', 'dbscl'],
    ['R&D', 'r-d'],
    ['Thừa Thiên-Huế', 'thua-thien-hue'],
    ['---', ''],
    ['日本', ''],
  ])('%s -> %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('is its own slug, and the same for NFC and NFD', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
        expect(slugify(text.normalize('NFD'))).toBe(slugify(text.normalize('NFC')))
      }),
      { numRuns: 2000 },
    )
  })
})
