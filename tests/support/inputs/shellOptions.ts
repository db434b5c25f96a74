import { defineConfig } from '@jobsite/shell/core'
import type { ShellData } from '@jobsite/shell/server'
import fc from 'fast-check'
import { PAGE_NAMES } from '../../../src/core/pages/pages.ts'
import { anyCharacter } from './anyCharacter.ts'

/** Texts that careless templates confuse with their own, or escape otherwise than the renderer. */
const ADVERSARIAL = [
  ...['$&', "$'", '$`', '$1', '$$', '\\', '%', '%2', '%C3', ';', '.', '0.1;', 'shell-', 'undefined', 'null', ' '],
  ...['"', "'", '<', '>', '&', '&amp;', '&#x27;', '<!-- -->', '-->', '</script>', '<b>x</b>', '"><img src=x>'],
  ...[
    'kế toán',
    'ệ'.normalize('NFD'),
    'Đặng Thị Ánh',
    '\ud800',
    'a\udc00b',
    '😀',
    '\u0000',
    '\ufdd0',
    '\u2028',
    'a'.repeat(5000),
  ],
]

/** Any text: adversarial, random, or a text of the last template. */
const anyText = (held: () => string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', 'java', 'Lan', ...ADVERSARIAL) },
    { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 20 }) },
    { weight: 1, arbitrary: fc.constant(null).map(held) },
  )

const optional = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 1 })

const CONFIGS = [
  undefined,
  defineConfig({ siteName: 'Việc & Làm', enableJobFunction: true }),
  defineConfig({ linkBase: 'https://www.jobsite.example', menu: { hidden: ['logOut', 'facebook', 1] } }),
  defineConfig({ campaignPaths: ['/tet-2026'], logos: { desktopLogo: '/logo.svg', responsiveLogo: '/small.svg' } }),
]

const TAXONOMIES = [
  undefined,
  { categories: [{ id: 1, name: 'A & B', nameEn: '<C>' }], locations: [{ id: 29, name: "Huế '", nameEn: 'Hue "' }] },
]

const DATA = [
  undefined,
  {},
  { theme: null },
  {
    theme: { blue_desktop_logo: '/season.png?a=1&b=2' },
    topBanner: {
      zoneName: 'home_top',
      companyIndustries: [],
      jobFunctionIds: [],
      banners: [{ id: 1, isClosable: true, image: '/banner.png', url: '/banner', alt: '"Tết"' }],
    },
    sidebarBanner: { image: '/side.png', url: '/side' },
    seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Java & C', link: '/java-kv?a=1&b=2' }] },
    bottomText: { pageUrl: '/viec-lam', text: { id: 1, content: '<p>Text</p>', image: null } },
  },
] as unknown as readonly (ShellData | undefined)[]

const ids = fc.subarray([-1, 1, 5, 24, 29, 35, 55, 9999])

function anyUrl(text: fc.Arbitrary<string>): fc.Arbitrary<string | undefined> {
  const path = fc.oneof(
    fc.constantFrom('/', '/en', '/viec-lam', '/jobs', '/login', '/dang-nhap', '/my-jobs', '/salary/all-jobs', ''),
    fc.constantFrom('/java-i35v29-vn', '/ke-toan-kv', '/it-jobs-in-ha-noi-i35v24-en', '/dev-123456-jv', '/tet-2026'),
    text.map((word) => `/${word}-kv`),
    text,
  )
  const query = fc.array(
    fc.tuple(fc.constantFrom('q', 'l', 'i', 'page', 'lang', 'section', 'redirectURL', 'utm_source', 'token', ''), text),
    { maxLength: 3 },
  )
  const origin = fc.constantFrom('', '', '', 'https://www.jobsite.example', 'https://evil.example', '/')
  const isEncoded = fc.boolean()
  return optional(
    fc.tuple(origin, path, query, isEncoded).map(([start, rest, pieces, encodes]) => {
      const encode = (value: string) => (encodes ? encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?')) : value)
      const search = pieces.map(([key, value]) => `${key}=${encode(key === 'l' ? '29.24' : value)}`).join('&')
      return `${start}${rest}${search && '?'}${search}`
    }),
  )
}

/**
 * What differs between the requests of a page.
 *
 * @param held returns a text that the cache holds.
 */
export function anyVisitor(held: () => string) {
  const text = anyText(held)
  const url = anyUrl(text)
  const name = fc.option(text, { freq: 5 })
  const user = fc.record(
    {
      userId: fc.oneof(fc.constantFrom<unknown>(7, 0, '7&8', 7n), text),
      accessToken: text,
      firstName: name,
      lastName: name,
      profilePicture: fc.oneof(text, fc.constantFrom('/me.png?a&b', '//img.example/a.png', 'javascript:alert(1)')),
      jobTitle: name,
    },
    { requiredKeys: [] },
  )
  const count = fc.constantFrom<unknown>(0, 1, 5, 120, '7', Number.NaN, undefined)
  return fc.record(
    {
      url,
      alternateUrl: url,
      keyword: fc.oneof(text, fc.constant(7)),
      user: fc.oneof(fc.constant(null), user, user),
      resumeSummary: fc.option(fc.record({ totalEmployerViews: count, totalJobAlert: count })),
      categoryId: ids,
      locationId: ids,
      locations: fc.array(fc.record({ parentId: fc.constantFrom(24, 29), childrenIds: ids }), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
}

/**
 * Any other options of `renderShell` that are JSON-serializable.
 *
 * @param held returns a text that the cache holds.
 */
export const anyShellOptions = (held: () => string) =>
  fc.record(
    {
      language: fc.constantFrom<unknown>('vi', 'en', 'fr'),
      page: fc.oneof(fc.constantFrom<unknown>(...PAGE_NAMES), fc.constant('nope')),
      section: fc.constantFrom('saved', 'other'),
      config: fc.constantFrom(...CONFIGS),
      taxonomy: fc.constantFrom(...TAXONOMIES),
      data: fc.constantFrom(...DATA),
      theme: fc.constantFrom(undefined, null, { white_desktop_logo: '/white.png' }),
      jobFunctions: ids,
      jobFunctionParentId: fc.constantFrom(5, 6),
      jobFunctionGroup: fc.constantFrom(5, 6),
      companyIndustries: ids,
      isShowReferral: fc.boolean(),
      variant: fc.constantFrom('full', 'minimal'),
      skipTo: anyText(held),
      searchShortcut: fc.boolean(),
      zoneName: fc.constantFrom('home_top', 'other'),
      consent: fc.boolean(),
    },
    { requiredKeys: [] },
  )
