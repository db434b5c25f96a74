import type * as shell from '@jobsite/shell'
import type { ShellConfig, ShellData } from '@jobsite/shell/core'
import fc, { type Arbitrary } from 'fast-check'
import type {
  AllHTMLAttributes,
  AnchorHTMLAttributes,
  ComponentProps,
  DialogHTMLAttributes,
  ForwardRefExoticComponent,
} from 'react'
import {
  ATTRIBUTION_COOKIE,
  type CookieName,
  type ShellEventName,
  STORAGE,
  type StorageKey,
} from '../../src/core/contracts.ts'
import { type EndpointName, endpoints } from '../../src/core/endpoints.ts'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { MOUNT_POINT_NAMES } from '../../src/embed/mountPointNames.ts'
import type { PartOptions } from '../../src/options/options.ts'
import { partOf } from '../../src/options/parts.ts'
import type { ShellProviderProps } from '../../src/react/provider/ShellProviderProps.ts'
import { COMPONENT_NAMES } from '../support/componentNames.ts'
import {
  type Answer,
  type Case,
  type Json,
  type JsonRecord,
  KEY_TARGETS,
  type KeyTarget,
  type Presses,
  type Step,
  type UrlSource,
} from './pages/case.ts'

// All inputs of a page. Each table is complete by its type: a new input does not compile without its values.

/** A function, node or `undefined` of a page, by name; see `revive` in `pages/head.ts`. */
const token = (name: string, value?: Json): Json => ({ $: name, ...(value !== undefined && { value }) })
const UNDEFINED = token('undefined')

const USERS: readonly Json[] = [
  null,
  { userId: 7, firstName: 'Minh Anh', lastName: 'Nguyễn' },
  { userId: 8, firstName: 'Thu', jobTitle: 'Kế toán' },
  { accessToken: 'YWJj', firstName: 'Hà', lastName: 'Lê' },
  { accessToken: 'ZGVm', userId: 9, firstName: 'An', lastName: 'Võ', profilePicture: '/images/face.png' },
]
const URLS = [
  '/',
  '/en',
  '/viec-lam',
  '/jobs',
  '/viec-lam?q=java',
  '/java-kv',
  '/ke-toan-kv?utm_source=zalo&utm_medium=social',
  '/viec-lam/java-kv',
  '/my-career-center/my-jobs?section=saved',
  '/cong-ty',
  '/unknown/page?lang=en',
  '/career-newbies',
]
const hash = fc.constantFrom('', '#section')
const user = fc.constantFrom(...USERS)
const url = fc.constantFrom(...URLS)
const language = fc.constantFrom('vi', 'en')
const page = fc.constantFrom(...PAGE_NAMES)
const ids = fc.constantFrom<Json[]>(...[[], [5], [29], [29, 24], [1, 2]])
const theme = fc.constantFrom<Json[]>(
  ...[
    null,
    { blue_desktop_logo: '/images/broken.png' },
    {
      blue_desktop_logo: '/images/tet.png',
      white_desktop_logo: '/images/tet.png',
      responsive_logo: '/images/tet-small.png',
    },
  ],
)
const BOTTOM_TEXT: Json = { title: 'Kế toán', content: '<h2>Kế toán</h2><p>Xem <a href="/muc-luong">lương</a></p>' }
const banner = (id: number): Json => ({
  id,
  isClosable: id !== 2,
  image: `/images/top-${id}.png`,
  url: `/banner-${id}`,
})

/** Data of a server, section by section. */
const DATA = {
  theme,
  topBanner: fc.constantFrom<Json[]>(
    ...[
      null,
      ...[[1], [1, 2, 3]].map((of) => ({
        zoneName: 'zone',
        companyIndustries: [],
        jobFunctionIds: [],
        banners: of.map(banner),
      })),
    ],
  ),
  sidebarBanner: fc.constantFrom<Json[]>(...[null, { image: '/images/side.png', url: '/side' }]),
  seoKeywords: fc.constantFrom<Json[]>(
    ...[
      null,
      ...['vi', 'en'].map((of) => ({
        language: of,
        keywords: [{ id: 1, name: 'Java', link: '/java-kv', url: '/java-kv' }],
      })),
    ],
  ),
  // Long ago: the items of that time are not today's.
  now: fc.constantFrom<Json[]>(0, Date.parse('2020-01-01T00:00+07:00')),
  bottomText: fc.constantFrom<Json[]>(
    ...[null, ...['/viec-lam', '/jobs'].map((pageUrl) => ({ pageUrl, text: BOTTOM_TEXT }))],
  ),
} satisfies Record<keyof ShellData, Arbitrary<Json>>

type ProviderProp = Exclude<keyof ShellProviderProps, 'children' | 'url' | 'config' | 'site'>

/** Provider options; `url` and the site's configuration are inputs of their own. */
export const OPTIONS = {
  adapters: fc.constantFrom(token('adapters', 'one'), token('adapters', 'two')),
  alternateUrl: fc.constantFrom('/en/other', '/khac', 'https://elsewhere.example/x'),
  attribution: fc.constantFrom<Json[]>(...[false, 'last-touch', 'last-non-direct']),
  bottomSEOContent: fc.constantFrom<Json[]>(...[null, BOTTOM_TEXT]),
  categoryId: ids,
  companyIndustries: ids,
  consent: fc.boolean(),
  data: fc.record(DATA, { requiredKeys: [] }) as Arbitrary<JsonRecord>,
  districts: fc.constantFrom<Json[]>(...[{}, { 29: [{ id: 1, name: 'Quận 1', nameEn: 'District 1' }] }]),
  documentLanguage: fc.boolean(),
  fetch: fc.constant(token('fetch')),
  isShowReferral: fc.boolean(),
  jobFunctionGroup: fc.constantFrom<Json[]>(
    ...[5, 2, token('jobFunctionGroup', 5), token('jobFunctionGroup', 2), token('jobFunctionGroup')],
  ),
  jobFunctionParentId: fc.constantFrom(5, 2),
  jobFunctions: ids,
  keyword: fc.constantFrom('', 'java', 'kế toán'),
  language,
  linkComponent: fc.constantFrom(token('linkComponent', 'one'), token('linkComponent', 'two')),
  locationId: ids,
  locations: fc.constantFrom<Json[]>(...[[], [{ parentId: 29, childrenIds: [-1] }]]),
  logger: fc.constant(token('logger')),
  navigate: fc.constant(token('navigate')),
  onTrack: fc.constant(token('onTrack')),
  onboarding: fc.constantFrom<Json[]>(...[null, { isShown: true, industries: [], jobFunctions: [] }]),
  ownPaths: fc.constantFrom<Json[]>(...[['jobSearch'], ['homepage', 'myJobs'], token('ownPaths', '/viec')]),
  page,
  recentSearches: fc.boolean(),
  refreshUser: user.map((of) => token('refreshUser', of)),
  registerServiceWorker: fc.boolean(),
  resumeSummary: fc.constantFrom<Json[]>(...[null, { totalEmployerViews: 3, totalJobAlert: 5 }]),
  section: fc.constantFrom('saved', 'applied'),
  serviceWorker: fc.constantFrom(null, token('serviceWorker')),
  suggest: fc.constantFrom(token('suggest', 'one'), token('suggest', 'two')),
  taxonomy: fc.constantFrom<Json[]>(
    ...[
      {
        categories: [{ id: 5, name: 'Mới', nameEn: 'New' }],
        locations: [{ id: 29, name: 'Sài Gòn', nameEn: 'Saigon' }],
      },
      { categories: [], locations: [] },
    ],
  ),
  theme,
  user,
} satisfies Record<ProviderProp, Arbitrary<Json>>

/** Options that only pages of React can pass, each with the reason. */
export const REACT_ONLY: Readonly<Partial<Record<ProviderProp, string>>> = {
  linkComponent: 'is a component of React: pages without it have none to pass',
}

/** An item of the site's own. */
const TET: JsonRecord = {
  id: 'tet',
  label: { vi: 'Việc Tết', en: 'Tet jobs' },
  path: { vi: '/cong-ty', en: '/unknown/page' },
  after: ['newestJobs', 'footer.allLocations'],
}

/** The configuration, setting by setting. */
const CONFIG = {
  campaignPaths: fc.constant<Json>(['/tet']),
  chatWidget: fc.constant<Json>({ accountId: 'a' }),
  company: fc.constant<Json>({ name: 'Company' }),
  enableJobFunction: fc.constantFrom<Json[]>(...[1, '1', true, 0]),
  hosts: fc.constant<Json>({ employer: 'https://employers.example' }),
  ignoredReferrers: fc.constant<Json>(['127.0.0.1']),
  linkBase: fc.constant('https://www.other.example'),
  links: fc.constant<Json>({ hrInsider: { vi: 'https://hr.example/vi', en: 'https://hr.example/en' } }),
  logos: fc.constant<Json>({ desktopLogo: '/images/logo.png', inTechLogo: '/images/intech.png' }),
  menu: fc.constantFrom<Json[]>(
    ...[
      { hidden: [1], hrefs: { jobs: { vi: '/moi' } } },
      {
        items: [
          { ...TET, badge: 'new' },
          { id: 'companies', label: { vi: 'Nơi làm', en: 'Workplaces' }, in: 'jobs' },
        ],
      },
      {
        items: [
          { ...TET, from: '2020-01-01' },
          { id: 'myJobs', hidden: true, until: '2020-01-01' },
        ],
      },
    ],
  ),
  mode: fc.constantFrom('staging', 'release', 'production'),
  paths: fc.constant<Json>({ themes: '/v2/themes' }),
  siteDomain: fc.constant('localhost'),
  siteName: fc.constant('Site'),
  siteOrigin: fc.constant('https://www.other.example'),
  social: fc.constant<Json>({ facebook: 'https://facebook.example' }),
  topCategoryIds: fc.constant<Json>([5]),
  topLocationIds: fc.constant<Json>([29]),
} satisfies Record<keyof ShellConfig, Arbitrary<Json>>

/** Options of components on pages without React. */
const PART_OPTIONS = {
  variant: fc.constantFrom('full', 'minimal'),
  skipTo: fc.constantFrom('main-content', 'other'),
  searchShortcut: fc.boolean(),
  zoneName: fc.constantFrom('zone', 'other'),
} satisfies Record<keyof PartOptions, Arbitrary<Json>>

type Values<Of> = { [Name in keyof Of]: Of[Name] extends ForwardRefExoticComponent<never> ? Name : never }[keyof Of]
type ComponentName = Values<typeof shell>
type OwnProp<Name extends ComponentName> = Exclude<
  keyof ComponentProps<(typeof shell)[Name]>,
  | keyof AllHTMLAttributes<HTMLElement>
  | keyof AnchorHTMLAttributes<HTMLElement>
  | keyof DialogHTMLAttributes<HTMLElement>
  | 'ref'
  | 'key'
>
/** Attributes of the root that pages set. */
const ROOT = {
  className: fc.constantFrom('page-one', 'page-two'),
  title: fc.constantFrom('One', 'Two'),
  hidden: fc.boolean(),
}
const node = fc.constantFrom(UNDEFINED, token('node', 'One'), token('node', 'Two'))
const slots = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, node])), { requiredKeys: [] }) as Arbitrary<JsonRecord>
const variant = PART_OPTIONS.variant

/** Props of components of React, and attributes of their roots. */
export const OWN = {
  Breadcrumbs: {
    current: fc.constantFrom('Java', 'Kế toán'),
    trail: fc.constantFrom<Json[]>(...[[], [{ label: 'Jobs', href: '/jobs' }]]),
    jsonLd: fc.boolean(),
  },
  Footer: { year: fc.constantFrom(2020, 2030), variant, slots: slots('footerTop', 'footerBottom') },
  Header: {
    skipTo: fc.constantFrom(null, 'main-content', 'other'),
    searchShortcut: fc.boolean(),
    variant,
    slots: slots('afterLogo', 'beforeUser', 'headerBottom'),
  },
  LanguageSwitch: {},
  SeoBottomText: {},
  SeoKeywords: {},
  SidebarBanner: { onBannerClick: fc.constant(token('onBannerClick')) },
  SideNav: { slots: slots('sideNavTop', 'sideNavBottom') },
  SkipLink: { targetId: fc.constantFrom('main-content', 'other') },
  TopBanner: {
    zoneName: PART_OPTIONS.zoneName,
    onBannerClick: fc.constant(token('onBannerClick')),
    trackClicks: fc.boolean(),
    edgeColors: fc.constantFrom<Json[]>(...[{ left: '#f00', right: '#00f' }]),
    reserve: fc.boolean(),
  },
} satisfies { [Name in ComponentName]: Record<OwnProp<Name>, Arbitrary<Json>> }

const location = fc.constantFrom<Json[]>(...[[], [{ parentId: 29, childrenIds: [-1] }]])
const search = fc.record(
  { query: fc.constantFrom('', 'php'), locationId: ids, categoryId: ids, jobFunctionId: ids, locations: location },
  { requiredKeys: [] },
) as Arbitrary<JsonRecord>
const someUser = fc.constantFrom(...USERS.slice(1))

/** Payloads of events. */
const EVENTS = {
  SEARCH: fc.record({ params: search }),
  LOGIN_POPUP: fc.record({ langCode: language }),
  HEADER_STICKY: fc.record({ sticky: fc.boolean(), height: fc.constant(64) }),
  LANGUAGE: fc.record({ from: language, to: language, url }),
  UPDATE_USER: fc.record({ user, isNew: fc.boolean() }, { requiredKeys: ['user'] }),
  UPDATE_PAGE: fc.record({ pageName: page, section: fc.constantFrom('saved') }, { requiredKeys: [] }),
  VNW_NEW_REGISTERED: fc.record({ user: someUser }, { requiredKeys: [] }),
} as { readonly [Name in ShellEventName]: Arbitrary<JsonRecord> }

const attribution = fc.constantFrom(
  encodeURIComponent(JSON.stringify({ source: 'google', medium: 'cpc', campaign: 'x' })),
  'damaged',
)
const COOKIES = {
  lang: fc.constantFrom('1', '2', 'x'),
  'VNWSearchJob[city]': fc.constant('29'),
  [ATTRIBUTION_COOKIE]: attribution,
  VNW_TRACKING_GA_FIRST: attribution,
  VNW_ONBOARDING: fc.constantFrom('1', '0'),
} satisfies Record<CookieName, Arbitrary<string>>

const json = (...values: Json[]) => fc.constantFrom(...values.map((value) => JSON.stringify(value)), '{damaged')
const STORED = {
  params: json({ query: 'cũ', locationId: [29], locations: [{ parentId: 29, childrenIds: [-1] }], categoryId: [5] }),
  topBanner: json([{ companyIndustries: [], jobFunctionIds: [], currentIndex: 1, listBanner: [1, 2, 3] }]),
  SEASONAL_THEME: json({ blue_desktop_logo: '/images/stored.png', responsive_logo: '/images/stored.png' }),
  '@jobsite/shell/theme-stored-at': fc.constantFrom('1', '99999999999999'),
  initialData: json({ locations: [{ id: 29, name: 'HCM', nameEn: 'HCMC' }], categories: [] }),
  '@jobsite/shell/recent-searches': json(['php', 'java']),
  '@jobsite/shell/landings': json([]),
  '@jobsite/shell/closed-banners': json(['1'], ['3'], ['1', '2', '3']),
} satisfies Record<StorageKey, Arbitrary<string>>

const stored = (area: 'local' | 'session') =>
  sparse(
    Object.fromEntries(
      STORAGE.filter(({ areas }) => areas.some((one) => one === area)).map(({ name }) => [name, STORED[name]]),
    ),
    2,
  ) as Arbitrary<Record<string, string>>

/** Some of the values of a table, mostly few. */
function sparse<Value>(
  table: Readonly<Record<string, Arbitrary<Value>>>,
  maxLength: number,
): Arbitrary<Record<string, Value>> {
  const names = Object.keys(table)
  return fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: Math.min(maxLength, names.length) })
    .chain(
      (chosen) =>
        fc.record(Object.fromEntries(chosen.map((name) => [name, table[name] as Arbitrary<Value>]))) as Arbitrary<
          Record<string, Value>
        >,
    )
}

/** Exactly one value of a table, or `undefined` in its place. */
const change = (table: Readonly<Record<string, Arbitrary<Json>>>): Arbitrary<JsonRecord> =>
  fc
    .constantFrom(...Object.keys(table))
    .chain((name) =>
      fc
        .oneof(
          { weight: 5, arbitrary: table[name] as Arbitrary<Json> },
          { weight: 1, arbitrary: fc.constant(UNDEFINED) },
        )
        .map((value) => ({ [name]: value })),
    )

const KEYS = ['Enter', 'Space', 'Escape', 'ArrowDown', 'Tab', 'Shift+Tab', '/', 'j']

const answers = sparse(
  Object.fromEntries(
    Object.keys(endpoints).map((name) => [name, fc.constantFrom<Answer[]>('empty', 'broken', 'late')]),
  ),
  3,
) as Arbitrary<Partial<Record<EndpointName, Answer>>>

const componentOf = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`
const MOUNTED = MOUNT_POINT_NAMES.map(componentOf)
/** Names of the options that are props of each component. */
const TAKES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  MOUNT_POINT_NAMES.map((name) => [componentOf(name), partOf(name).mount ?? []]),
)

const presses = (maxLength: number): Arbitrary<Presses> =>
  fc.record({
    do: fc.constant('press' as const),
    on: fc.constantFrom(...(Object.keys(KEY_TARGETS) as KeyTarget[])),
    keys: fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength }),
  })

const steps = (
  kind: Case['kind'],
  parts: readonly string[],
  options: Readonly<Record<string, Arbitrary<Json>>>,
): Arbitrary<Step> => {
  const part = fc.constantFrom(...parts)
  const owners = parts.filter((name) => Object.keys(OWN[name as 'Header'] ?? {}).length > 0)
  const weighted: { weight: number; arbitrary: Arbitrary<Step> }[] = [
    { weight: 4, arbitrary: change(options).map((changed): Step => ({ do: 'update', options: changed })) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(...(Object.keys(EVENTS) as ShellEventName[]))
        .chain((name) => EVENTS[name].map((detail): Step => ({ do: 'event', name, detail }))),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('push' as const, 'replace' as const), url, isPassed: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('hash' as const), hash }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'back' }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('click' as const), part, control: fc.nat(60) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('java', 'kế', '') }) },
    // One key: what a second one finds depends on the speed of the machine.
    { weight: 3, arbitrary: presses(1) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'submit' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'release' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'load' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'restore' }) },
  ]
  if (kind === 'everywhere')
    weighted.push({
      weight: 2,
      arbitrary: change(PART_OPTIONS).map((props): Step => ({ do: 'updateOwn', part: null, props })),
    })
  else {
    weighted.push({ weight: 1, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'add' as const), part }) })
    if (owners.length > 0)
      weighted.push({
        weight: 3,
        arbitrary: fc
          .constantFrom(...owners)
          .chain((name) =>
            change({ ...ROOT, ...OWN[name as 'Header'] }).map(
              (props): Step => ({ do: 'updateOwn', part: name, props }),
            ),
          ),
      })
  }
  return fc.oneof(...weighted)
}

const isForAll = (name: string): boolean => !(name in REACT_ONLY)

/** Any page, with what happens on it. */
export const cases: Arbitrary<Case> = fc.constantFrom('everywhere' as const, 'react' as const).chain((kind) => {
  const all = kind === 'everywhere' ? MOUNTED : COMPONENT_NAMES
  const options =
    kind === 'everywhere' ? Object.fromEntries(Object.entries(OPTIONS).filter(([name]) => isForAll(name))) : OPTIONS
  return fc.subarray([...all], { minLength: 1, maxLength: 5 }).chain((parts) => {
    const own =
      kind === 'everywhere'
        ? sparse<Json>(PART_OPTIONS, 4).map((chosen) =>
            Object.fromEntries(
              parts.map((part) => [
                part,
                Object.fromEntries(Object.entries(chosen).filter(([name]) => TAKES[part]?.includes(name))),
              ]),
            ),
          )
        : fc.record(
            Object.fromEntries(parts.map((part) => [part, sparse<Json>({ ...ROOT, ...OWN[part as 'Header'] }, 2)])),
          )
    const sources: readonly (readonly [isServed: boolean, source: UrlSource])[] = [
      [true, 'page'],
      [false, 'page'],
      [false, 'location'],
      [true, 'location'],
      ...(kind === 'everywhere' ? ([[true, 'server']] as const) : []),
    ]
    return fc.constantFrom(...sources).chain(
      ([isServed, urlSource]) =>
        fc.record({
          kind: fc.constant(kind),
          isServed: fc.constant(isServed),
          width: fc.constantFrom(1300, 390, 1800),
          url,
          urlSource: fc.constant(urlSource),
          hash,
          alternate: fc.constantFrom(null, null, '/en/other'),
          late: fc.subarray(Object.keys(options), { maxLength: 6 }),
          config: sparse(CONFIG, 2),
          options: fc
            .tuple(sparse(options, 6), fc.record({ data: options.data as Arbitrary<Json>, user }, { requiredKeys: [] }))
            .map(([some, usual]) => ({ ...some, ...usual, onTrack: token('onTrack') })),
          parts: fc.constant(parts),
          own: own as Arbitrary<Record<string, JsonRecord>>,
          takes: fc.constant(TAKES),
          cookies: sparse(COOKIES, 2) as Arbitrary<Record<string, string>>,
          local: stored('local'),
          session: stored('session'),
          answers,
          handlesLogin: fc.boolean(),
          usesShell: kind === 'react' ? fc.boolean() : fc.constant(false),
          boots: fc.boolean(),
          early: isServed ? fc.array(presses(3), { maxLength: 2 }) : fc.constant([]),
          steps: fc.array(steps(kind, parts, options), { maxLength: 5 }),
        }) as Arbitrary<Case>,
    )
  })
})

/** A page of the main header, on which nothing happens. */
export const EMPTY_CASE: Case = {
  kind: 'everywhere',
  isServed: true,
  width: 1300,
  url: '/viec-lam',
  urlSource: 'page',
  hash: '',
  alternate: null,
  late: [],
  config: {},
  options: { user: null, onTrack: token('onTrack') },
  parts: ['Header'],
  own: {},
  takes: TAKES,
  cookies: {},
  local: {},
  session: {},
  answers: {},
  handlesLogin: false,
  usesShell: false,
  boots: false,
  early: [],
  steps: [],
}
