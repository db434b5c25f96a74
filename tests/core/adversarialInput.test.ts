import { afterEach, describe, expect, it } from 'vitest'
import { indexRoutes } from '../../src/core/routes/siteRoutes.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { isSuperlinear } from '../support/growth.ts'
import { isNightly } from '../support/isNightly.ts'
import { CORE_CALLS, config, isNested, quiet, withValue } from './coreCalls.ts'
import type { PageName } from './rules.ts'
import * as core from './rules.ts'

/** Length that every shape is tried at, in characters: quadratic work takes hundreds of milliseconds, at night a second. */
const LENGTH = isNightly ? 40_000 : 20_000

/** Longer than any list of arguments or stack of calls can be. */
const HUGE = 200_000

/** Pieces whose repetition a careless pattern spends minutes on. */
const PIECES: readonly string[] = [
  ...'1-/\\%?&=#@.:+,_[ \t\0aAệ\u0301漢😀\uE000',
  ...['\r\n', 'ệ'.normalize('NFD'), '\ud800', '\udc00', '%E1%BA', '%E1%BA%BF', '%C0%80', '%2f'],
  ...['C#', 'C# ', 'C++', '-kv', '-kv-tuyen-gap-uj', '-i35v29-vn', '-123456-jv', '-e1234567-vn', 'a-', '- '],
  ...['/a', '/..', '/viec-lam', '/tim-viec-lam/nha-tuyen-dung', '/en', '/recommendation/success'],
  ...['&lang=vi', '?lang=en', '&utm_source=a', '&token=a', 'token_', 'a@b.c ', 'a@b', 'https:', 'https://', '{"a":'],
]

/** Returns a text of a length. */
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Long texts by length: those made of one piece, and those that end or begin as a URL does. */
const made = new Map<number, readonly string[]>()
function longTexts(length: number): readonly string[] {
  const long = (piece: string): string => fill(piece, length)
  const texts = made.get(length) ?? [
    ...PIECES.map(long),
    ...[`${long('1')}-jv`, `i${long('1,')}1-vn`, `i${long('1,')}-vn`, `i${long('1%2C')}1-vn`, `v${long('1.')}1-en`],
    ...[`java-i${long('1,')}1v${long('1.')}1`, `ey${long('a')}.${long('b')}`, `${long('it+nganh-')}-i35v29-vn`],
  ]
  made.set(length, texts)
  return texts
}

/** Those that overflow a stack or a list of arguments where a rule goes through them by recursion or by spreading. */
const HUGE_TEXTS = [
  ...['a', '-', '/', '&', '%', '1', '/viec-lam'].map((piece) => fill(piece, HUGE)),
  `i${fill('1,', HUGE)}1-vn`,
]

/** The shape of a long text. */
const shapeOf = (text: string): string => JSON.stringify(`${text.slice(0, 30)}…${text.slice(-12)}`)

/** Short texts that have broken maps, decoders and comparisons before. */
const SHORT: readonly string[] = [
  ...['', ' ', '\0', '%', '%%', '%2', '%zz', '%E0%A4%A', '%ff', '\ud800', '\udfff', 'a\ud83d', '\u0301', '\ufeff'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'null', 'undefined', 'NaN'],
  ...['-1', '0', '1e1000', '[object Object]', '/__proto__', '/constructor/en', '/__proto__-kv', '/toString-i35-vn'],
  ...['/?__proto__=1', '/?lang=__proto__', '//', '///', '?', '#', '?#', ':', '://', 'http://', 'https://?'],
  ...['https://#', 'https://[', 'https://%', 'javascript:'],
]

/** Positions of an adversarial text in a URL. */
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

type Place = (text: string) => string
type Rule = (text: string, places: readonly Place[]) => unknown

const rules = core as unknown as Record<string, (...args: readonly unknown[]) => unknown>
const isUrl = (value: unknown): boolean => typeof value === 'string' && /^(?:\/|\?|https:)/.test(value)

/** Returns a value whose texts and numbers are all replaced by a text. */
function filled(value: unknown, text: string): unknown {
  if (typeof value === 'string' || typeof value === 'number') return text
  if (!isNested(value)) return value
  return Object.keys(value).reduce((whole, key) => withValue(whole, key, filled(Reflect.get(value, key), text)), value)
}

/** Calls a function with a text as each argument, and as each member of its arguments; in URLs at several positions. */
const callWith =
  (name: string, calls: (typeof CORE_CALLS)[string]): Rule =>
  (text, places) => {
    for (const args of calls) {
      for (const [index, arg] of args.entries()) {
        const members: readonly (readonly [string, unknown])[] = isNested(arg) ? Object.entries(arg) : [['', arg]]
        for (const [key, member] of members) {
          for (const place of isUrl(member) ? places : [String]) {
            const value = filled(member, place(text))
            const changed = isNested(arg) ? withValue(arg, key, value) : value
            if (value !== member) rules[name]?.(...args.map((own, position) => (position === index ? changed : own)))
          }
        }
      }
    }
  }

const map = indexRoutes(core.routePairs, [])

/** Calls with texts where no argument of {@link CORE_CALLS} has one: in a config, as keys, in JSON, and in results. */
const MORE_RULES: Record<string, Rule> = {
  'indexRoutes, match': (text, places) =>
    places.map((place) => [map.match(place(text), 'vi'), map.match(place(text), 'en')]),
  'breadcrumbsFor, config': (text) =>
    core.breadcrumbsFor('/ke-toan-kv', { config: { linkBase: text, campaignPaths: [text] } }),
  normalizeLocations: (text) => core.normalizeLocations(text.split('')),
  'toSeasonalTheme, themeLogos': (text) =>
    core.themeLogos(core.toSeasonalTheme({ responsive_logo: text, [text]: text }), {}),
  'parseInitialData, names': (text) =>
    core.parseInitialData(JSON.stringify({ [text]: text, locations: [{ id: 1, name: text }] })),
  'endpointUrl, query': (text) => core.endpointUrl(config.hosts, 'topBanner', { [text]: text }),
  'endpointUrl, hosts': (text) => core.endpointUrl({ ...config.hosts, banners: `${text}a` }, 'themes'),
  'defineConfig, keys': (text) => core.defineConfig({ [text]: { [text]: text } } as never, quiet),
  menus: (text) => {
    const own = {
      config: core.defineConfig({
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
      core.headerMenu(own),
      core.sideNavMenu(own),
      core.careerCentreMenu(own),
      core.seekerMenu(own),
      core.visitorMenu(own, { redirectUrl: text, now: null }),
      core.footerColumns(own),
      core.employersItem(own),
      core.notificationItem(own),
      core.homeHref(own.config, 'vi'),
    ]
  },
}

const RULES: readonly (readonly [string, Rule])[] = [
  // An unknown endpoint is an error: its other arguments are below.
  ...Object.entries(CORE_CALLS).flatMap(([name, calls]) =>
    name === 'endpointUrl' ? [] : [[name, callWith(name, calls)] as const],
  ),
  ...Object.entries(MORE_RULES),
]

describe.each(RULES)('%s', (_name, rule) => {
  // A rule may warn of a URL that it ignores, with a code; whatever else it says fails.
  afterEach(() => {
    for (const line of takeConsole()) expect(line).toMatch(/\(code: unusable-[a-z-]+\)/)
  })

  it('returns for short adversarial input', () => {
    for (const text of SHORT) expect(() => rule(text, PLACES), JSON.stringify(text)).not.toThrow()
  })

  it('returns for long input of every shape, in linear time', () => {
    // Each shape is judged alone: many linear ones would hide a quadratic one.
    for (const [index, text] of longTexts(LENGTH).entries()) {
      const returns = (length: number): void =>
        expect(() => rule(longTexts(length)[index] as string, LONG_PLACES), shapeOf(text)).not.toThrow()
      expect(isSuperlinear(returns, LENGTH), shapeOf(text)).toBe(false)
    }
  })

  it('returns for huge input', () => {
    for (const text of HUGE_TEXTS) expect(() => rule(text, LONG_PLACES.slice(1, 2)), shapeOf(text)).not.toThrow()
  })
})

describe('the check of growth', () => {
  it('finds a pattern that starts again at every character', async () => {
    // Long enough to be looked at on a machine that is three times as fast. A busy one can hide growth from one look.
    const find = () => isSuperlinear((length) => /\/+$/.test(`${'/'.repeat(length)}a`), 0.6 * LENGTH)
    await expect.poll(find).toBe(true)
  })

  it('finds nothing in work that grows with its input, however much it is', () => {
    const decodeAll = (length: number): void => {
      for (let round = 0; round < 100; round += 1) encodeURI('%E1%BA%BF'.repeat(length))
    }
    expect(isSuperlinear(decodeAll, LENGTH)).toBe(false)
  })
})

describe('a malformed URL', () => {
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
      expect(core.localizeUrl(url, language)).toBe(url)
      // The result of the switch is a link: slashes must not lead to another host.
      if (!url.startsWith('//')) expect(core.switchUrl(url, language)).toBe(url)
    }
    expect(core.detectLanguage(url)).toBeUndefined()
    expect(core.detectPage(url)).toBeUndefined()
    // Links must not lead to another host: `//host` is read with one slash there, too (reading 49).
    if (!url.startsWith('//')) expect(core.alternateLinks(url)).toEqual([])
    for (const { href } of core.alternateLinks(url)) expect(href).toMatch(/^\/(?!\/)/)
  })

  it('is returned unchanged at any length', () => {
    for (const text of longTexts(LENGTH)) {
      if (core.detectLanguage(text) !== undefined) continue
      expect(core.localizeUrl(text, 'en') === text).toBe(true)
      expect(core.localizeUrl(text, 'vi') === text).toBe(true)
    }
  })
})

/** Values that scripts without types pass instead of a text: routers that are not ready, tables with gaps. */
const NO_TEXTS: readonly unknown[] = [
  ...[undefined, null, 0, 7, Number.NaN, true, [], ['/jobs'], {}, { toString: () => '/jobs' }, Symbol('a'), 1n],
  () => '/jobs',
]

/** Results of the rules for these values: never an error, always the result for an empty text. */
const RESULTS_FOR_NO_TEXT: Record<string, [rule: (value: never) => unknown, result: (value: unknown) => unknown]> = {
  localizeUrl: [(url) => core.localizeUrl(url, 'en'), (url) => url],
  switchUrl: [(url) => core.switchUrl(url, 'en'), (url) => url],
  withNavTracking: [(url) => core.withNavTracking(url, { source: 'Header', medium: 'Home_Page' }), (url) => url],
  detectLanguage: [(url) => core.detectLanguage(url), () => undefined],
  detectPage: [(url) => core.detectPage(url), () => undefined],
  alternateLinks: [(url) => core.alternateLinks(url), () => []],
  explainUrl: [(url) => core.explainUrl(url).search, () => null],
  pageHead: [(url) => core.pageHead(url, config).canonical, () => `${config.siteOrigin}/`],
  parseSearchUrl: [(url) => core.parseSearchUrl(url), () => null],
  parseListingUrl: [(url) => core.parseListingUrl(url), () => null],
  jobIdFromUrl: [(url) => core.jobIdFromUrl(url, quiet), () => -1],
  isLogoutUrl: [(url) => core.isLogoutUrl(url), () => false],
  shouldRequestTopBanner: [(url) => core.shouldRequestTopBanner(url), () => false],
  redactUrl: [(url) => core.redactUrl(url), () => ''],
  bottomTextPageUrl: [(url) => core.bottomTextPageUrl(url), () => ''],
  safeHref: [(url) => core.safeHref(url), () => null],
  safeReturnUrl: [(url) => core.safeReturnUrl(url, config), () => null],
  slugify: [(text) => core.slugify(text), () => ''],
  encodeKeyword: [(text) => core.encodeKeyword(text), () => ''],
  decodeKeyword: [(text) => core.decodeKeyword(text), () => ''],
  'buildSearchUrl, keyword': [(keyword) => core.buildSearchUrl({ keyword }, 'en'), () => '/job-search/all-jobs'],
  formatTimestamp: [(date) => core.formatTimestamp(date), () => ''],
  'attributionFor, url': [(url) => core.attributionFor({ url }).utm_url, () => '(not set)'],
  'attributionFor, referrer': [(referrer) => core.attributionFor({ url: '/', referrer }).utm_source, () => '(direct)'],
  defineConfig: [(overrides) => core.defineConfig(overrides).siteDomain, () => config.siteDomain],
}

describe.each(Object.entries(RESULTS_FOR_NO_TEXT))('%s, called with a non-string', (_name, [rule, result]) => {
  it.each(NO_TEXTS.map((value) => [typeof value, value]))('treats %s as empty', (_type, value) => {
    expect(rule(value as never)).toEqual(result(value))
  })
})
