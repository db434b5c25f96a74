import type { ContractSnapshot } from './contractSnapshot.ts'

type Core = typeof import('../../../src/core.ts')

const LANGUAGES = ['vi', 'en'] as const
const AT = new Date('2026-11-20T09:51:07Z')

/** Returns one URL of every rule that builds or localizes URLs: a changed result is a changed rule. */
export function readUrlExamples(core: Core): ContractSnapshot {
  const config = core.defineConfig({})
  const [category, location] = [core.defaultTaxonomy.categories[0], core.defaultTaxonomy.locations[0]]
  if (!category || !location) throw new Error('The taxonomy has no category or no location. Check src/core/reference/.')
  const inBoth = (build: (language: (typeof LANGUAGES)[number]) => string): ContractSnapshot =>
    Object.fromEntries(LANGUAGES.map((language) => [language, build(language)]))
  return {
    search: {
      nothing: inBoth((language) => core.buildSearchUrl({}, language)),
      keyword: inBoth((language) => core.buildSearchUrl({ keyword: 'C# developer' }, language)),
      'keyword, urgent': inBoth((language) => core.buildSearchUrl({ keyword: 'kế toán', urgent: true }, language)),
      'keyword, categories, locations': inBoth((language) =>
        core.buildSearchUrl({ keyword: 'C++', categoryIds: [35, 42], locationIds: [29, 24] }, language),
      ),
      'a location set anew': inBoth((language) =>
        core.buildSearchUrl({ keyword: 'java', locationIds: [29] }, language, { newLocation: true, search: '?a=1' }),
      ),
    },
    listing: inBoth((language) => core.buildListingUrl([29, 24], language)),
    landing: {
      category: inBoth((language) => core.buildCategoryUrl(category, language)),
      'category in a location': inBoth((language) => core.buildCategoryUrl(category, language, location)),
      location: inBoth((language) => core.buildLocationUrl(location, language)),
      'location of a category': inBoth((language) => core.buildLocationUrl(location, language, [category])),
    },
    turned: Object.fromEntries(
      LOCALIZED.map((url) => [url, `${core.localizeUrl(url, 'vi')} <-> ${core.localizeUrl(url, 'en')}`]),
    ),
    account: {
      login: inBoth((language) => core.loginUrl(config, language, { redirectUrl: '/jobs', now: AT })),
      'social login': inBoth((language) => core.loginUrl(config, language, { type: 'google', now: AT })),
      registration: inBoth((language) => core.registerUrl(config, language, { redirectUrl: '/jobs', now: AT })),
      logout: inBoth((language) => core.logoutUrl(config, language, { userId: 7 })),
      onboarding: inBoth((language) => core.onboardingUrl(config, language)),
      ...Object.fromEntries(
        (['home', 'postJob', 'searchResume', 'services', 'contact'] as const).map((section) => [
          `employer ${section}`,
          inBoth((language) => core.employerUrl(config, language, { section })),
        ]),
      ),
    },
    slug: core.slugify('Kế toán / Kiểm toán – Đà Nẵng'),
    attribution: { ...core.attributionFor({ url: 'https://www.jobsite.example/?gclid=x&utm_campaign=y', now: AT }) },
  }
}

/** A URL with each kind of suffix and segment. */
const LOCALIZED = [
  '/',
  '/?lang=vi',
  '/tim-viec-lam/nha-tuyen-dung/abc?x=1#top',
  '/ke-toan-kv',
  '/ke-toan-kv-tuyen-gap-uj',
  '/java-i35v29.24-vn',
  '/mt-sales-supervisor-1763221-jv',
  '/wowcv',
  '/empower-growth-2023',
  '/career-newbies',
]
