import { type EndpointName, endpoints, endpointUrl, storageKeys } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const hosts = {
  api: 'https://api.example',
  metadata: 'https://meta.example/',
  metaService: 'https://service.example//',
  banners: 'https://banners.example/base',
}

/** As the specification prints them. */
const PATHS: Readonly<Record<EndpointName, string>> = {
  jobLevels: 'GET metadata /meta/v1.0/job-levels',
  companyIndustries: 'GET metadata /meta/v1.0/company-industries',
  jobFunctions: 'GET metadata /meta/v1.2/job-functions',
  keywordSeo: 'GET metaService /meta/v1.0/keyword-seo',
  bottomText: 'GET banners /banners/v1.0/bottom-text',
  topBanner: 'GET banners /banners/v1.0/top-banner',
  sidebarBanner: 'GET banners /banners/v1.0/sidebar-banner',
  themes: 'GET banners /banners/v1.0/themes',
  searchbarHighlight: 'GET banners /banners/v1.0/searchbar-highlight',
  hotKeywords: 'GET api /hot-keywords/api/v2/hot-keywords',
  keywordSuggestions: 'GET api /hot-keywords/api/v2/keywords/suggestion',
  jobSearch: 'GET api /job-search/v1.0/search',
  suggestJobTitle: 'GET api /api-gateway/v1.0/suggest-job-title',
  resumeSummary: 'GET api /api-gateway/v1.0/profile/resume-summary',
  resumeSettingInfo: 'GET api /api-gateway/v1.1/resume-setting-info',
  resumeChangeSearchable: 'POST api /api-gateway/v1.0/profile/resume-change-searchable',
  updateResumeFile: 'POST api /api-gateway/v1.0/profile/update-resume-file',
  attachedProfile: 'GET api /api-gateway/v1.0/profile/attached-profile',
  jobAlertsAnonymous: 'POST api /api-gateway/v1.0/job-alerts-anonymous',
  checkingPopup: 'GET api /api-gateway/v1.0/checking-popup',
  trackBannerClick: 'POST api /log-aggregator/v2/track-banner-click',
}

describe('the endpoints', () => {
  it('are those of the specification', () => {
    expect(
      Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, host, path }]) => [name, `${method} ${host} ${path}`]),
      ),
    ).toEqual(PATHS)
    for (const endpoint of Object.values(endpoints)) expect(Object.isFrozen(endpoint)).toBe(true)
  })
})

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
    ['jobSearch', { query: '', page: 0 }, 'https://api.example/job-search/v1.0/search?page=0'],
  ])('%s with %j', (name, query, url) => {
    expect(endpointUrl(hosts, name, query)).toBe(url)
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

it('stores under the names that the site’s other pages read', () => {
  expect(storageKeys).toEqual({
    search: 'params',
    topBanner: 'topBanner',
    theme: 'SEASONAL_THEME',
    initialData: 'initialData',
    recentSearches: '@jobsite/shell/recent-searches',
  })
})
