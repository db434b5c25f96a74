import { defineConfig } from '@jobsite/shell/core'

/** A place in options: the keys that lead to it. */
export type Place = readonly (string | number)[]

/** Options of `renderShell` that give every value that the shell renders, so that none of its places is left out. */
export const everyOption = (user: unknown): Record<string, unknown> => ({
  url: '/viec-lam',
  alternateUrl: '/jobs',
  language: 'vi',
  page: 'searchResult',
  section: 'saved',
  user,
  resumeSummary: { totalEmployerViews: 3, totalJobAlert: 4 },
  keyword: 'java',
  categoryId: [35],
  locationId: [29],
  locations: [{ parentId: 29, childrenIds: [1] }],
  companyIndustries: [1],
  jobFunctions: [5],
  jobFunctionParentId: 6,
  jobFunctionGroup: 6,
  isShowReferral: true,
  skipTo: 'main-content',
  zoneName: 'home_top',
  theme: { blue_desktop_logo: '/blue.svg', white_desktop_logo: '/white.svg', responsive_logo: '/small.svg' },
  bottomSEOContent: { id: 1, content: '<p>Text</p>', image: '/bottom.png' },
  taxonomy: {
    categories: [{ id: 35, name: 'CNTT', nameEn: 'IT' }],
    locations: [{ id: 29, name: 'Hồ Chí Minh', nameEn: 'Ho Chi Minh' }],
  },
  districts: { 29: [{ id: 1, name: 'Quận 1', nameEn: 'District 1' }] },
  data: {
    theme: { blue_desktop_logo: '/data-blue.svg', white_desktop_logo: '/data-white.svg', responsive_logo: '/s.svg' },
    topBanner: {
      zoneName: 'home_top',
      companyIndustries: [1],
      jobFunctionIds: [5],
      banners: [{ id: 1, isClosable: true, image: '/banner.png', url: '/banner', alt: 'Tết' }],
      rotation: { companyIndustries: [1], jobFunctionIds: [5] },
    },
    sidebarBanner: { image: '/side.png', url: '/side', alt: 'Bên' },
    seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Java', link: '/java-kv' }] },
    bottomText: { pageUrl: '/viec-lam', text: { id: 1, content: '<p>Text</p>', image: '/text.png' } },
  },
  config: {
    ...structuredClone(defineConfig({ company: { phone: '(028) 3925 8456' } })),
    logos: {
      desktopLogo: '/desktop.svg',
      desktopWhiteLogo: '/desktop-white.svg',
      responsiveLogo: '/responsive.svg',
      inTechLogo: '/intech.svg',
    },
    menu: { hidden: [], hrefs: { jobs: { vi: '/a', en: '/b' }, hrInsider: { vi: 'https://a.test/', en: '/b' } } },
  },
})

/** A logged-in user with every field that is shown. */
export const SEEKER = {
  userId: 7,
  firstName: 'Minh Anh',
  lastName: 'Trần',
  userName: 'minhanh',
  profilePicture: '/me.png',
  jobTitle: 'Kế toán',
}

/** Returns every place of a value: objects, lists and what is in them; `[]` is the value itself. */
export function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [place, ...entries.flatMap(([key, inner]) => placesOf(inner, [...place, key]))]
}

/** Returns a copy of a value with another one at a place. */
export function replaceAt<Value>(value: Value, [key, ...rest]: Place, replacement: unknown): Value {
  if (key === undefined) return replacement as Value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>
  copy[key] = replaceAt(copy[key], rest, replacement)
  return copy as Value
}

/** Returns the value at a place. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce((inner: unknown, key) => (inner as Record<string | number, unknown>)[key], value)

/** Values at the place of an address that must not become one. */
export const NO_ADDRESSES: readonly (readonly [name: string, value: unknown])[] = [
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', ' java\nscript:alert(1)'],
  ['another host', '//evil.test/x.png'],
  ['another host after a backslash', '/\\evil.test/x.png'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a user name', 'https://www.jobsite.example@evil.test/'],
  ['a number', 5],
  ['an object', {}],
  ['a list', ['javascript:alert(1)']],
  [
    'an object whose text throws',
    {
      toString() {
        throw new Error('no text')
      },
    },
  ],
]

/** Returns the addresses in HTML: the values of all attributes that hold one. */
export function addressesIn(html: string): string[] {
  const found = html.matchAll(/ (?:href|src|srcset|action|formaction|poster|data|xlink:href)="([^"]*)"/gi)
  return Array.from(found, ([, value = '']) => unescapeText(value))
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&#39;': "'" }

const unescapeText = (text: string): string =>
  text
    .replace(/&(?:amp|quot|#x27|#39);/g, (entity) => ENTITIES[entity] as string)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

/** Returns whether a browser that follows or loads an address runs no script, and leaves the site only with a scheme. */
export function isSafeAddress(address: string): boolean {
  if (/^tel:[-+().\d/]+$/.test(address)) return true
  if (/\p{Cc}|\\/u.test(address)) return false
  if (/^(?:\/(?!\/)|[?#])/.test(address)) return true
  if (!/^https?:\/\/[^/?#]/.test(address) || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username === '' && password === ''
}
