import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Adapters, defaultAdapters } from '../../src/services/adapters.ts'
import { parseBottomText } from '../../src/services/bottomText.ts'
import { parseJobFunctions } from '../../src/services/jobFunctions.ts'
import { parseSeoKeywords } from '../../src/services/keywordSeo.ts'
import { parseNamedRows } from '../../src/services/namedRows.ts'
import { parseResumeSummaryAnswer } from '../../src/services/resumeSummary.ts'
import { parseSidebarBanner } from '../../src/services/sidebarBanner.ts'
import { parseTheme } from '../../src/services/themes.ts'
import { parseTopBannerAnswer, parseTopBanners } from '../../src/services/topBanner.ts'

type Parse = (response: unknown) => unknown

const related = (rows: unknown): unknown => ({ data: { relationships: { data: rows } } })
const attributes = (given: unknown): unknown => ({ data: { attributes: given } })

/** an endpoint whose response is a list: the function that wraps its rows, a valid row, and the parsed row. */
interface ListCase {
  readonly parse: Parse
  readonly wrap: (rows: unknown) => unknown
  readonly row: (id: unknown) => Record<string, unknown>
  readonly read: (id: number | string) => unknown
  /** As many rows are read at most. */
  readonly limit: number
}

const LISTS: Readonly<Record<string, ListCase>> = {
  'job levels and industries': {
    parse: parseNamedRows,
    wrap: related,
    row: (id) => ({ id, attributes: { nameVi: 'Kế toán', nameEn: 'Accounting', order: 3 }, type: 'x' }),
    read: (id) => ({ id, name: 'Kế toán', nameEn: 'Accounting' }),
    limit: 2000,
  },
  'job functions': {
    parse: parseJobFunctions,
    wrap: (data) => ({ meta: { statusCode: 200, total: 1 }, data, included: [] }),
    row: (id) => ({ id, attributes: { nameVi: 'Kế toán', nameEn: 'Accounting' }, links: {} }),
    read: (id) => ({ parent: { id, name: 'Kế toán', nameEn: 'Accounting' }, children: [] }),
    limit: 2000,
  },
  'SEO keywords': {
    parse: parseSeoKeywords,
    wrap: related,
    row: (id) => ({ id, attributes: { name: ' Việc làm Java ', link: '/java-kv', weight: 1 } }),
    read: (id) => ({ id, name: 'Việc làm Java', link: '/java-kv' }),
    limit: 200,
  },
  'top banners': {
    parse: parseTopBanners,
    wrap: (data) => ({ data, industryV3Id: [1], jobFunctionId: [] }),
    row: (id) => ({ id, allowClose: '1', attributes: { image: '/a.png', url: 'https://a.example/', alt: 'x', w: 1 } }),
    read: (id) => ({ id, isClosable: true, image: '/a.png', url: 'https://a.example/', alt: 'x' }),
    limit: 50,
  },
  'attached files': {
    parse: defaultAdapters.attachedProfile.parse,
    wrap: (files) => attributes({ files }),
    row: (id) => ({ id, name: 'cv.pdf', size: 3 }),
    read: (id) => ({ id, name: 'cv.pdf' }),
    limit: 2000,
  },
}

describe.each(Object.entries(LISTS))('%s', (name, { parse, wrap, row, read, limit }) => {
  it('are parsed, without the other members of the response', () => {
    expect(parse(wrap([row(1), row(2)]))).toEqual([read(1), read(2)])
    expect(parse({ ...(wrap([row(1)]) as object), version: 2, status: 'x' })).toEqual([read(1)])
  })

  it('are parsed on pages that extend `Object.prototype`', () => {
    const prototype: { extend?: unknown } = Object.prototype
    prototype.extend = () => undefined
    try {
      expect(parse(wrap([row(1)]))).toEqual([read(1)])
    } finally {
      delete prototype.extend
    }
  })

  it('omit rows of wrong types, and keep the others', () => {
    const badIds = [undefined, null, {}, '', 1.5, Number.NaN, 2 ** 60, 'x'.repeat(101)]
    const bad = [null, undefined, 7, 'a', true, [], {}, [row(8)], ...badIds.map((id) => ({ ...row(8), id }))]
    for (const given of bad)
      expect(parse(wrap([row(1), given, row(2)])), JSON.stringify(given)).toEqual([read(1), read(2)])
  })

  it('take ids as text, and count the first of two', () => {
    const other = { ...row('3'), attributes: undefined, name: 7 }
    expect(parse(wrap([row('1'), row(1), row('01'), row('2')]))).toEqual([read(1), read(2)])
    expect(parse(wrap([row(3), row('3'), other]))).toEqual([read(3)])
  })

  it('are a list of one where the response has one row without brackets', () => {
    expect(parse(wrap(row('1')))).toEqual([read(1)])
    expect(parse(wrap({ ...row(1), id: null, attributes: null, name: {} })) ?? []).toEqual([])
  })

  it('are bounded', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => row(index + 1))
    expect(parse(wrap(many))).toHaveLength(limit)
    expect(parse(wrap(Array(10_000).fill(row(1))))).toEqual([read(1)])
  })

  it('are not changed by keys of `Object.prototype`', () => {
    const adversarial = JSON.parse(
      `{"__proto__":{"id":9,"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":7}`,
    )
    expect(parse(wrap([Object.assign(Object.create(null), adversarial, row(1)), adversarial]))).toEqual([read(1)])
    const text = JSON.stringify(wrap([row(1)])).replaceAll('{"', '{"__proto__":{"polluted":1},"constructor":null,"')
    expect(parse(JSON.parse(text))).toEqual([read(1)])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it.each([null, undefined, 7, 'text', true, [], {}])('of %j are none', (response) => {
    expect(parse(response)).toBeNull()
    // An empty list is a correct response; a list of anything else is not.
    const inPlace = parse(wrap(response))
    if (Array.isArray(response) && name !== 'job functions') expect(inPlace).toEqual([])
    else if (name === 'attached files') expect(inPlace).toEqual([])
    else expect(inPlace).toBeNull()
  })
})

describe('names', () => {
  it.each([
    [{ nameVi: 'Kế toán' }, 'Kế toán', ''],
    [{ nameEn: 'Accounting' }, '', 'Accounting'],
    [{ nameVi: null, nameEn: 7 }, '', ''],
    [{}, '', ''],
    [null, '', ''],
    ['x', '', ''],
    [undefined, '', ''],
  ])('of %j are %j and %j', (given, name, nameEn) => {
    expect(parseNamedRows(related([{ id: 1, attributes: given }]))).toEqual([{ id: 1, name, nameEn }])
  })
})

describe('job functions', () => {
  const named = (id: unknown, nameVi: string, more: object = {}) => ({
    id,
    attributes: { nameVi, nameEn: nameVi },
    ...more,
  })
  const ofGroup = (parentId: unknown, id: unknown) => ({ id, attributes: { nameVi: `f${id}`, nameEn: '', parentId } })
  const naming = (...ids: unknown[]) => ({ relationships: { jobFunctions: { data: ids } } })
  /** The groups that are read, as text: `group: function name, …`. */
  const groups = (response: object) =>
    parseJobFunctions({ meta: { statusCode: 200 }, ...response })?.map(
      ({ parent, children }) => `${parent.id}: ${children.map(({ id, name }) => `${id} ${name}`).join(', ')}`,
    )

  it('are in the group that lists their ids, in its order', () => {
    const data = [named(1, 'A', naming({ id: 12, type: 'f' }, { id: '11' }, { id: 11 })), named(2, 'B', naming())]
    const included = [named(11, 'x'), named(12, 'y'), named(13, 'z')]
    expect(groups({ data, included })).toEqual(['1: 12 y, 11 x', '2: '])
  })

  it('are in the group whose id they have', () => {
    const included = [ofGroup(2, 21), ofGroup('1', 11), ofGroup(7, 71), ofGroup(null, 1)]
    expect(groups({ data: [named(1, 'A'), named('2', 'B')], included })).toEqual(['1: 11 f11', '2: 21 f21'])
  })

  it.each([[[{ id: 12 }]], ['none']])('have empty names if the response has none: %j', (included) => {
    const data = [{ id: 1, ...naming({ id: 11 }, null, { id: 12 }) }]
    expect(groups({ data, included })).toEqual(['1: 11 , 12 '])
  })

  it('are read with a status code that is text', () => {
    expect(groups({ meta: { statusCode: '200' }, data: [named('1', 'A')], included: [] })).toEqual(['1: '])
  })

  it.each([404, 500, '404', null, undefined, 200.5, '200.5', true])(
    'are none with the status code %j',
    (statusCode) => {
      expect(parseJobFunctions({ meta: { statusCode }, data: [named(1, 'A')], included: [] })).toBeNull()
    },
  )
})

/** URLs that no link and no image may have. */
const ADVERSARIAL = [
  ...[
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ],
  ...[
    'vbscript:x',
    'file:///etc/passwd',
    'https://user:word@evil.example/',
    'https://www.jobsite.example@evil.example/a',
  ],
  ...['///evil.example/a', '/\\evil.example', '\\\\evil.example', 'https:', 'https:///', 'http://[', '\u202e/a'],
  ...['blob:https://a.example/1', 7, {}, []],
]

describe('URLs from outside', () => {
  const banner = (image: unknown, url: unknown = '/a') => ({ id: 1, attributes: { image, url } })

  it.each(ADVERSARIAL.map((adversarial) => [adversarial]))('%j is in no result', (adversarial) => {
    const good = [{ id: 2, isClosable: false, image: '/a.png', url: '/a' }]
    const kept = { ...banner('/a.png'), id: 2 }
    expect(parseTopBanners({ data: [banner(adversarial), kept] })).toEqual(good)
    expect(parseTopBanners({ data: [banner('/a.png', adversarial), kept] })).toEqual(good)
    expect(parseSeoKeywords(related([{ id: 1, attributes: { name: 'a', link: adversarial } }]))).toEqual([])
    const sidebar = (given: object) =>
      parseSidebarBanner({ data: [{ attributes: { status: 1, path: '/a.png', ...given } }] })
    expect(sidebar({ path: adversarial })).toEqual({ banner: null })
    expect(sidebar({ link: adversarial })).toEqual({ banner: null })
    const text = parseBottomText({ data: [{ id: 1, attributes: { content: '<p>a</p>', image: adversarial } }] })
    expect(text).toEqual({ text: { id: 1, html: '<p>a</p>', image: null } })
    expect(parseTheme(attributes({ blue_desktop_logo: adversarial, responsive_logo: '/r.svg' }))).toEqual({
      responsive_logo: '/r.svg',
    })
  })

  it.each([null, undefined, '', '  '])('a banner whose URL is %j is an image alone', (url) => {
    expect(parseTopBanners({ data: [{ id: 1, allowClose: 0, attributes: { image: '/a.png', url } }] })).toEqual([
      { id: 1, isClosable: false, image: '/a.png', url: null },
    ])
    const sidebar = { data: [{ attributes: { status: 1, path: '/a.png', link: url } }] }
    expect(parseSidebarBanner(sidebar)).toEqual({ banner: { image: '/a.png', url: null } })
  })
})

describe("URLs of the site's own services", () => {
  it('are read as https where they name a host only', () => {
    const url = '//cdn.jobsite.example/a.png?w=2'
    const read = `https:${url}`
    expect(parseTopBanners({ data: [{ id: 1, attributes: { image: url, url } }] })).toEqual([
      { id: 1, isClosable: false, image: read, url: read },
    ])
    const sidebar = { data: [{ attributes: { status: 1, path: ` ${url}`, link: url } }] }
    expect(parseSidebarBanner(sidebar)).toEqual({ banner: { image: read, url: read } })
    expect(parseSeoKeywords(related([{ id: 1, attributes: { name: 'a', link: url } }]))?.[0]?.link).toBe(read)
    expect(parseBottomText({ data: [{ id: 1, attributes: { content: 'a', image: url } }] })?.text?.image).toBe(read)
    expect(parseTheme(attributes({ responsive_logo: url }))).toEqual({ responsive_logo: read })
  })
})

describe('SEO keywords', () => {
  it('are kept without an id and with a repeated one, each with an id of its own', () => {
    const row = (id: unknown, name: string, link: string) => ({ id, attributes: { name, link } })
    const rows = [row(1, 'Java', '/java-kv'), row(1, 'PHP', '/php-kv'), row(undefined, 'Go', '/go-kv')]
    const more = [
      row(null, 'Golang', '/go-kv'),
      row('1', 'Java', '/java-kv'),
      row({}, 'Go', '/go-kv'),
      row(2, '', '/a'),
    ]
    const keywords = parseSeoKeywords(related([...rows, ...more])) ?? []
    expect(keywords.map(({ name, link }) => [name, link])).toEqual([
      ['Java', '/java-kv'],
      ['PHP', '/php-kv'],
      ['Go', '/go-kv'],
      ['Golang', '/go-kv'],
    ])
    expect(new Set(keywords.map(({ id }) => id)).size).toBe(4)
  })
})

describe('top banners', () => {
  const banner = (id: unknown) => ({ id, attributes: { image: '/a.png' } })

  it('are sorted by their ids', () => {
    const ids = parseTopBanners({ data: [banner(10), banner('9'), banner('b'), banner(100)] })?.map(({ id }) => id)
    expect(ids).toEqual([9, 10, 100, 'b'])
  })

  it.each([
    [{}, undefined],
    [{ industryV3Id: [3, '35', 'x', 3] }, { companyIndustries: [3, 35], jobFunctionIds: [9] }],
    [{ jobFunctionId: ['2'] }, { companyIndustries: [1], jobFunctionIds: [2] }],
    [
      { industryV3Id: [], jobFunctionId: [] },
      { companyIndustries: [], jobFunctionIds: [] },
    ],
    [
      { industryV3Id: '35', jobFunctionId: null },
      { companyIndustries: [35], jobFunctionIds: [9] },
    ],
    [{ jobFunctionId: 5 }, { companyIndustries: [1], jobFunctionIds: [5] }],
    [
      { industryV3Id: 3, jobFunctionId: ' 7 ' },
      { companyIndustries: [3], jobFunctionIds: [7] },
    ],
    [{ industryV3Id: 'all', jobFunctionId: {} }, undefined],
    [{ industryV3Id: '', jobFunctionId: true }, undefined],
  ])('of %j are of the combination %j', (more, rotation) => {
    const requested = { companyIndustries: [1], jobFunctionIds: [9] }
    const response = parseTopBannerAnswer({ data: [banner(1)], ...more }, requested)
    expect(response?.rotation).toEqual(rotation)
    expect(response?.banners).toHaveLength(1)
  })
})

describe('one value instead of a list', () => {
  const functions = { relationships: { jobFunctions: { data: { id: '11', type: 'f' } } } }
  const one = { id: 7, attributes: { content: 'a', name: 'Java', path: '/a.png', link: '/a', status: 1 } }
  it.each<[name: string, parsed: unknown, wanted: unknown]>([
    ['a sidebar banner', parseSidebarBanner({ data: one }), { banner: { image: '/a.png', url: '/a' } }],
    ['a bottom text', parseBottomText({ data: one }), { text: { id: 7, html: 'a', image: null } }],
    ['a keyword', defaultAdapters.hotKeywords.parse({ data: one }), ['Java']],
    ['a keyword as text', defaultAdapters.keywordSuggestions.parse({ data: 'Java' }), ['Java']],
    ['no keyword', defaultAdapters.keywordSuggestions.parse({ data: { error: 'x' } }), null],
    [
      'a job',
      defaultAdapters.jobSearch.parse({ meta: { nbHits: 1, nbPages: 1 }, data: { jobId: 3 } }),
      { total: 1, pages: 1, jobs: [{ jobId: 3 }] },
    ],
    ['no job', defaultAdapters.jobSearch.parse({ meta: { nbHits: 0, nbPages: 0 }, data: {} }), null],
    [
      'a job function and its group',
      parseJobFunctions({
        meta: { statusCode: 200 },
        data: { id: 1, attributes: { nameVi: 'A', nameEn: '' }, ...functions },
        included: { id: 11, attributes: { nameVi: 'x', nameEn: '' } },
      }),
      [{ parent: { id: 1, name: 'A', nameEn: '' }, children: [{ id: 11, name: 'x', nameEn: '' }] }],
    ],
  ])('is read as a list of one: %s', (_, parsed, wanted) => {
    expect(parsed).toEqual(wanted)
  })
})

describe('the text of a banner', () => {
  it.each<[attributes: object, alt: string | undefined]>([
    [{ alt: 'Tìm việc IT' }, 'Tìm việc IT'],
    [{ title: 'Hội chợ việc làm' }, 'Hội chợ việc làm'],
    [{ alt: 'A', title: 'B' }, 'A'],
    [{ alt: ' \n', title: 'B' }, 'B'],
    [{ alt: null, title: '' }, undefined],
    [{ alt: 7, title: {} }, undefined],
    [{ alt: ' Tìm\n\tviệc \u0000 ' }, 'Tìm việc'],
    [{ alt: '😀'.repeat(400) }, '😀'.repeat(300)],
    [{}, undefined],
  ])('of %j is %j', (given, alt) => {
    const text = alt === undefined ? {} : { alt }
    expect(parseTopBanners({ data: [{ id: 1, attributes: { image: '/a.png', ...given } }] })).toStrictEqual([
      { id: 1, isClosable: false, image: '/a.png', url: null, ...text },
    ])
    const row = { attributes: { path: '/a.png', status: 1, ...given } }
    expect(parseSidebarBanner({ data: [row] })).toStrictEqual({ banner: { image: '/a.png', url: null, ...text } })
  })
})

describe('the sidebar banner', () => {
  it.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
    [2, false],
    [true, true],
    ['1.0', true],
    ['true', false],
    [null, false],
    [[1], false],
    [undefined, false],
  ])('with the status %j is shown: %s', (status, isShown) => {
    const { banner } = parseSidebarBanner({ data: [{ attributes: { path: '/a.png', link: '/a', status } }] }) ?? {}
    expect(banner).toEqual(isShown ? { image: '/a.png', url: '/a' } : null)
  })

  it('is the first one of the response, or none', () => {
    const row = (path: string, status = 1) => ({ id: 1, attributes: { path, link: '/a', status } })
    expect(parseSidebarBanner({ data: [row('/1.png'), row('/2.png')] })?.banner?.image).toBe('/1.png')
    expect(parseSidebarBanner({ data: [row('/1.png', 0), row('/2.png')] })).toEqual({ banner: null })
    expect(parseSidebarBanner({ data: [] })).toEqual({ banner: null })
    expect(parseSidebarBanner({ data: [{ attributes: { path: '/1.png', link: '/a' } }] })).toEqual({ banner: null })
  })

  it.each([null, {}, { data: null }, { data: {} }, { data: [null] }, { data: [{}] }, { data: [{ attributes: 'x' }] }])(
    'of %j is not what was requested',
    (response) => {
      expect(parseSidebarBanner(response)).toBeNull()
    },
  )
})

describe('the bottom text', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a text',
      [{ id: '7', attributes: { content: '<p>a</p>', image: '/a.png' } }],
      { id: 7, html: '<p>a</p>', image: '/a.png' },
    ],
    ['a text without an image', [{ id: 7, attributes: { content: 'a', x: 1 } }], { id: 7, html: 'a', image: null }],
    ['a text without an id', [{ attributes: { content: 'a' } }], { id: 0, html: 'a', image: null }],
    ['the first of two', [{ id: 1, attributes: { content: 'a' } }, { id: 2 }], { id: 1, html: 'a', image: null }],
    ['an empty text', [{ id: 1, attributes: { content: '' } }], null],
    ['white space', [{ id: 1, attributes: { content: ' \n\t', image: '/a.png' } }], null],
    ['no content', [{ id: 1, attributes: {} }], null],
    ['null', [{ id: 1, attributes: { content: null } }], null],
    ['no row', [], null],
    ['no list', null, null],
  ])('%s', (_, data, text) => {
    expect(parseBottomText({ data })).toEqual({ text })
  })

  it.each([
    {},
    { data: 'x' },
    { data: {} },
    { data: [null] },
    { data: [{ id: 1 }] },
    { data: [{ attributes: { content: 7 } }] },
  ])('of %j is not what was requested', (response) => {
    expect(parseBottomText(response)).toBeNull()
  })
})

describe('the theme', () => {
  it('has the logos that can be used', () => {
    const logos = {
      blue_desktop_logo: '/b.svg',
      white_desktop_logo: 'https://a.example/w.svg',
      responsive_logo: '/r.svg',
    }
    expect(parseTheme(attributes({ ...logos, name: 'Tết', __proto__: { x: 1 } }))).toEqual(logos)
    expect(parseTheme(attributes({}))).toEqual({})
    expect(parseTheme(JSON.parse('{"data":{"attributes":{"__proto__":{"responsive_logo":"/x.svg"}}}}'))).toEqual({})
  })

  it.each([null, {}, { data: null }, { data: [] }, attributes(null), attributes('x')])(
    'of %j is not what was requested',
    (response) => {
      expect(parseTheme(response)).toBeNull()
    },
  )
})

describe('the resume summary', () => {
  const summary = (given: unknown, code: unknown = 200) =>
    parseResumeSummaryAnswer({ status: { code }, ...(attributes(given) as object) })

  it.each<[unknown, unknown]>([
    [
      { totalEmployerViews: 3, totalJobAlert: 0, x: 1 },
      { totalEmployerViews: 3, totalJobAlert: 0 },
    ],
    [{ totalEmployerViews: '3', totalJobAlert: null }, { totalEmployerViews: 3 }],
    [
      { totalEmployerViews: ' 12 ', totalJobAlert: '0' },
      { totalEmployerViews: 12, totalJobAlert: 0 },
    ],
    [{ totalEmployerViews: '', totalJobAlert: '3 jobs' }, {}],
    [{ totalEmployerViews: '1e3', totalJobAlert: '0x10' }, {}],
    [{ totalJobAlert: 7 }, { totalJobAlert: 7 }],
    [{}, {}],
    [null, {}],
    ['x', {}],
    [undefined, {}],
  ])('of %j has %j', (given, counts) => {
    expect(summary(given)).toEqual(counts)
  })

  it.each([200, '200', ' 200 '])('is read with the status code %j', (code) => {
    expect(summary({ totalJobAlert: 7 }, code)).toEqual({ totalJobAlert: 7 })
  })

  it.each([401, '401', '', '2e2', null, true, [200]])('is none with the status code %j', (code) => {
    expect(summary({ totalJobAlert: 7 }, code)).toBeNull()
  })
})

describe('adapted endpoints', () => {
  it.each<[keyof Adapters, unknown, unknown]>([
    [
      'jobSearch',
      { meta: { nbHits: 3, nbPages: 1 }, data: [{ jobId: 1, title: 'a' }, null, 'x', [], { jobId: 2 }] },
      { total: 3, pages: 1, jobs: [{ jobId: 1, title: 'a' }, { jobId: 2 }] },
    ],
    ['jobSearch', { meta: { nbHits: '3', nbPages: -1 }, data: [] }, { total: 3, pages: 0, jobs: [] }],
    ['jobSearch', { meta: {}, data: [] }, { total: 0, pages: 0, jobs: [] }],
    ['jobSearch', { data: [] }, null],
    ['resumeSettingInfo', attributes({ isSearchable: 1 }), { isSearchable: true }],
    ['resumeSettingInfo', attributes({ isSearchable: 'yes' }), { isSearchable: false }],
    ['resumeChangeSearchable', attributes({ isSearchable: true, x: 1 }), { isSearchable: true }],
    ['updateResumeFile', attributes({ updated: '1' }), { isUpdated: true }],
    ['updateResumeFile', { data: null }, null],
    ['jobAlertsAnonymous', attributes({ subscribed: true }), { isSubscribed: true }],
    ['checkingPopup', attributes({ show: 0 }), { isShown: false }],
    ['checkingPopup', 'x', null],
    ['trackBannerClick', null, true],
  ])('%s reads %j', (name, response, read) => {
    expect(defaultAdapters[name].parse(response)).toEqual(read)
  })
})

/** Every parser, and the fields that its results may hold. */
const FIELDS: Readonly<Record<string, readonly [parse: Parse, fields: readonly string[]]>> = {
  namedRows: [parseNamedRows, ['id', 'name', 'nameEn']],
  jobFunctions: [parseJobFunctions, ['parent', 'children', 'id', 'name', 'nameEn']],
  seoKeywords: [parseSeoKeywords, ['id', 'name', 'link']],
  bottomText: [parseBottomText, ['text', 'id', 'html', 'image']],
  topBanners: [parseTopBanners, ['id', 'isClosable', 'image', 'url']],
  sidebarBanner: [parseSidebarBanner, ['banner', 'image', 'url']],
  theme: [parseTheme, ['blue_desktop_logo', 'white_desktop_logo', 'responsive_logo']],
  resumeSummary: [parseResumeSummaryAnswer, ['totalEmployerViews', 'totalJobAlert']],
  attachedProfile: [defaultAdapters.attachedProfile.parse, ['id', 'name']],
  resumeSettingInfo: [defaultAdapters.resumeSettingInfo.parse, ['isSearchable']],
  updateResumeFile: [defaultAdapters.updateResumeFile.parse, ['isUpdated']],
  jobAlertsAnonymous: [defaultAdapters.jobAlertsAnonymous.parse, ['isSubscribed']],
  checkingPopup: [defaultAdapters.checkingPopup.parse, ['isShown']],
}

/** Values similar to responses of services: the right keys, sometimes the right types. */
const responses = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<unknown>(null, 0, 1, 200, '1', '', '/a.png', 'javascript:x', 'a', true, [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        ...['data', 'relationships', 'attributes', 'included', 'meta', 'status', 'statusCode', 'code', 'id', 'name'],
        ...['nameVi', 'nameEn', 'link', 'image', 'url', 'path', 'content', 'allowClose', 'files', 'parentId'],
        ...['jobFunctions', 'responsive_logo', 'totalJobAlert', 'isSearchable', 'show', 'constructor', 'toString'],
      ),
      tie('value'),
      { maxKeys: 6, noNullPrototype: true },
    ),
  ),
})).value

function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(fieldsOf)]
}

/** Fields that hold any text. Raw HTML is among them: it becomes safe where it is shown. */
const TEXT_FIELDS: readonly string[] = ['id', 'name', 'nameEn', 'html']

/** JSON of all but the texts. */
const withoutTexts = (value: unknown): string =>
  JSON.stringify(value, (key, field) => (TEXT_FIELDS.includes(key) ? undefined : field)) ?? ''

describe.each(Object.entries(FIELDS))('%s', (_, [parse, fields]) => {
  it('never throws, and returns only its documented fields', () => {
    fc.assert(
      fc.property(fc.oneof(responses, fc.jsonValue()), responses, (response, row) => {
        const wrapped = [
          response,
          { data: response },
          { data: [response, row] },
          related([row, response]),
          attributes(response),
        ]
        for (const given of wrapped) {
          const read = parse({ meta: { statusCode: 200 }, status: { code: 200 }, ...Object(given) })
          for (const field of fieldsOf(read)) expect(fields).toContain(field)
          expect(withoutTexts(read)).not.toContain('javascript:')
          parse(given)
        }
      }),
    )
  })
})
