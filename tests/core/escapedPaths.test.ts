import {
  alternateLinks,
  breadcrumbsFor,
  defineConfig,
  detectLanguage,
  detectPage,
  isOwnUrl,
  localizeUrl,
  pageHead,
  parseSearchUrl,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shouldRequestTopBanner } from '../../src/core/banner/shouldRequestTopBanner.ts'

const PATHS = [
  '/java-kv',
  '/java-kw',
  '/viec-lam',
  '/jobs',
  '/ho-so',
  '/my-profile',
  '/viec-lam-it-phan-mem-i35-vn',
  '/it-software-jobs-i35-en',
  '/java-i35v29-vn',
  '/dev-123456-jv',
  '/wowcv/en',
  '/tim-viec-lam/nha-tuyen-dung/abc',
  '/muc-luong/ke-toan-kv',
  '/navigos-group-e1234567-vn',
  '/khong-co-trang-nay',
]

/** A path, and the same one with some of its characters escaped. */
const escaped = fc.tuple(fc.constantFrom(...PATHS), fc.infiniteStream(fc.nat(5))).map(([path, stream]) => {
  const written = Array.from(path, (character) => {
    const choice = stream.next().value ?? 0
    if (!/[\w.~-]/.test(character) || choice > 1) return character
    const hex = character.charCodeAt(0).toString(16)
    return `%${choice === 0 ? hex.toUpperCase() : hex}`
  })
  return { path, written: written.join('') }
})

describe('a path with escaped letters, digits, hyphens, dots, underscores and tildes', () => {
  it('is the same page, language, search and banner page as without', () => {
    fc.assert(
      fc.property(escaped, ({ path, written }) => {
        expect(detectPage(written)).toBe(detectPage(path))
        expect(detectLanguage(written)).toBe(detectLanguage(path))
        expect(parseSearchUrl(written)).toEqual(parseSearchUrl(path))
        expect(shouldRequestTopBanner(written)).toBe(shouldRequestTopBanner(path))
        expect(breadcrumbsFor(written)).toEqual(breadcrumbsFor(path))
        expect(isOwnUrl(written, ['searchResult'])).toBe(isOwnUrl(path, ['searchResult']))
      }),
    )
  })

  it('has the canonical URL and the alternate links of the path without', () => {
    const config = defineConfig()
    fc.assert(
      fc.property(escaped, ({ path, written }) => {
        expect(pageHead(written, config)).toEqual(pageHead(path, config))
        expect(alternateLinks(written)).toEqual(alternateLinks(path))
      }),
    )
  })

  it('round-trips, and stays as it is in its own language', () => {
    fc.assert(
      fc.property(escaped, ({ written }) => {
        for (const to of ['vi', 'en'] as const) {
          const there = localizeUrl(written, to)
          expect(localizeUrl(there, to)).toBe(there)
          if (detectLanguage(written) === to) expect(there).toBe(written)
        }
        if (detectLanguage(written) === 'vi') expect(localizeUrl(localizeUrl(written, 'en'), 'vi')).toBe(written)
      }),
    )
  })

  it.each([
    ['/java%2Dkv', '/java%2Dkw'],
    ['/java%2dkv?l=29', '/java%2dkw?l=29'],
    ['/j%61va-kv/', '/j%61va-kw/'],
    ['/v%69ec-lam', '/v%69ec-lam'],
    ['/ho-so/a%5Fb', '/my-profile/a%5Fb'],
  ])('%s is %s in English', (written, english) => {
    expect(localizeUrl(written, 'en')).toBe(english)
  })
})

describe('the host of the CV templates', () => {
  const config = defineConfig({
    siteDomain: 'example.vn',
    links: { cvTemplates: { vi: 'https://cv.example.vn/', en: 'https://cv.example.vn/en' } },
  })
  it.each([
    ['https://cv.example.vn/', 'wowCv'],
    ['https://cv.example.vn', 'wowCv'],
    ['https://cv.example.vn/en?a=1', 'wowCv'],
    ['https://CV.example.vn/en/', 'wowCv'],
    ['https://www.example.vn/', 'homepage'],
    ['https://www.example.vn/en', 'homepage'],
    ['https://cv.example.vn/viec-lam', 'searchResult'],
    ['/', 'homepage'],
  ])('%s is page %s', (url, page) => {
    expect(detectPage(url, config)).toBe(page)
  })
})
