import { defineConfig, type ShellData } from '@jobsite/shell/core'
import { loadShellData, loadStaticShellData } from '@jobsite/shell/server'
import { describe, expect, it } from 'vitest'
import { isSectionGiven } from '../../src/core/shellData.ts'
import { usableShellData } from '../../src/core/usableShellData.ts'
import type { Fetch } from '../../src/services/request.ts'

const SILENT = { debug() {}, info() {}, warn() {}, error() {} }
const config = defineConfig()

/** Sections, each with the path of its service and a response that has nothing to show. */
const SECTIONS = {
  theme: ['/themes', { data: { attributes: {} } }],
  topBanner: ['/top-banner', { data: [] }],
  sidebarBanner: ['/sidebar-banner', { data: [] }],
  seoKeywords: ['/keyword-seo', { data: { relationships: { data: [] } } }],
  bottomText: ['/bottom-text', { data: [] }],
} as const
type Name = keyof typeof SECTIONS
const NAMES = Object.keys(SECTIONS) as Name[]

const KINDS: Readonly<Record<string, Fetch>> = {
  dead: async () => {
    throw new TypeError('no connection')
  },
  slow: () => new Promise(() => undefined),
  broken: async () => Response.json({ unknown: true }),
  failing: async () => new Response('no', { status: 503 }),
}

/** Services that have nothing to show, but one of another kind; counts its requests. */
function serviceWith(name: Name, kind: string) {
  const counted = { asked: 0 }
  const fetch: Fetch = (url, init) => {
    if (url.includes(SECTIONS[name][0])) {
      counted.asked += 1
      const other = KINDS[kind]
      if (other) return other(url, init)
    }
    const found = NAMES.find((one) => url.includes(SECTIONS[one][0]))
    return Promise.resolve(Response.json(found && SECTIONS[found][1]))
  }
  return { counted, fetch }
}

const page = { zoneName: 'home_top', timeoutMs: 200, logger: SILENT }
const LOADERS = {
  loadShellData: (fetch: Fetch) => loadShellData({ url: '/java-kv' }, config, { ...page, fetch }),
  loadStaticShellData: (fetch: Fetch) => loadStaticShellData(config, { ...page, canonicalUrl: '/java-kv', fetch }),
}

/** A response other than 200 says that there is no season: the theme service is specified so. */
const isNone = (name: Name, kind: string) => kind === 'none' || (name === 'theme' && /failing/.test(kind))

const ROWS = NAMES.flatMap((name) =>
  ['none', ...Object.keys(KINDS)].flatMap((kind) =>
    (Object.keys(LOADERS) as (keyof typeof LOADERS)[]).map((loader) => ({ name, kind, loader })),
  ),
).filter(({ name, kind }) => !(name === 'theme' && kind === 'broken'))

describe('a section', () => {
  it.each(ROWS)('of $name, $kind, by $loader: none is not unknown', async ({ name, kind, loader }) => {
    const { fetch } = serviceWith(name, kind)
    const data = await LOADERS[loader](fetch)
    // As a cache or a page's props hold it.
    const cached = usableShellData(JSON.parse(JSON.stringify(data))) as ShellData
    for (const one of [data, cached]) {
      expect(isSectionGiven(one[name]), 'whether the browser is spared the request').toBe(isNone(name, kind))
      for (const other of NAMES) if (other !== name) expect(isSectionGiven(one[other]), other).toBe(true)
    }
  })
})

describe('data of static pages', () => {
  it('asks three times', async () => {
    const { counted, fetch } = serviceWith('seoKeywords', 'dead')
    await loadStaticShellData(config, { fetch, logger: SILENT })
    expect(counted.asked).toBe(3)
  })

  it('comes with a later attempt', async () => {
    let asked = 0
    const { fetch } = serviceWith('seoKeywords', 'none')
    const late: Fetch = (url, init) => {
      if (url.includes('/keyword-seo') && ++asked < 3) return Promise.reject(new TypeError('no connection'))
      return fetch(url, init)
    }
    const data = await loadStaticShellData(config, { fetch: late, logger: SILENT })
    expect(data.seoKeywords).toEqual({ language: 'vi', keywords: [] })
  })

  it('fails a build that requires it, and names what is missing', async () => {
    const { fetch } = serviceWith('seoKeywords', 'dead')
    const options = { fetch, logger: SILENT, isRequired: true }
    await expect(loadStaticShellData(config, options)).rejects.toThrow(/ of seoKeywords did not.*missing-sections/)
    await expect(
      loadStaticShellData(config, { ...options, fetch: serviceWith('theme', 'none').fetch }),
    ).resolves.toEqual({
      theme: null,
      sidebarBanner: null,
      seoKeywords: { language: 'vi', keywords: [] },
    })
  })
})
