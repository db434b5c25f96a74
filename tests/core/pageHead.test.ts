import { alternateLinks, defineConfig, LANGUAGES, PAGES, pageHead, pagePath } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'

const config = defineConfig({ siteOrigin: 'https://www.jobsite.example', siteDomain: 'jobsite.example' })
const site = config.siteOrigin

describe('pageHead', () => {
  it('returns all URLs and locales of a page', () => {
    expect(pageHead('/jobs?utm_source=mail#top', config)).toEqual({
      page: 'searchResult',
      language: 'en',
      canonical: `${site}/jobs`,
      alternates: [
        { hrefLang: 'vi', href: `${site}/viec-lam` },
        { hrefLang: 'en', href: `${site}/jobs` },
        { hrefLang: 'x-default', href: `${site}/viec-lam` },
      ],
      openGraph: {
        url: `${site}/jobs`,
        locale: 'en_US',
        alternateLocales: ['vi_VN'],
        siteName: config.siteName,
      },
    })
  })

  it.each([
    ['/', '/'],
    ['', '/'],
    ['/en/', '/en'],
    ['/jobs/', '/jobs'],
    ['/jobs/?page=2', '/jobs?page=2'],
    ['/viec-lam/java-kv/?utm_medium=x&page=2', '/viec-lam/java-kv?page=2'],
    ['https://www.jobsite.example', '/'],
    ['https://www.jobsite.example/jobs', '/jobs'],
    ['https://evil.example/jobs', '/jobs'],
    ['//evil.example/jobs', '/evil.example/jobs'],
    ['/job-channel/top-management', '/management-jobs'],
    ['/khong-ro?a=1&gclid=5#x', '/khong-ro?a=1'],
    ['javascript:alert(1)', '/'],
  ])('the canonical URL of %s is %s', (url, canonical) => {
    const head = pageHead(url, config)
    expect(head.canonical).toBe(site + canonical)
    expect(head.openGraph.url).toBe(head.canonical)
  })

  it('has one locale for a page with one URL, in the language that it is rendered in', () => {
    for (const [language, locale] of [
      ['vi', 'vi_VN'],
      ['en', 'en_US'],
    ] as const) {
      expect(pageHead('/career-newbies', config, { language })).toMatchObject({
        language,
        canonical: `${site}/career-newbies`,
        alternates: [],
        openGraph: { locale, alternateLocales: [] },
      })
      expect(pageHead(`/career-newbies?lang=${language}`, config)).toMatchObject({
        language,
        canonical: `${site}/career-newbies`,
      })
    }
  })

  it("uses a page's alternate URL, and no other host's", () => {
    const head = pageHead('/bai-viet', config, { alternateUrl: '/post' })
    expect(head.alternates.map(({ href }) => href)).toEqual([`${site}/bai-viet`, `${site}/post`, `${site}/bai-viet`])
    const other = { alternateUrl: 'https://evil.example/post', warn: () => {} }
    expect(pageHead('/bai-viet', config, other).alternates).toEqual([])
  })

  it('knows the campaign pages of the config', () => {
    const own = defineConfig({ ...config, campaignPaths: ['/ngay-hoi'] })
    expect(pageHead('/ngay-hoi/en', own)).toMatchObject({
      page: 'other',
      language: 'en',
      canonical: `${site}/ngay-hoi/en`,
      openGraph: { alternateLocales: ['vi_VN'] },
    })
  })

  it('agrees with alternateLinks, and both URLs of a page name each other', () => {
    for (const name of PAGE_NAMES.filter((page) => !PAGES[page].path.vi.includes('?'))) {
      for (const language of LANGUAGES) {
        const url = pagePath(name, language)
        const head = pageHead(url, config)
        expect(head.alternates).toEqual(alternateLinks(site + url))
        for (const { hrefLang, href } of head.alternates)
          if (hrefLang === language) expect(head.canonical).toBe(href)
          else if (hrefLang !== 'x-default') expect(pageHead(href, config).alternates).toEqual(head.alternates)
      }
    }
  })

  it('has absolute URLs on the site for any URL', () => {
    const start = fc.constantFrom('', '/', '//', '\\', 'https://', 'https://evil.example/', `${site}/`)
    fc.assert(
      fc.property(start, fc.string({ unit: anyCharacter, maxLength: 30 }), (before, after) => {
        const head = pageHead(before + after, config)
        for (const href of [head.canonical, head.openGraph.url, ...head.alternates.map((link) => link.href)])
          expect(new URL(href).origin).toBe(site)
        expect(pageHead(head.canonical, config, head).canonical).toBe(head.canonical)
      }),
    )
  })
})
