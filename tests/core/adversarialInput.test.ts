import {
  alternateLinks,
  attributionFor,
  bottomTextPageUrl,
  breadcrumbsFor,
  buildCategoryUrl,
  buildListingUrl,
  buildLocationUrl,
  buildSearchUrl,
  careerCentreMenu,
  createRouteMap,
  decodeKeyword,
  defineConfig,
  detectLanguage,
  detectPage,
  displayName,
  type EmployerSection,
  employersItem,
  employerUrl,
  encodeKeyword,
  endpointUrl,
  explainUrl,
  footerColumns,
  formatBreadcrumbList,
  formatTimestamp,
  headerMenu,
  homeHref,
  isClosable,
  isJobFunctionEnabled,
  isLanguage,
  isLoggedIn,
  isLogoutUrl,
  isPageName,
  isSiteHost,
  jobFunctionsOf,
  jobIdFromUrl,
  type LoginOptions,
  localizeUrl,
  loginUrl,
  logoutUrl,
  type Mode,
  nameIn,
  normalizeIds,
  normalizeLocations,
  notificationItem,
  type PageName,
  pageLabel,
  pagePath,
  parseBannerRotations,
  parseInitialData,
  parseLanguageCookie,
  parseListingUrl,
  parseSearchUrl,
  parseSeasonalTheme,
  pickLogo,
  redactUrl,
  registerUrl,
  returnTarget,
  rotateBanners,
  routePairs,
  safeHref,
  safeReturnUrl,
  seekerMenu,
  seoLinkLists,
  shortName,
  shouldRequestTopBanner,
  sideNavMenu,
  slugify,
  sortBanners,
  sortByName,
  sortJobFunctionGroups,
  switchUrl,
  themeLogos,
  toSeasonalTheme,
  userState,
  visitorMenu,
  withNavTracking,
} from '@jobsite/shell/core'
import { afterEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { isSuperlinear } from '../support/growth.ts'
import { isNightly } from '../support/isNightly.ts'

/** Length that every shape is tried at, in characters: quadratic work takes hundreds of milliseconds, at night a second. */
const LENGTH = isNightly ? 40_000 : 20_000

/** Longer than any list of arguments or stack of calls can be. */
const HUGE = 200_000

function memoize<Result>(make: (length: number) => Result): (length: number) => Result {
  const made = new Map<number, Result>()
  return (length) => {
    const result = made.get(length) ?? make(length)
    made.set(length, result)
    return result
  }
}

/** Long texts that a careless pattern spends minutes on. */
const longTexts = memoize((length: number): Record<string, string> => {
  const fill = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  return {
    digits: fill('1'),
    hyphens: fill('-'),
    slashes: fill('/'),
    backslashes: fill('\\'),
    percents: fill('%'),
    'broken escapes': fill('%E1%BA'),
    escapes: fill('%E1%BA%BF'),
    'overlong escapes': fill('%C0%80'),
    'escaped slashes': fill('%2f'),
    'question marks': fill('?'),
    ampersands: fill('&'),
    'equals signs': fill('='),
    hashes: fill('#'),
    'at signs': fill('@'),
    dots: fill('.'),
    colons: fill(':'),
    pluses: fill('+'),
    commas: fill(','),
    underscores: fill('_'),
    spaces: fill(' '),
    tabs: fill('\t'),
    'line ends': fill('\r\n'),
    'null characters': fill('\0'),
    letters: fill('a'),
    capitals: fill('A'),
    'Vietnamese letters': fill('ệ'),
    'decomposed letters': fill('ệ'.normalize('NFD')),
    'combining marks': fill('\u0301'),
    'Han characters': fill('漢'),
    emoji: fill('😀'),
    'high surrogates': fill('\ud800'),
    'low surrogates': fill('\udc00'),
    'private-use characters': fill('\uE000'),
    'C#': fill('C#'),
    'C# words': fill('C# '),
    'C++': fill('C++'),
    'keyword endings': fill('-kv'),
    'urgent endings': fill('-kv-tuyen-gap-uj'),
    'id endings': fill('-i35v29-vn'),
    'job endings': fill('-123456-jv'),
    'a long job id': `${fill('1')}-jv`,
    'category ids': `i${fill('1,')}1-vn`,
    'category ids, cut': `i${fill('1,')}-vn`,
    'escaped commas': `i${fill('1%2C')}1-vn`,
    'location ids': `v${fill('1.')}1-en`,
    'ids and no end': `java-i${fill('1,')}1v${fill('1.')}1`,
    'company endings': fill('-e1234567-vn'),
    'words and hyphens': fill('a-'),
    'short segments': fill('/a'),
    'empty words': fill('- '),
    'dot segments': fill('/..'),
    pairs: fill('/viec-lam'),
    'pair parts': fill('/tim-viec-lam/nha-tuyen-dung'),
    'en segments': fill('/en'),
    'result pages': fill('/recommendation/success'),
    'lang parameters': fill('&lang=vi'),
    'lang queries': fill('?lang=en'),
    'campaign parameters': fill('&utm_source=a'),
    'private parameters': fill('&token=a'),
    'private names': fill('token_'),
    'e-mail addresses': fill('a@b.c '),
    'almost e-mail addresses': fill('a@b'),
    'almost tokens': `ey${fill('a')}.${fill('b')}`,
    schemes: fill('https:'),
    origins: fill('https://'),
    brackets: fill('['),
    braces: fill('{"a":'),
    'old forms': `${fill('it+nganh-')}-i35v29-vn`,
  }
})

/** Those that overflow a stack or a list of arguments where a rule goes through them by recursion or by spreading. */
const HUGE_SHAPES = ['letters', 'hyphens', 'slashes', 'ampersands', 'percents', 'digits', 'category ids', 'pairs']

/** Short texts that have broken maps, decoders and comparisons before. */
const SHORT: readonly string[] = [
  '',
  ' ',
  '\0',
  '%',
  '%%',
  '%2',
  '%zz',
  '%E0%A4%A',
  '%ff',
  '\ud800',
  '\udfff',
  'a\ud83d',
  '\u0301',
  '\ufeff',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e1000',
  '[object Object]',
  '/__proto__',
  '/constructor/en',
  '/__proto__-kv',
  '/toString-i35-vn',
  '/?__proto__=1',
  '/?lang=__proto__',
  '//',
  '///',
  '?',
  '#',
  '?#',
  ':',
  '://',
  'http://',
  'https://?',
  'https://#',
  'https://[',
  'https://%',
  'javascript:',
]

/** Where a hostile text stands in an address. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `/${text}`,
  (text) => `https://www.jobsite.example/${text}`,
  (text) => `/viec-lam/${text}`,
  (text) => `/${text}-kv`,
  (text) => `/${text}-i35v29-en`,
  (text) => `/${text}-123456-jd`,
  (text) => `/a?${text}`,
  (text) => `/a?q=${text}&lang=vi`,
  (text) => `/a#${text}`,
]

/** Those of them that differ in the rules they reach, for texts that take time. */
const LONG_PLACES = [
  (text: string) => `https://www.jobsite.example/${text}`,
  (text: string) => `/viec-lam/${text}-kv`,
  (text: string) => `/${text}-i35v29-en`,
  (text: string) => `/a?q=${text}&lang=vi#${text}`,
]

const config = defineConfig()
const quiet = (): void => {}
const named = (text: string) => ({ id: 1, name: text, nameEn: text })
const siteWith = (text: string) => ({ siteDomain: text, siteOrigin: text })
const map = createRouteMap(routePairs)

/** Every string-taking export of the door. */
const ADDRESS_RULES: Record<string, (url: string) => unknown> = {
  localizeUrl: (url) => [localizeUrl(url, 'en'), localizeUrl(url, 'vi')],
  switchUrl: (url) => [switchUrl(url, 'en'), switchUrl(url, 'vi')],
  detectLanguage: (url) => detectLanguage(url),
  detectPage: (url) => detectPage(url),
  alternateLinks: (url) => alternateLinks(url),
  parseSearchUrl: (url) => parseSearchUrl(url),
  breadcrumbsFor: (url) => breadcrumbsFor(url),
  parseListingUrl: (url) => parseListingUrl(url),
  jobIdFromUrl: (url) => jobIdFromUrl(url),
  shouldRequestTopBanner: (url) => shouldRequestTopBanner(url),
  'attributionFor, url': (url) => attributionFor({ url }),
  'attributionFor, referrer': (referrer) => attributionFor({ url: 'https://www.jobsite.example/', referrer }),
  redactUrl: (url) => redactUrl(url),
  safeHref: (url) => safeHref(url),
  safeReturnUrl: (url) => safeReturnUrl(url, config),
  returnTarget: (url) => returnTarget(url, 'vi', config),
  bottomTextPageUrl,
  isLogoutUrl: (url) => isLogoutUrl(url),
  withNavTracking: (url) => withNavTracking(url, { source: 'Header', medium: 'Home_Page' }),
  'createRouteMap, match': (url) => [map.match(url, 'vi'), map.match(url, 'en')],
}

const TEXT_RULES: Record<string, (text: string) => unknown> = {
  'breadcrumbsFor, options': (text) =>
    breadcrumbsFor('/ke-toan-kv', {
      current: text,
      page: text as PageName,
      config: { linkBase: text, campaignPaths: [text] },
    }),
  formatBreadcrumbList: (text) => [
    formatBreadcrumbList([{ label: text, href: text }], 'https://www.jobsite.example'),
    formatBreadcrumbList([{ label: text, href: '/' }], text),
  ],
  slugify,
  encodeKeyword,
  decodeKeyword,
  'buildSearchUrl, keyword': (keyword) => [
    buildSearchUrl({ keyword }, 'vi'),
    buildSearchUrl({ keyword, urgent: true, categoryIds: [35] }, 'en'),
  ],
  'buildSearchUrl, search': (search) => buildSearchUrl({}, 'vi', { search, newLocation: true }),
  'buildSearchUrl, ids': (text) => buildSearchUrl({ categoryIds: [text], locationIds: [1, text] } as never, 'vi'),
  buildListingUrl: (text) => buildListingUrl([text] as never, 'vi'),
  buildCategoryUrl: (text) => buildCategoryUrl(named(text), 'vi', named(text)),
  buildLocationUrl: (text) => buildLocationUrl(named(text), 'en', [named(text)]),
  nameIn: (text) => nameIn(named(text), 'en'),
  'localizeUrl, alternateUrl': (alternateUrl) => localizeUrl('/viec-lam', 'en', { alternateUrl, warn: quiet }),
  'localizeUrl, page': (page) => localizeUrl('/viec-lam', 'en', { page: page as PageName, alternateUrl: '/x' }),
  'localizeUrl, campaignPaths': (path) => localizeUrl('/viec', 'en', { campaignPaths: [path] }),
  'localizeUrl, taxonomy': (text) =>
    localizeUrl('/viec-lam-a-i1-vn', 'en', { taxonomy: { categories: [named(text)], locations: [] } }),
  createRouteMap: (text) => createRouteMap([{ vi: text, en: text }]).match(text, 'vi'),
  'attributionFor, siteDomain': (siteDomain) =>
    attributionFor({ url: 'https://www.jobsite.example/', referrer: 'https://a.example/', siteDomain }),
  'safeReturnUrl, site': (text) => safeReturnUrl('/a', siteWith(text)),
  isSiteHost: (text) => [isSiteHost(text, 'jobsite.example'), isSiteHost('jobsite.example', text)],
  loginUrl: (text) => loginUrl(config, 'vi', { redirectUrl: text, type: text as LoginOptions['type'] }),
  registerUrl: (redirectUrl) => registerUrl(config, 'en', { redirectUrl }),
  logoutUrl: (userId) => logoutUrl(config, 'en', { userId }),
  employerUrl: (section) => employerUrl(config, 'en', { section: section as EmployerSection }),
  'withNavTracking, medium': (medium) => withNavTracking('/a', { source: 'Header', medium }),
  displayName: (text) => displayName({ firstName: text, lastName: text }, text),
  shortName: (firstName) => shortName({ firstName }),
  userState: (text) => [userState({ userId: text }), isLoggedIn({ accessToken: text })],
  languages: (text) => [isLanguage(text), parseLanguageCookie(text)],
  pages: (text) => [isPageName(text), pageLabel(text as PageName), pagePath(text as PageName, 'vi')],
  pickLogo: (text) => pickLogo({ page: text as PageName, jobFunctionGroupId: 5 }),
  ids: (text) => [normalizeIds([text, 1]), normalizeIds([1, text]), normalizeLocations(text.split(''))],
  jobFunctionsOf: (text) => jobFunctionsOf({ jobFunctionIds: [text] } as never, quiet),
  flags: (text) => [isClosable(text), isJobFunctionEnabled(text)],
  parseSeasonalTheme,
  toSeasonalTheme: (text) => themeLogos(toSeasonalTheme({ responsive_logo: text, [text]: text }), {}),
  parseBannerRotations,
  parseInitialData,
  'parseInitialData, names': (text) =>
    parseInitialData(JSON.stringify({ [text]: text, locations: [{ id: 1, name: text }] })),
  'endpointUrl, query': (text) => endpointUrl(config.hosts, 'topBanner', { [text]: text }),
  'endpointUrl, hosts': (text) => [
    endpointUrl({ ...config.hosts, banners: text }, 'themes'),
    endpointUrl({ ...config.hosts, banners: `${text}a` }, 'themes'),
  ],
  seoLinkLists: (text) =>
    seoLinkLists({
      language: 'en',
      locationId: [1],
      categoryId: [1],
      taxonomy: { categories: [named(text)], locations: [named(text)] },
      topCategoryIds: [1],
      topLocationIds: [1],
    }),
  sortBanners: (text) => sortBanners([{ id: text }, { id: 1 }, { id: `${text}a` }]),
  sorting: (text) => [
    sortByName([named(text), named('a'), named(`${text}b`)], 'vi'),
    sortJobFunctionGroups(
      [text, 'a', 'z'].map((name) => ({ parent: named(name), children: [] })),
      'en',
    ),
  ],
  rotateBanners: (text) => rotateBanners([], { companyIndustries: [], jobFunctionIds: [] }, [text]),
  'defineConfig, mode': (mode) => defineConfig({ mode: mode as Mode }, quiet),
  'defineConfig, keys': (text) => defineConfig({ [text]: { [text]: text } } as never, quiet),
  menus: (text) => {
    const own = {
      config: defineConfig({
        siteName: text,
        linkBase: text,
        links: { hrInsider: { vi: text }, cvTemplates: { vi: text }, faq: text },
        hosts: { employer: text, secure: text },
        menu: { hidden: [text], hrefs: { [text]: { vi: text }, companies: { vi: text } } },
      }),
      language: 'vi',
      page: text as PageName,
      user: { userId: text },
    } as const
    return [
      headerMenu(own),
      sideNavMenu(own),
      careerCentreMenu(own),
      seekerMenu(own),
      visitorMenu(own, { redirectUrl: text, now: null }),
      footerColumns(own),
      employersItem(own),
      notificationItem(own),
      homeHref(own.config, 'vi'),
    ]
  },
}

type Place = (text: string) => string

const RULES: Record<string, (text: string, places: readonly Place[]) => unknown> = {
  ...Object.fromEntries(
    Object.entries(ADDRESS_RULES).map(([name, rule]) => [
      name,
      (text: string, places: readonly Place[]) => places.map((place) => rule(place(text))),
    ]),
  ),
  ...TEXT_RULES,
}

describe.each(Object.entries(RULES))('%s', (_name, rule) => {
  // A rule may warn of a URL that it ignores, with a code; whatever else it says fails.
  afterEach(() => {
    for (const line of takeConsole()) expect(line).toMatch(/\(code: unusable-[a-z-]+\)/)
  })

  it('returns for short adversarial input', () => {
    for (const text of SHORT) expect(() => rule(text, PLACES), JSON.stringify(text)).not.toThrow()
  })

  it('returns for long input of every shape, in linear time', () => {
    // Each shape is judged alone: many linear ones would hide a quadratic one.
    for (const shape of Object.keys(longTexts(LENGTH))) {
      const returns = (length: number): void =>
        expect(() => rule(longTexts(length)[shape] as string, LONG_PLACES), shape).not.toThrow()
      expect(isSuperlinear(returns, LENGTH), shape).toBe(false)
    }
  })

  it('returns for huge input', () => {
    const texts = longTexts(HUGE)
    for (const shape of HUGE_SHAPES)
      expect(() => rule(texts[shape] as string, LONG_PLACES.slice(1, 2)), shape).not.toThrow()
  })
})

describe('the check of growth', () => {
  it('finds a pattern that starts again at every character', () => {
    // Long enough for a machine that is six times as fast.
    expect(isSuperlinear((length) => /\/+$/.test(`${'/'.repeat(length)}a`), 1.5 * LENGTH)).toBe(true)
  })

  it('finds nothing in work that grows with its input, however much it is', () => {
    const decodeAll = (length: number): void => {
      for (let round = 0; round < 100; round += 1) encodeURI('%E1%BA%BF'.repeat(length))
    }
    expect(isSuperlinear(decodeAll, LENGTH)).toBe(false)
  })
})

describe('a malformed URL', () => {
  it.each(['%', '/%', '/viec-lam%', '/%E0%A4%A', '/\ud800', 'http://', '://', 'javascript:%', 'https://['])(
    '%j is returned unchanged',
    (url) => {
      expect(localizeUrl(url, 'vi')).toBe(url)
    },
  )

  it.each([
    'http://',
    'https://?x=1',
    'https://[/viec-lam',
    'http://[::1',
    'https://a b/viec-lam',
    '//',
    '///viec-lam',
  ])('%j, whose host cannot be read, is returned unchanged without a warning', (url) => {
    for (const language of ['vi', 'en'] as const) {
      expect(localizeUrl(url, language)).toBe(url)
      // The result of the switch is a link: slashes must not lead to another host.
      if (!url.startsWith('//')) expect(switchUrl(url, language)).toBe(url)
    }
    expect(detectLanguage(url)).toBeUndefined()
    expect(detectPage(url)).toBeUndefined()
    // Links must not lead to another host: `//host` is read with one slash there, too (reading 49).
    if (!url.startsWith('//')) expect(alternateLinks(url)).toEqual([])
    for (const { href } of alternateLinks(url)) expect(href).toMatch(/^\/(?!\/)/)
  })

  it('is returned unchanged at any length', () => {
    for (const text of Object.values(longTexts(LENGTH))) {
      if (detectLanguage(text) !== undefined) continue
      expect(localizeUrl(text, 'en') === text).toBe(true)
      expect(localizeUrl(text, 'vi') === text).toBe(true)
    }
  })
})

/** What scripts without types pass in the place of a text: routers that are not ready, tables with gaps. */
const NO_TEXTS: readonly unknown[] = [undefined, null, 0, 7, Number.NaN, true, [], {}, Symbol('a'), () => '/jobs', 1n]

/** What the rules make of it: never an error, always what they say of a text that holds nothing. */
const ANSWERS_TO_NO_TEXT: Record<string, [rule: (value: never) => unknown, answer: (value: unknown) => unknown]> = {
  localizeUrl: [(url) => localizeUrl(url, 'en'), (url) => url],
  switchUrl: [(url) => switchUrl(url, 'en'), (url) => url],
  withNavTracking: [(url) => withNavTracking(url, { source: 'Header', medium: 'Home_Page' }), (url) => url],
  detectLanguage: [(url) => detectLanguage(url), () => undefined],
  detectPage: [(url) => detectPage(url), () => undefined],
  alternateLinks: [(url) => alternateLinks(url), () => []],
  explainUrl: [(url) => explainUrl(url).search, () => null],
  parseSearchUrl: [(url) => parseSearchUrl(url), () => null],
  parseListingUrl: [(url) => parseListingUrl(url), () => null],
  jobIdFromUrl: [(url) => jobIdFromUrl(url, quiet), () => -1],
  isLogoutUrl: [(url) => isLogoutUrl(url), () => false],
  shouldRequestTopBanner: [(url) => shouldRequestTopBanner(url), () => false],
  redactUrl: [(url) => redactUrl(url), () => ''],
  bottomTextPageUrl: [(url) => bottomTextPageUrl(url), () => ''],
  safeHref: [(url) => safeHref(url), () => null],
  safeReturnUrl: [(url) => safeReturnUrl(url, config), () => null],
  slugify: [(text) => slugify(text), () => ''],
  encodeKeyword: [(text) => encodeKeyword(text), () => ''],
  decodeKeyword: [(text) => decodeKeyword(text), () => ''],
  'buildSearchUrl, keyword': [(keyword) => buildSearchUrl({ keyword }, 'en'), () => '/job-search/all-jobs'],
  formatTimestamp: [(date) => formatTimestamp(date), () => ''],
  'attributionFor, url': [(url) => attributionFor({ url }).utm_url, () => '(not set)'],
  'attributionFor, referrer': [(referrer) => attributionFor({ url: '/', referrer }).utm_source, () => '(direct)'],
  defineConfig: [(overrides) => defineConfig(overrides).siteDomain, () => config.siteDomain],
}

describe.each(Object.entries(ANSWERS_TO_NO_TEXT))('%s, given a non-string', (_name, [rule, answer]) => {
  it.each(NO_TEXTS.map((value) => [typeof value, value]))('treats %s as empty', (_type, value) => {
    expect(rule(value as never)).toEqual(answer(value))
  })
})
