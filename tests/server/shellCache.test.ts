import { createShellCache, type RenderShellOptions, renderShell } from '@jobsite/shell/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const rendered = vi.hoisted(() => ({ count: 0 }))

vi.mock('react-dom/server', async (load) => {
  const module = await load<typeof import('react-dom/server')>()
  return {
    ...module,
    renderToString: (...input: Parameters<typeof module.renderToString>) => {
      // Fragments have a prefix of their own; the provider that they share has none.
      if (input[1]?.identifierPrefix) rendered.count += 1
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

  test('another URL renders everything but the footer', () => {
    renderShell({ ...PAGE, cache })
    expect(rendersOf({ ...PAGE, url: '/jobs?q=java', cache })).toBe(ALL)
    expect(rendersOf({ ...PAGE, url: '/viec-lam/ke-toan-kv?page=2', cache })).toBe(ALL - 1)
  })

  test('a logged-in user renders header and side navigation each time', () => {
    renderShell({ ...PAGE, cache })
    expect(rendersOf({ ...PAGE, user: LAN, cache })).toBe(2)
    expect(rendersOf({ ...PAGE, user: LAN, cache })).toBe(2)
  })
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
  ['referral', { isShowReferral: true, page: 'dashboard' }],
  ['skip link', { skipTo: 'main' }],
  ['banner', { zoneName: 'home_top' }],
]

describe('each input changed alone', () => {
  const plainPage = renderShell(PAGE)

  test.each(CHANGES)('%s: the text is the same as without a cache', (_, change) => {
    const changed = { ...PAGE, ...change }
    const plainChanged = renderShell(changed)
    // Written to the cache first, then read from it.
    for (const [options, plain] of [...Array(2)].flatMap(() => [
      [PAGE, plainPage] as const,
      [changed, plainChanged] as const,
    ]))
      for (const [name, text] of Object.entries(renderShell({ ...options, cache })))
        expect(text === plain[name as keyof typeof plain], name).toBe(true)
  })
})

describe('what is stored', () => {
  test('nothing of a user', () => {
    const set = vi.spyOn(cache, 'set')
    renderShell({ ...PAGE, user: LAN, cache })
    renderShell({ ...PAGE, user: { firstName: 'Thanh-Xuan' }, cache })
    expect(set).toHaveBeenCalled()
    for (const call of set.mock.calls)
      expect(/Thanh-Xuan|Nguyen|userId/.test(JSON.stringify(call)), call[0]).toBe(false)
    set.mockRestore()
  })

  test.each([
    ['a URL', { url: '/viec-lam?token=c2VjcmV0' }],
    ['an alternate URL', { alternateUrl: '/jobs?email=a@b.example' }],
    ['a keyword', { keyword: 'an.nguyen@example.com' }],
  ])('nothing of %s with private values but the footer', (_, change) => {
    renderShell({ ...PAGE, ...change, cache })
    expect(cache.size).toBe(1)
  })

  test('no more than the limit, and the latest used', () => {
    const small = createShellCache({ maxCharacters: 40_000 })
    for (let page = 1; page < 20; page += 1) {
      renderShell({ ...PAGE, url: `/viec-lam?page=${page}`, slots: ['header', 'footer'], cache: small })
      expect(small.size).toBeLessThanOrEqual(4)
    }
    expect(rendersOf({ ...PAGE, url: '/viec-lam?page=19', slots: ['header', 'footer'], cache: small })).toBe(0)
    expect(rendersOf({ ...PAGE, url: '/viec-lam?page=1', slots: ['header'], cache: small })).toBe(1)
    const none = createShellCache({ maxCharacters: 0 })
    renderShell({ ...PAGE, cache: none })
    expect(none.size).toBe(0)
  })
})
