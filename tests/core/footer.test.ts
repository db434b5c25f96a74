import { defineConfig, type Language, type MenuItem, messages } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { footerColumns, socialLinks } from '../../src/core/menu/footerMenu.ts'
import { homeHref } from '../../src/core/menu/sharedEntries.ts'
import { flatten, itemOf } from './support.ts'

const config = defineConfig()
const EMPLOYER = 'https://employer.jobsite.example/'
const HR_INSIDER = 'https://hrinsider.jobsite.example'
const NAVIGATION = 'utm_source_navi=vnw_header&utm_medium_navi=Other_Pages'
const OTHER_SITE = { external: true, newTab: true }
const items = (language: Language): MenuItem[] =>
  footerColumns({ config, language }).flatMap((column) => [...column.items])

describe('footerColumns', () => {
  it.each(['vi', 'en'] as const)('in %s: four columns with their items', (language) => {
    const columns = footerColumns({ config, language })
    expect(columns.map(({ id, title, items: own }) => [id, title, own.map((item) => item.id)])).toEqual([
      [
        'jobSeekers',
        messages[language].footer.jobSeekers,
        ['footer.jobSearch', 'footer.allLocations', 'footer.siteMap', 'footer.faq'],
      ],
      [
        'about',
        messages[language].footer.about,
        ['footer.aboutUs', 'footer.contact', 'footer.terms', 'footer.privacy', 'footer.ecommerce'],
      ],
      [
        'employers',
        messages[language].footer.employers,
        ['footer.postJob', 'footer.searchResume', 'footer.otherProducts', 'footer.employerContact'],
      ],
      ['explore', messages[language].footer.explore, ['footer.techRecruitment', 'footer.learning', 'hrInsider']],
    ])
  })

  it.each<[id: string, vi: string, en: string, flags: Partial<MenuItem>]>([
    ['footer.jobSearch', '/tim-viec-lam#recruitment', '/job-search#recruitment', {}],
    ['footer.allLocations', '/tat-ca-khu-vuc', '/job-by-locations', {}],
    ['footer.terms', '/thoa-thuan-su-dung', '/terms-of-use', {}],
    ['footer.privacy', '/quy-dinh-bao-mat', '/privacy-policy', {}],
    ['footer.siteMap', '/so-do-trang-web', '/site-map', {}],
    ['footer.contact', '/lien-he', '/contact-us', {}],
    ['footer.ecommerce', '/quy-che-hoat-dong-thuong-mai-dien-tu', '/operation-ecommerce', {}],
    ['footer.aboutUs', '/company/navigosgroup?lang=vi', '/company/navigosgroup?lang=en', { newTab: true }],
    ['footer.faq', 'https://faq.jobsite.example/vi', 'https://faq.jobsite.example/en', OTHER_SITE],
    ['footer.postJob', `${EMPLOYER}?lang=1#jobPosting`, `${EMPLOYER}?lang=2#jobPosting`, OTHER_SITE],
    ['footer.searchResume', `${EMPLOYER}?lang=1#resumeSearch`, `${EMPLOYER}?lang=2#resumeSearch`, OTHER_SITE],
    ['footer.otherProducts', `${EMPLOYER}choose-services?lang=1`, `${EMPLOYER}choose-services?lang=2`, OTHER_SITE],
    ['footer.employerContact', `${EMPLOYER}?lang=1#contact-us`, `${EMPLOYER}?lang=2#contact-us`, OTHER_SITE],
    ['footer.techRecruitment', 'https://intech.jobsite.example/', 'https://intech.jobsite.example/en', OTHER_SITE],
    ['footer.learning', 'https://learning.jobsite.example/', 'https://learning.jobsite.example/', OTHER_SITE],
    ['hrInsider', `${HR_INSIDER}/?${NAVIGATION}`, `${HR_INSIDER}/en?${NAVIGATION}`, OTHER_SITE],
  ])('%s', (id, vi, en, flags) => {
    for (const [language, href] of [
      ['vi', vi],
      ['en', en],
    ] as const) {
      const { label, ...item } = itemOf(items(language), id)
      // Tracking parameters are before the fragment and after the parameters of the link.
      expect(item).toEqual({ id, href: expect.any(String), ...flags })
      const own = new URL(item.href ?? '', config.siteOrigin)
      const wanted = new URL(href, config.siteOrigin)
      expect([own.origin, own.pathname, own.hash]).toEqual([wanted.origin, wanted.pathname, wanted.hash])
      for (const [key, value] of wanted.searchParams) expect(own.searchParams.get(key)).toBe(value)
      expect(label.trim()).not.toBe('')
    }
  })

  it('hides items by id, replaces URLs, and prefixes site-relative ones with linkBase', () => {
    const own = defineConfig({
      linkBase: 'https://www.jobsite.example',
      menu: { hidden: ['footer.learning', 'footer.terms'], hrefs: { 'footer.faq': { vi: '/hoi-dap' } } },
    })
    const changed = footerColumns({ config: own, language: 'vi' }).flatMap((column) => [...column.items])
    const left = items('vi').filter(({ id }) => id !== 'footer.learning' && id !== 'footer.terms')
    expect(changed.map(({ id }) => id)).toEqual(left.map(({ id }) => id))
    expect(itemOf(changed, 'footer.faq').href).toBe('/hoi-dap')
    expect(itemOf(changed, 'footer.contact').href).toBe('https://www.jobsite.example/lien-he')
    expect(itemOf(changed, 'footer.postJob').href).toMatch(/^https:\/\/employer\./)
  })

  it('has no submenu and marks no page', () => {
    for (const item of flatten(
      footerColumns({ config, language: 'en', page: 'homepage' }).flatMap((column) => [...column.items]),
    ))
      expect([item.children, item.current]).toEqual([undefined, undefined])
  })
})

describe('socialLinks', () => {
  it('are five, in order, at the configured URLs', () => {
    expect(socialLinks(config)).toEqual([
      { network: 'facebook', name: 'Facebook', href: config.social.facebook },
      { network: 'linkedin', name: 'LinkedIn', href: config.social.linkedin },
      { network: 'tiktok', name: 'TikTok', href: config.social.tiktok },
      { network: 'youtube', name: 'YouTube', href: config.social.youtube },
      { network: 'spotify', name: 'Spotify', href: config.social.spotify },
    ])
  })
})

describe('homeHref', () => {
  it('is the root, with /en in English', () => {
    expect(homeHref(config, 'vi')).toBe('/')
    expect(homeHref(config, 'en')).toBe('/en')
    const own = defineConfig({ linkBase: 'https://www.jobsite.example' })
    expect(homeHref(own, 'vi')).toBe('https://www.jobsite.example/')
    expect(homeHref(own, 'en')).toBe('https://www.jobsite.example/en')
  })
})
