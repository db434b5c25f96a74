import {
  type ConfigOverrides,
  defineConfig,
  employerUrl,
  loginUrl,
  logoutUrl,
  type Mode,
  safeReturnUrl,
} from '@jobsite/shell/core'
import { describe, expect, it, vi } from 'vitest'
import { placeholdersIn } from '../../src/core/config/placeholders.ts'
import { topCategoryIds } from '../../src/core/reference/categories.ts'
import { topLocationIds } from '../../src/core/reference/locations.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { isDeepFrozen } from './support.ts'

const MODES = [
  ['staging', 'staging.jobsite.example', 'jobsite-staging'],
  ['release', 'release.jobsite.example', 'jobsite'],
  ['production', 'jobsite.example', 'jobsite'],
] as const

/** Every text of a configuration, however deep. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : []

describe('presets', () => {
  it.each(MODES)('%s', (mode, domain, appId) => {
    const config = defineConfig({ mode })
    expect(config).toMatchObject({
      mode,
      siteDomain: domain,
      siteOrigin: `https://www.${domain}`,
      linkBase: '',
      chatWidget: { appId },
      topCategoryIds,
      topLocationIds,
      enableJobFunction: 1,
      campaignPaths: [],
      menu: { hidden: [], hrefs: {} },
    })
    expect(Object.keys(config.hosts)).toEqual(['secure', 'employer', 'api', 'metadata', 'metaService', 'banners'])
  })

  it.each(MODES)('%s: every host is on the reserved example domain of its mode', (mode, domain) => {
    const hrefs = texts(defineConfig({ mode })).filter((text) => text.startsWith('http'))
    expect(hrefs.length).toBeGreaterThan(15)
    for (const href of hrefs) {
      expect(new URL(href).protocol).toBe('https:')
      expect(new URL(href).hostname.endsWith(`.${domain}`)).toBe(true)
    }
  })

  it('are complete: a mode differs from another in values only', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
        : typeof value
    for (const [mode] of MODES) expect(shape(defineConfig({ mode }))).toEqual(shape(defineConfig()))
  })
})

describe('the mode', () => {
  it('is production by default', () => {
    expect(defineConfig().mode).toBe('production')
    expect(defineConfig({}).mode).toBe('production')
    expect(defineConfig({ mode: undefined }).mode).toBe('production')
  })

  it.each(['Production', 'prod', '', '__proto__', 'constructor', 'toString', 'x'.repeat(200_000)])(
    'that does not exist, %.20j, is production, with a warning',
    (mode) => {
      const warn = vi.fn()
      const config = defineConfig({ mode: mode as Mode, siteName: 'Việc' }, warn)
      expect(config).toMatchObject({ mode: 'production', siteDomain: 'jobsite.example', siteName: 'Việc' })
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Unknown mode'))
    },
  )

  it('that does not exist is logged to the console unless another function is passed', () => {
    defineConfig({ mode: 'prod' as Mode })
    expect(takeConsole()).toEqual([expect.stringContaining('Unknown mode "prod"')])
  })
})

describe('overrides', () => {
  it('are merged into the preset, key by key', () => {
    const config = defineConfig({
      mode: 'staging',
      siteName: 'Việc làm',
      hosts: { api: 'https://api.example' },
      links: { hrInsider: { en: 'https://hr.example/en' } },
      company: { address: { vi: 'Huế' } },
    })
    const preset = defineConfig({ mode: 'staging' })
    expect(config).toEqual({
      ...preset,
      siteName: 'Việc làm',
      hosts: { ...preset.hosts, api: 'https://api.example' },
      links: { ...preset.links, hrInsider: { ...preset.links.hrInsider, en: 'https://hr.example/en' } },
      company: { ...preset.company, address: { ...preset.company.address, vi: 'Huế' } },
    })
  })

  it('replace lists, whole', () => {
    const config = defineConfig({
      topCategoryIds: [7],
      topLocationIds: [],
      menu: { hidden: [1, 'career'] },
      campaignPaths: ['tet'],
    })
    expect(config.topCategoryIds).toEqual([7])
    expect(config.topLocationIds).toEqual([])
    expect(config.menu).toEqual({ hidden: [1, 'career'], hrefs: {} })
    expect(config.campaignPaths).toEqual(['tet'])
  })

  it('that are undefined override nothing, empty ones do', () => {
    const config = defineConfig({ siteName: undefined, linkBase: '', hosts: { api: undefined }, enableJobFunction: 0 })
    expect(config).toEqual({ ...defineConfig(), enableJobFunction: 0 })
    expect(defineConfig({ siteName: '' }).siteName).toBe('')
  })

  it.each([
    ['a part', { hosts: null, links: 'https://a.example', social: [], company: 7 }],
    ['a list', { campaignPaths: 'tet', topLocationIds: null, menu: { hidden: {} } }],
    ['a text', { siteName: 7, linkBase: null, siteDomain: 5, hosts: { api: null }, company: { phone: 84 } }],
    ['a flag', { enableJobFunction: null }],
    ['anything', null],
  ])('of the wrong type for %s override nothing', (_, overrides) => {
    expect(defineConfig(overrides as unknown as ConfigOverrides)).toEqual(defineConfig())
  })

  it('removes trailing slashes of base URLs', () => {
    const bases = (end: string) => ({
      siteOrigin: `https://www.a.example${end}`,
      linkBase: `https://m.a.example${end}`,
      links: { faq: `https://faq.a.example${end}` },
      hosts: Object.fromEntries(
        Object.keys(defineConfig().hosts).map((host) => [host, `https://${host}.a.example${end}`]),
      ),
    })
    const config = defineConfig(bases('/'))
    expect(config).toEqual(defineConfig(bases('')))
    expect(logoutUrl(config, 'vi')).toBe('https://secure.a.example/logout/vi?client_id=3')
    expect(employerUrl(config, 'en')).toBe('https://employer.a.example/?lang=2')
    expect(loginUrl(config, 'en')).toBe('https://m.a.example/login?type=login')
    expect(defineConfig({ links: { appStore: 'https://apps.example/ios/' } }).links.appStore).toBe(
      'https://apps.example/ios/',
    )
  })

  it('add keys of their own', () => {
    const config = defineConfig({
      menu: { hrefs: { companies: { vi: '/cong-ty' } } },
      logos: { desktopLogo: '/logo.svg' },
    })
    expect(config.menu.hrefs).toEqual({ companies: { vi: '/cong-ty' } })
    expect(config.logos).toEqual({ desktopLogo: '/logo.svg' })
  })

  it('do not reach beyond the configuration', () => {
    const adversarial = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"hosts":{"__proto__":{"polluted":1},"prototype":{"polluted":1}}}',
    ) as ConfigOverrides
    const config = defineConfig(adversarial)
    expect(config).toEqual(defineConfig())
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect((config.hosts as unknown as Record<string, unknown>).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype)
  })
})

describe('a configuration', () => {
  it('is frozen, all the way down', () => {
    expect(isDeepFrozen(defineConfig())).toBe(true)
    expect(
      isDeepFrozen(defineConfig({ mode: 'staging', hosts: { api: 'x' }, menu: { hrefs: { a: { vi: '/' } } } })),
    ).toBe(true)
    expect(isDeepFrozen(defineConfig({ topCategoryIds: [1], menu: { hidden: ['a'] } }))).toBe(true)
  })

  it('does not change with the overrides that it was created from', () => {
    const overrides = { topCategoryIds: [1], hosts: { api: 'https://a.example' } }
    const config = defineConfig(overrides)
    overrides.topCategoryIds.push(2)
    overrides.hosts.api = 'https://b.example'
    expect(config.topCategoryIds).toEqual([1])
    expect(config.hosts.api).toBe('https://a.example')
    expect(Object.isFrozen(overrides.topCategoryIds)).toBe(false)
  })
})

describe('the URLs that follow from the domain', () => {
  it('are on the domain of the site, unless overridden', () => {
    const { siteOrigin, hosts } = defineConfig({
      siteDomain: 'example.vn',
      hosts: { api: 'https://api.other.example/' },
    })
    expect(siteOrigin).toBe('https://www.example.vn')
    expect(hosts).toEqual({
      secure: 'https://secure.example.vn',
      employer: 'https://employer.example.vn',
      api: 'https://api.other.example',
      metadata: 'https://ms.example.vn',
      metaService: 'https://ms.example.vn',
      banners: 'https://ms.example.vn',
    })
  })

  it.each(['localhost', '127.0.0.1', '[::1]', ''])(
    'are the preset’s for %j, which has no hosts below it',
    (siteDomain) => {
      expect(defineConfig({ siteDomain }).hosts).toEqual(defineConfig().hosts)
    },
  )

  it.each(['two words', 'https://example.vn', 'example.vn:3000', 'example.vn/a', 'https://việclàm.vn'])(
    'are the preset’s for %j, which is no domain, with a warning',
    (siteDomain) => {
      const warn = vi.fn()
      expect(defineConfig({ siteDomain }, warn).hosts).toEqual(defineConfig().hosts)
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('code: invalid-domain'))
    },
  )

  // The host names that the WHATWG URL standard makes of them.
  it.each([
    ['việclàm.vn', 'xn--viclm-uqa6964c.vn'],
    ['ViệcLàm.VN', 'xn--viclm-uqa6964c.vn'],
    ['.việclàm.vn', 'xn--viclm-uqa6964c.vn'],
  ])('are in ASCII for %s', (siteDomain, domain) => {
    const config = defineConfig({ siteDomain })
    expect(config.siteDomain).toBe(domain)
    expect(config.siteOrigin).toBe(`https://www.${domain}`)
    expect(safeReturnUrl('https://id.việclàm.vn/', config)).toBe(`https://id.${domain}/`)
  })

  it.each(MODES)('%s: everything of the preset is a placeholder until it is set', (mode) => {
    const whole = placeholdersIn(defineConfig({ mode }))
    expect(whole).toEqual(expect.arrayContaining(['siteDomain', 'siteOrigin', 'hosts.api', 'links.cvTemplates.en']))
    const left = placeholdersIn(
      defineConfig({ mode, siteDomain: 'example.vn', links: { faq: 'https://faq.example.vn' } }),
    )
    expect(left).toEqual(whole.filter((name) => /^(?:links|social)[.]/.test(name) && name !== 'links.faq'))
    expect(left.length).toBeGreaterThan(10)
  })

  it('are no placeholders on a host that only looks like the preset’s', () => {
    const social = { facebook: 'https://facebook.example/myjobsite.example' }
    expect(placeholdersIn(defineConfig({ social }))).not.toContain('social.facebook')
  })
})
