import { defineConfig, type EndpointName, endpoints } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { endpointUrl } from '../../src/core/endpoints.ts'

const hosts = {
  api: 'https://api.example',
  metadata: 'https://meta.example/',
  metaService: 'https://service.example//',
  banners: 'https://banners.example/base',
}

describe('endpointUrl', () => {
  it.each<[EndpointName, Parameters<typeof endpointUrl>[2], string]>([
    ['themes', undefined, 'https://banners.example/base/banners/v1.0/themes'],
    ['jobLevels', {}, 'https://meta.example/meta/v1.0/job-levels'],
    ['keywordSeo', {}, 'https://service.example/meta/v1.0/keyword-seo'],
    [
      'topBanner',
      { zoneName: 'top', industryV3Id: [35, 1], jobFunctionIds: [5] },
      'https://banners.example/base/banners/v1.0/top-banner?zoneName=top&industryV3Id=35,1&jobFunctionIds=5',
    ],
    [
      'topBanner',
      { zoneName: 'top', industryV3Id: [], jobFunctionIds: undefined },
      'https://banners.example/base/banners/v1.0/top-banner?zoneName=top',
    ],
    [
      'bottomText',
      { page_url: 'https://www.jobsite.example/kế-toán?a=1&b=2' },
      'https://banners.example/base/banners/v1.0/bottom-text?page_url=https%3A%2F%2Fwww.jobsite.example%2Fk%E1%BA%BF-to%C3%A1n%3Fa%3D1%26b%3D2',
    ],
    [
      'bottomText',
      { page_url: 'https://www.jobsite.example/java-i35,55v29.24-vn' },
      'https://banners.example/base/banners/v1.0/bottom-text?page_url=https%3A%2F%2Fwww.jobsite.example%2Fjava-i35%2C55v29.24-vn',
    ],
    ['jobSearch', { query: '', page: 0 }, 'https://api.example/job-search/v1.0/search?page=0'],
  ])('%s with %j', (name, query, url) => {
    expect(endpointUrl(hosts, name, query)).toBe(url)
  })

  it.each(Object.keys(endpoints) as EndpointName[])('%s has the configured path below its host', (name) => {
    const host = endpointUrl(hosts, name).slice(0, -endpoints[name].path.length)
    expect(defineConfig().paths?.[name]).toBe(endpoints[name].path)
    for (const [given, path] of [
      ['/v2/x', '/v2/x?page=1'],
      ['v2/x', '/v2/x?page=1'],
      ['//v2/x', '/v2/x?page=1'],
      ['/v2/x?key=7', '/v2/x?key=7&page=1'],
      ['', `${endpoints[name].path}?page=1`],
      [7, `${endpoints[name].path}?page=1`],
    ] as const) {
      const { paths } = defineConfig({ paths: { [name]: given as string } })
      expect(endpointUrl(hosts, name, { page: 1 }, paths), String(given)).toBe(host + path)
    }
  })

  it('warns about a path of an unknown endpoint', () => {
    const warn = vi.fn()
    defineConfig({ paths: { theme: '/x', themes: '/y' } as object }, warn)
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/no endpoint "theme".*unknown-endpoint/)]])
  })

  it('carries every text to the service as it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (key, value) => {
          const url = new URL(endpointUrl(hosts, 'themes', Object.fromEntries([[key, value]])))
          expect([...url.searchParams]).toEqual([[key, value]])
          expect(url.hash).toBe('')
        },
      ),
    )
  })
})
