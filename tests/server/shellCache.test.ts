import { defineConfig, type PageName } from '@jobsite/shell/core'
import { createShellCache, type RenderShellOptions, renderShell, type SafeHtml } from '@jobsite/shell/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { takeConsole } from '../support/failOnConsole.ts'

const rendered = vi.hoisted(() => ({ count: 0, failing: '' }))

vi.mock('react-dom/server', async (load) => {
  const module = await load<typeof import('react-dom/server')>()
  return {
    ...module,
    renderToString: (...input: Parameters<typeof module.renderToString>) => {
      // Fragments have a prefix of their own; the provider that they share has none.
      if (input[1]?.identifierPrefix) rendered.count += 1
      if (input[1]?.identifierPrefix === rendered.failing) throw new Error('broken')
      return module.renderToString(...input)
    },
  }
})

const PAGE = { url: '/viec-lam', user: null, registerServiceWorker: false } satisfies RenderShellOptions
const LAN = { userId: 7, firstName: 'Thanh-Xuan', lastName: 'Nguyen' }

/** Returns the number of fragments that a call renders. */
function rendersOf(options: RenderShellOptions): number {
  rendered.count = 0
  renderShell(options)
  return rendered.count
}

const ALL = 8
const cache = createShellCache()
beforeEach(() => cache.clear())

describe('the number of renders', () => {
  test('a page is rendered once', () => {
    expect(rendersOf({ ...PAGE, cache })).toBe(ALL)
    expect(rendersOf({ ...PAGE, cache })).toBe(0)
    expect(rendersOf(PAGE)).toBe(ALL)
  })

  test('another URL, keyword or selection of the same page renders nothing', () => {
    renderShell({ ...PAGE, cache })
    for (const url of [
      '/viec-lam?q=java&page=2',
      '/ke-toan-kv',
      '/ha-noi-v24-vn?utm_source=zalo',
      '/tim-viec-lam/x-kv',
    ])
      renderShell({ ...PAGE, url, cache })
    for (let index = 1; index <= 50; index += 1) {
      expect(rendersOf({ ...PAGE, url: `/viec-lam?q=java${index}&page=${index}`, cache }), 'query').toBe(0)
      expect(rendersOf({ ...PAGE, url: `/ke-toan-${index}-kv`, cache }), 'path').toBe(0)
    }
    expect(rendersOf({ ...PAGE, url: '/ho-chi-minh-v29-vn?utm_source=facebook', cache }), 'location').toBe(0)
  })

  test('another page or language is rendered once', () => {
    renderShell({ ...PAGE, cache })
    expect(rendersOf({ ...PAGE, url: '/jobs?q=java', cache })).toBe(ALL)
    expect(rendersOf({ ...PAGE, url: '/jobs?q=java', cache })).toBe(0)
    expect(rendersOf({ ...PAGE, url: '/ho-so', cache })).toBeGreaterThan(0)
  })

  test('a logged-in user renders what shows users once for all users', () => {
    renderShell({ ...PAGE, cache })
    expect(rendersOf({ ...PAGE, user: LAN, resumeSummary: { totalJobAlert: 3 }, cache })).toBe(2)
    const others = ['Minh', 'Ánh', '<b>'].map((firstName, index) => ({
      userId: index + 8,
      firstName,
      lastName: 'Trần',
    }))
    for (const [index, user] of others.entries())
      expect(rendersOf({ ...PAGE, user, resumeSummary: { totalJobAlert: index + 4 }, cache })).toBe(0)
  })
})

test.each([
  ['with a cache', { cache }],
  ['without a cache', {}],
])('a component that cannot be rendered is left out, named, and rendered by the next call: %s', (_, cached) => {
  const { footer, ...others } = renderShell({ ...PAGE, cache: createShellCache() })
  rendered.failing = 'shell-footer-'
  const broken = renderShell({ ...PAGE, ...cached })
  rendered.failing = ''
  expect(takeConsole()).toEqual([expect.stringMatching(/footer could not be rendered: broken\..*code: part-failed/)])
  expect([broken.footer, broken.header]).toEqual(['', others.header])
  expect(renderShell({ ...PAGE, ...cached })).toEqual({ footer, ...others })
})

/** One change of the options each. */
const CHANGES: readonly (readonly [string, RenderShellOptions])[] = [
  ['url', { url: '/viec-lam?page=2&l=29' }],
  ['url in quotes', { url: `/viec-lam?q='"<>` }],
  ['language', { language: 'en' }],
  ['page', { page: 'homepage' }],
  ['unknown user', { user: undefined }],
  ['user', { user: LAN }],
  ['user without an id', { user: { firstName: 'Thanh-Xuan' } }],
  ['resume counts', { user: LAN, resumeSummary: { total: 5 } as never }],
  ['variant', { variant: 'minimal' }],
  ['config', { config: undefined }],
  ['theme', { theme: { blue_desktop_logo: 'https://images.example/a.png' } as never }],
  ['season', { data: { theme: { blue_desktop_logo: 'https://images.example/b.png' } as never } }],
  ['keyword', { keyword: 'kế toán' }],
  ['category', { categoryId: [1] }],
  ['alternate URL', { alternateUrl: '/en/other' }],
  ['referral', { isShowReferral: true }],
  ['another config', { config: defineConfig({ siteName: 'Jobs & Co' }) }],
  ['districts', { districts: { 24: [{ id: 1, order: 1, name: 'A', nameEn: 'B' }] } }],
  ['skip link', { skipTo: 'main' }],
  ['banner', { zoneName: 'home_top' }],
  ['another zone', { zoneName: 'other' }],
  ['industries', { companyIndustries: [1] }],
  ['job functions', { jobFunctions: [5] }],
  ['parent of the job function', { jobFunctionParentId: 5 }],
  ['group of the job function', { jobFunctionGroup: 5 }],
  ['getter of the group', { jobFunctionGroup: (() => 5) as never }],
  ['locations', { locations: [{ parentId: 24, childrenIds: [1] }, { parentId: 29 }] as never }],
  ['location ids', { locationId: [24] }],
  ['taxonomy', { taxonomy: { categories: [], locations: [{ id: 24, name: 'A', nameEn: 'B' }] }, locationId: [24] }],
  ['section', { section: 'saved' }],
  ['text', { bottomSEOContent: { id: 2, content: '<p>Other</p>' as SafeHtml, image: '/a.png' } }],
  ['no season', { data: { theme: null } }],
  ['no banners', { data: { topBanner: null, sidebarBanner: null }, zoneName: 'home_top' }],
  ['keywords in the other language', { data: { seoKeywords: { language: 'en', keywords: [] } } }],
  ['search without a shortcut', { searchShortcut: false }],
]

const BANNER = { id: 1, isClosable: true, image: '/banner.png', url: '/banner' }

/** A page whose components show all that they can. */
const FULL = {
  ...PAGE,
  zoneName: 'home_top',
  config: defineConfig({ enableJobFunction: true, logos: { inTechLogo: '/intech.svg' } }),
  data: {
    topBanner: { zoneName: 'home_top', companyIndustries: [], jobFunctionIds: [], banners: [BANNER] },
    sidebarBanner: BANNER,
    seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Java', link: '/java-kv' }] },
    bottomText: { pageUrl: '/viec-lam', text: { id: 1, content: '<p>Text</p>' as SafeHtml, image: null } },
  },
} satisfies RenderShellOptions

describe.each([
  ['a page', PAGE],
  ['a page with all data', FULL],
  ['a page of a user', { ...PAGE, page: 'myJobs', user: LAN } as const],
  ['a job', { ...FULL, page: 'jobDetail' } as const],
])('each input changed alone: %s', (__, page) => {
  const plainPage = renderShell(page)

  test.each(CHANGES)('%s: the text is the same as without a cache', (_, change) => {
    const changed = { ...page, ...change }
    const plainChanged = renderShell(changed)
    // Written to the cache first, then read from it.
    for (const [options, plain] of [...Array(2)].flatMap(() => [
      [page, plainPage] as const,
      [changed, plainChanged] as const,
    ]))
      for (const [name, text] of Object.entries(renderShell({ ...options, cache })))
        expect(text === plain[name as keyof typeof plain], name).toBe(true)
  })
})

/** Values of one visitor, each recognizable. */
const VISITOR = {
  url: '/viec-lam?q=zq-query&token=zq-token&utm_source=zq-source#zq-hash',
  alternateUrl: '/jobs?email=zq-alternate@b.example',
  keyword: 'zq-keyword',
  user: {
    userId: 'zq-id',
    accessToken: 'zq-token',
    firstName: 'zq-first',
    lastName: 'zq-last',
    userName: 'zq-name',
    jobTitle: 'zq-job',
    profilePicture: '/zq-picture.png',
  },
  resumeSummary: { totalEmployerViews: 57, totalJobAlert: 58 },
} satisfies RenderShellOptions

describe('what is stored', () => {
  test('nothing of a visitor, in keys or templates', () => {
    const set = vi.spyOn(cache, 'set')
    const shell = renderShell({ ...PAGE, ...VISITOR, cache })
    for (const shown of ['zq-keyword', 'zq-first', 'zq-job', 'zq-picture', 'zq-source', '57', '58'])
      expect(shell.header + shell.sideNav, shown).toContain(shown)
    expect(set).toHaveBeenCalledTimes(ALL)
    for (const call of set.mock.calls) expect(/zq-|>5[78]</.exec(JSON.stringify(call))?.[0], call[0]).toBeUndefined()
    set.mockRestore()
  })

  test('nothing that the next visitor gets', () => {
    renderShell({ ...PAGE, ...VISITOR, cache })
    for (const user of [undefined, null, LAN, { ...LAN, profilePicture: '/lan.png', jobTitle: 'Kế toán' }])
      expect(Object.values(renderShell({ ...PAGE, user, cache })).join('')).not.toContain('zq-')
  })

  test('no more than the limit, and the latest used', () => {
    const small = createShellCache({ maxCharacters: 40_000 })
    const visit = (page: PageName) => ({ ...PAGE, page, slots: ['header', 'footer'] as const, cache: small })
    for (const page of PAGE_NAMES) {
      renderShell(visit(page))
      expect(small.size).toBeLessThanOrEqual(4)
    }
    expect(rendersOf(visit(PAGE_NAMES.at(-1) as PageName))).toBe(0)
    expect(rendersOf(visit(PAGE_NAMES[0] as PageName))).toBe(2)
    const none = createShellCache({ maxCharacters: 0 })
    renderShell({ ...PAGE, cache: none })
    expect(none.size).toBe(0)
  })

  test('a few templates, however many URLs and visitors', () => {
    const own = createShellCache()
    const sizes = [1, 2].map((round) => {
      for (let index = 0; index < 200; index += 1)
        renderShell({ ...PAGE, url: `/viec-lam?q=${round}-${index}`, user: { userId: index + 1 }, cache: own })
      return own.size
    })
    expect(sizes).toEqual([ALL, ALL])
  })
})
