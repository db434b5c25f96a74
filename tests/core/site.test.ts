import {
  alternateLinks,
  breadcrumbsFor,
  defineConfig,
  defineSite,
  detectLanguage,
  localizeUrl,
  type MenuItem,
  pageHead,
  type SiteDefinition,
  type SiteMenuItem,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { footerColumns } from '../../src/core/menu/footerMenu.ts'
import { employersItem, headerMenu } from '../../src/core/menu/headerMenu.ts'
import { careerCentreMenu, sideNavMenu } from '../../src/core/menu/sideNavMenu.ts'
import { configAt, periodOf } from '../../src/core/site/periods.ts'
import { flatten } from './support.ts'

const silent = (): void => undefined
const siteOf = (items: readonly unknown[], more: SiteDefinition = {}, warn: (message: string) => void = silent) =>
  defineSite({ siteDomain: 'example.vn', ...more, menu: { items: items as readonly SiteMenuItem[] } }, warn)

const TET: SiteMenuItem = {
  id: 'tet',
  label: { vi: 'Việc Tết', en: 'Tet jobs' },
  path: { vi: '/viec-lam-tet', en: '/tet-jobs' },
  badge: 'new',
  after: ['newestJobs', 'footer.allLocations'],
}

const itemOf = (items: readonly MenuItem[], id: string): MenuItem | undefined =>
  flatten(items).find((item) => item.id === id)

/** Ids of a menu as text: `jobs(newestJobs findJobs) companies`. */
const shape = (items: readonly MenuItem[]): string =>
  items.map(({ id, children }) => (children ? `${id}(${shape(children)})` : id)).join(' ')
const headerOf = (items: readonly unknown[], more: object = {}) =>
  headerMenu({ config: siteOf(items).config, language: 'en', ...more })

describe('a site without items of its own', () => {
  it('is its configuration', () => {
    const definition = { siteDomain: 'example.vn', menu: { hidden: ['career'] } }
    expect(defineSite(definition).config).toEqual(defineConfig(definition))
  })

  it.each(['vi', 'en'] as const)('has the menus of the configuration: %s', (language) => {
    const [one, two] = [defineSite({ siteDomain: 'example.vn' }).config, defineConfig({ siteDomain: 'example.vn' })]
    for (const menu of [headerMenu, sideNavMenu, footerColumns, careerCentreMenu])
      expect(menu({ config: one, language })).toEqual(menu({ config: two, language }))
  })
})

describe('an item of the site', () => {
  it('is in every menu that has its place', () => {
    const context = { config: siteOf([TET]).config, language: 'vi' } as const
    expect(shape(headerMenu(context))).toMatch(/^jobs\(newestJobs tet findJobs /)
    expect(shape(sideNavMenu(context))).toMatch(/^jobs\(newestJobs tet findJobs /)
    expect(footerColumns(context)[0]?.items.map(({ id }) => id)).toEqual([
      'footer.jobSearch',
      'footer.allLocations',
      'tet',
      'footer.siteMap',
      'footer.faq',
    ])
    expect(itemOf(headerMenu(context), 'tet')).toEqual({
      id: 'tet',
      label: 'Việc Tết',
      href: '/viec-lam-tet',
      badge: 'new',
    })
  })

  it.each<readonly [place: object, shape: string]>([
    [{ before: 'companies' }, 'jobs tet companies career myJobs'],
    [{ after: 'myJobs' }, 'jobs companies career myJobs tet'],
    [{ in: 'header' }, 'jobs companies career myJobs tet'],
  ])('at the top: %o', (place, expected) => {
    const { after: _, ...item } = TET
    expect(headerOf([{ ...item, ...place }]).map(({ id }) => id)).toEqual(expected.split(' '))
  })

  it('is in a submenu', () => {
    const { after: _, ...item } = TET
    expect(itemOf(headerOf([{ ...item, in: 'myJobs' }]), 'myJobs')?.children?.at(-1)?.id).toBe('tet')
    expect(
      footerColumns({ config: siteOf([{ ...item, in: 'footer.about' }]).config, language: 'en' })[1]?.items.at(-1),
    ).toMatchObject({ id: 'tet', href: '/tet-jobs' })
  })

  it('has a submenu of items of the site', () => {
    const { path: _, after: __, ...group } = TET
    const items = [
      { ...group, in: 'header' },
      { ...TET, id: 'one', after: undefined, in: 'tet' },
    ]
    expect(shape(headerOf(items))).toMatch(/ tet\(one\)$/)
    // A group of nothing leads nowhere.
    expect(shape(headerOf(items.slice(0, 1)))).not.toContain('tet')
  })

  it('is current on its page, and nothing else is', () => {
    for (const url of ['/tet-jobs', '/viec-lam-tet/', 'https://www.example.vn/tet-jobs?l=29#top']) {
      const menu = headerOf([TET], { url, page: 'searchResult' })
      expect(flatten(menu).filter(({ current }) => current === 'page')).toMatchObject([{ id: 'tet' }])
      expect(itemOf(menu, 'jobs')?.current).toBe('true')
    }
    expect(itemOf(headerOf([TET], { url: '/jobs', page: 'searchResult' }), 'newestJobs')?.current).toBe('page')
  })

  it('names its page in breadcrumbs', () => {
    const { config } = siteOf([TET, { id: 'companies', label: { vi: 'Nơi làm', en: 'Workplaces' } }])
    expect(breadcrumbsFor('/tet-jobs', { config, language: 'en' })).toEqual([
      { label: 'Homepage', href: '/en' },
      { label: 'Tet jobs', href: '/tet-jobs', current: true },
    ])
    expect(breadcrumbsFor('/danh-sach-cong-ty', { config }).at(-1)?.label).toBe('Nơi làm')
  })

  it.each([
    ['/viec-lam-tet', '/tet-jobs'],
    ['/viec-lam-tet/?l=29#top', '/tet-jobs/?l=29#top'],
    ['https://www.example.vn/viec%2Dlam-tet', 'https://www.example.vn/tet-jobs'],
  ])('has the page %s in Vietnamese, %s in English', (vi, en) => {
    const { config } = siteOf([TET])
    expect([vi, en].map((url) => detectLanguage(url, config))).toEqual(['vi', 'en'])
    expect([localizeUrl(vi, 'en', config), localizeUrl(en, 'en', config)]).toEqual([en, en])
    expect(localizeUrl(en, 'vi', config)).toBe(vi.replace('%2D', '-'))
    expect(alternateLinks(vi, config)).toEqual(alternateLinks(en, config))
    const [there, here] = ['https://www.example.vn/tet-jobs', 'https://www.example.vn/viec-lam-tet']
    const head = pageHead(en.replace(/\?.*/, ''), config)
    expect(head).toMatchObject({ language: 'en', canonical: there, openGraph: { alternateLocales: ['vi_VN'] } })
    expect(head.alternates.map(({ href }) => href)).toEqual([here, there, here])
  })

  it('has one slash at the site’s root, in whichever language that is its page', () => {
    const { config } = siteOf([{ ...TET, path: { vi: '/viec-lam-tet', en: '/' } }])
    expect(localizeUrl('/viec-lam-tet/?l=29', 'en', config)).toBe('/?l=29')
    expect(localizeUrl('/', 'vi', config)).toBe('/viec-lam-tet')
  })

  it('keeps the prefix of the site', () => {
    const { config } = siteOf([TET], { linkBase: 'https://www.example.vn' })
    expect(itemOf(headerMenu({ config, language: 'en' }), 'tet')?.href).toBe('https://www.example.vn/tet-jobs')
  })

  it('leads to another host: of the site, with its page; elsewhere, if it says so', () => {
    const { path: _, ...item } = TET
    const own = itemOf(headerOf([{ ...item, address: 'https://tet.example.vn/en' }], { page: 'salary' }), 'tet')
    expect(own).toMatchObject({ external: true, newTab: true })
    expect(own?.href).toBe(
      'https://tet.example.vn/en?utm_source_navi=vnw_header&utm_medium_navi=Salary_Report'.replace(
        'Salary_Report',
        itemOf(headerOf([], { page: 'salary' }), 'hrInsider')?.href?.split('utm_medium_navi=')[1] ?? '',
      ),
    )
    const other = { ...item, address: { vi: 'https://other.example/vi', en: 'https://other.example/en' } }
    expect(itemOf(headerOf([other]), 'tet')).toBeUndefined()
    expect(itemOf(headerOf([{ ...other, external: true }]), 'tet')).toMatchObject({
      href: 'https://other.example/en',
      external: true,
      newTab: true,
    })
  })
})

describe('a change of an item', () => {
  it.each<readonly [change: SiteMenuItem, expected: Partial<Record<keyof MenuItem, unknown>> | undefined]>([
    [
      { id: 'companies', label: { vi: 'Nơi làm', en: 'Workplaces' } },
      { label: 'Workplaces', href: '/company-list' },
    ],
    [
      { id: 'companies', badge: 'new' },
      { badge: 'new', label: 'Companies' },
    ],
    [{ id: 'companies', path: { vi: '/cong-ty', en: '/employers' } }, { href: '/employers' }],
    [{ id: 'companies', gated: true }, { gated: true }],
    [{ id: 'companies', hidden: true }, undefined],
  ])('%o', (change, expected) => {
    const item = itemOf(headerOf([change]), 'companies')
    if (expected) expect(item).toMatchObject(expected)
    else expect(item).toBeUndefined()
  })

  it('removes a badge', () => {
    expect(itemOf(headerOf([{ id: 'career', badge: null }]), 'career')).not.toHaveProperty('badge')
  })

  it('narrows a new address no more', () => {
    const item = itemOf(headerOf([{ id: 'newestJobs', path: { vi: '/moi', en: '/new' } }]), 'newestJobs')
    expect(item).toMatchObject({ href: '/new' })
    expect(item).not.toHaveProperty('narrowed')
  })

  it.each<readonly [change: SiteMenuItem, expected: RegExp]>([
    [{ id: 'companies', before: 'jobs' }, /^companies jobs\(/],
    [{ id: 'companies', in: 'jobs' }, /^jobs\(newestJobs findJobs managementJobs companies\) career/],
    [{ id: 'numerology', after: 'companies' }, /companies numerology career\((?!.*numerology)/],
    // Itself is no place.
    [{ id: 'companies', after: 'companies' }, /^jobs\(.*\) companies career/],
  ])('moves: %o', (change, expected) => {
    expect(shape(headerOf([change]))).toMatch(expected)
  })

  it('moves between the columns of the footer', () => {
    const columns = footerColumns({ config: siteOf([{ id: 'footer.faq', in: 'footer.about' }]).config, language: 'en' })
    expect(columns[0]?.items.map(({ id }) => id)).not.toContain('footer.faq')
    expect(columns[1]?.items.at(-1)?.id).toBe('footer.faq')
  })

  it('does not put anything in the place of a single link', () => {
    const { config } = siteOf([{ ...TET, after: undefined, before: 'employers' }])
    expect(employersItem({ config, language: 'en' })?.id).toBe('employers')
  })
})

describe('dates', () => {
  const dated = { ...TET, from: '2027-01-20', until: '2027-02-17' }
  const { config } = siteOf([dated])
  const isShownAt = (time: string): boolean =>
    itemOf(headerMenu({ config: configAt(config, Date.parse(time)), language: 'vi' }), 'tet') !== undefined

  it.each([
    ['2027-01-19T23:59:59+07:00', false],
    ['2027-01-20T00:00:00+07:00', true],
    ['2027-01-19T17:00:00Z', true],
    ['2027-02-17T23:59:59+07:00', true],
    ['2027-02-18T00:00:00+07:00', false],
    ['2027-02-17T17:00:00Z', false],
  ])('in Vietnam: %s, %s', (time, expected) => {
    expect(isShownAt(time)).toBe(expected)
  })

  it('may have a time of day', () => {
    const { config: timed } = siteOf([{ ...TET, from: '2027-01-20T08:30', until: '2027-01-20T09:00' }])
    const shown = ['08:29', '08:30', '08:59', '09:00'].map((time) =>
      flatten(headerMenu({ config: configAt(timed, Date.parse(`2027-01-20T${time}+07:00`)), language: 'vi' })).some(
        ({ id }) => id === 'tet',
      ),
    )
    expect(shown).toEqual([false, true, true, false])
  })

  it('have not begun where the time is not known', () => {
    expect(itemOf(headerMenu({ config: configAt(config, undefined), language: 'vi' }), 'tet')).toBeUndefined()
    const undated = siteOf([TET]).config
    expect(configAt(undated, undefined)).toBe(undated)
  })

  it('a time has the same menus as the beginning of its period, from one object', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-12-01'), max: new Date('2027-04-01'), noInvalidDate: true }),
        (date) => {
          const period = periodOf(config, date.getTime()) as number
          expect(period).toBeLessThanOrEqual(date.getTime())
          expect(configAt(config, period)).toBe(configAt(config, date.getTime()))
          // What is chosen has no dates any more, so that a later clock changes nothing.
          expect(periodOf(configAt(config, period), Date.now())).toBeUndefined()
        },
      ),
    )
  })
})

describe('wrong items', () => {
  const { label, path, ...rest } = TET
  const wrong: readonly (readonly [item: unknown, place: string, expected: string])[] = [
    [5, 'menu.items[0]', 'an item with an id'],
    [{ label, path }, 'menu.items[0].id', 'letters, digits, "-", "_" or "."'],
    [{ ...TET, id: '<b>' }, 'menu.items[0].id', 'letters'],
    [{ ...rest, path, label: { vi: 'Tết' } }, 'menu.items[0].label.en', 'a text'],
    [{ ...rest, path, label: { vi: 'Tết', en: '<b>Tet</b>' } }, 'menu.items[0].label.en', 'without markup'],
    [{ ...rest, path, label: { vi: 'Tết', en: 'Tet &amp; more' } }, 'menu.items[0].label.en', 'without markup'],
    [{ ...rest, path, label: { vi: 'Tết', en: ' ' } }, 'menu.items[0].label.en', 'a text'],
    [{ ...rest, path, label: { vi: 'Tết', en: 'T\u202eet' } }, 'menu.items[0].label.en', 'without markup'],
    [{ ...rest, path, label: { vi: 'Tết', en: '\u200b' } }, 'menu.items[0].label.en', 'without markup'],
    [{ ...rest, path, label: { vi: 'Tết', en: 'T'.repeat(81) } }, 'menu.items[0].label.en', '80 characters'],
    [{ ...rest, path, label: 'Tết' }, 'menu.items[0].label', 'both languages'],
    [{ ...TET, path: { vi: '/viec-lam-tet' } }, 'menu.items[0].path.en', 'a path'],
    [{ ...TET, path: { vi: '/a', en: '//evil.example' } }, 'menu.items[0].path.en', 'a path'],
    [{ ...TET, path: { vi: '/a', en: 'https://evil.example' } }, 'menu.items[0].path.en', 'a path'],
    [{ ...TET, path: { vi: '/a', en: '?q=1' } }, 'menu.items[0].path.en', 'a path'],
    [{ ...TET, path: '/a' }, 'menu.items[0].path', 'both languages'],
    [{ ...TET, address: 'https://tet.example.vn' }, 'menu.items[0].address', 'a path or an address'],
    [{ ...rest, label, address: 'javascript:alert(1)' }, 'menu.items[0].address', 'http'],
    [{ ...rest, label, external: true, address: 'https://a@b.example/' }, 'menu.items[0].address', 'http'],
    [{ ...rest, label, address: '/path' }, 'menu.items[0].address', 'http'],
    [{ ...rest, label, address: 'https://other.example/' }, 'menu.items[0].address', '"external": true'],
    [{ ...TET, from: 'soon' }, 'menu.items[0].from', '2027-01-20'],
    [{ ...TET, from: '2027-02-31' }, 'menu.items[0].from', '2027-01-20'],
    [{ ...TET, from: 5 }, 'menu.items[0].from', '2027-01-20'],
    [{ ...TET, until: '20/01/2027' }, 'menu.items[0].until', '2027-01-20'],
    [{ ...TET, from: '2027-02-18', until: '2027-02-17' }, 'menu.items[0].until', 'after "from"'],
    [{ ...TET, from: '2027-02-17T10:00', until: '2027-02-17T10:00' }, 'menu.items[0].until', 'after "from"'],
    [{ ...TET, badge: 'hot' }, 'menu.items[0].badge', '"new" or null'],
    [{ ...TET, gated: 'yes' }, 'menu.items[0].gated', 'true or false'],
    [{ ...TET, hidden: 1 }, 'menu.items[0].hidden', 'true or false'],
    [{ ...TET, after: 5 }, 'menu.items[0].after', 'an id'],
    [{ ...TET, after: [] }, 'menu.items[0].after', 'an id'],
    [{ ...TET, before: 'jobs' }, 'menu.items[0].before', 'one of "in", "after" and "before"'],
  ]

  it.each(wrong)('%o: %s', (item, place, expected) => {
    const messages: string[] = []
    const other = { ...TET, id: 'other' }
    const { config } = siteOf([item, other], {}, (message) => messages.push(message))
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(/^\[@jobsite\/shell\] .* \(code: invalid-site\)$/)
    expect(messages[0]).toContain(place)
    expect(messages[0]).toContain(expected)
    // The rest counts.
    const menu = headerMenu({ config, language: 'en' })
    expect(itemOf(menu, 'other')?.label).toBe('Tet jobs')
    expect(flatten(menu).map(({ id }) => id)).not.toContain('tet')
  })

  it('are never rendered, whatever they are', () => {
    const json = fc.jsonValue({ maxDepth: 3 })
    const value = fc.oneof(json, fc.constantFrom('javascript:alert(1)', '//evil.example', '<img>', 'jobs', 'header'))
    const item = fc.record(
      Object.fromEntries(
        'id label path address external badge gated hidden from until in after before'
          .split(' ')
          .map((key) => [key, fc.oneof(value, fc.constant((TET as unknown as Record<string, unknown>)[key]))]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(item, { maxLength: 4 }), (items) => {
        const { config } = siteOf(items)
        const context = { config: configAt(config, Date.now()), language: 'vi', url: '/viec-lam' } as const
        const all = [...headerMenu(context), ...sideNavMenu(context), ...footerColumns(context).flatMap((c) => c.items)]
        for (const { href, label } of flatten(all)) {
          expect(label).toBeTypeOf('string')
          if (href !== undefined) expect(href).toMatch(/^(?:\/(?!\/)|https:\/\/)/)
        }
        expect(shape(headerMenu(context))).toContain('newestJobs')
      }),
    )
  })

  it.each([undefined, null, 5, 'text', [], { menu: 5 }, { menu: { items: 5 } }, { menu: { items: {} } }])(
    'no site: %o',
    (definition) => {
      expect(defineSite(definition as never, silent).config).toMatchObject({ menu: { hidden: [], hrefs: {} } })
    },
  )
})
