import * as core from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

/** What the core door exports at run time. A name taken away breaks page apps; a new one is written down here. */
const FUNCTIONS = [
  'alternateLinks',
  'attributionFor',
  'bottomTextPageUrl',
  'breadcrumbsFor',
  'buildCategoryUrl',
  'buildListingUrl',
  'buildLocationUrl',
  'buildSearchUrl',
  'careerCentreMenu',
  'combinationKey',
  'companyIndustriesOf',
  'countFolded',
  'createRouteMap',
  'decodeKeyword',
  'defineConfig',
  'detectLanguage',
  'detectPage',
  'displayName',
  'employerUrl',
  'employersItem',
  'encodeKeyword',
  'explainUrl',
  'endpointUrl',
  'foldMenu',
  'footerColumns',
  'footerEssentials',
  'formatBreadcrumbList',
  'formatCount',
  'formatLanguageCookie',
  'formatTimestamp',
  'headerMenu',
  'homeHref',
  'isClosable',
  'isDirect',
  'isJobFunctionEnabled',
  'isLanguage',
  'isLoggedIn',
  'isLogoutUrl',
  'isPageName',
  'isSiteHost',
  'jobFunctionGroupOf',
  'jobFunctionsOf',
  'jobIdFromUrl',
  'localizeUrl',
  'loginUrl',
  'logoutUrl',
  'nameIn',
  'normalizeIds',
  'normalizeLocations',
  'notificationItem',
  'onboardingUrl',
  'otherLanguage',
  'pageLabel',
  'pagePath',
  'parseBannerRotations',
  'parseInitialData',
  'parseLanguageCookie',
  'parseListingUrl',
  'parseResumeSummary',
  'parseSearchUrl',
  'parseSeasonalTheme',
  'parseStoredSearch',
  'pickLogo',
  'recordAttribution',
  'redactUrl',
  'registerUrl',
  'resumeSummaryLines',
  'returnTarget',
  'rotateBanners',
  'safeHref',
  'safeReturnUrl',
  'salaryBandFor',
  'seekerMenu',
  'seoLinkLists',
  'shortName',
  'shouldRefetchBanners',
  'shouldRequestTopBanner',
  'sideNavMenu',
  'slugify',
  'socialLinks',
  'sortBanners',
  'sortByName',
  'sortJobFunctionGroups',
  'switchUrl',
  'themeLogos',
  'toSeasonalTheme',
  'updateStoredSearch',
  'userState',
  'visitorMenu',
  'withNavi',
]

const VALUES = [
  'ALL_CHILDREN',
  'DEFAULT_LANGUAGE',
  'DIRECT',
  'LANGUAGES',
  'MAX_ROTATIONS',
  'NAMELESS',
  'NOT_SET',
  'PAGES',
  'PAGE_NAMES',
  'SAVED_JOB_TYPE',
  'benefits',
  'breadcrumbMessages',
  'categories',
  'constants',
  'cookieNames',
  'countries',
  'defaultTaxonomy',
  'educationLevels',
  'endpoints',
  'fallbackJobFunctions',
  'jobLevels',
  'languages',
  'locations',
  'messages',
  'routePairs',
  'salaryBands',
  'storageKeys',
  'themeBootScript',
  'themeBootScriptHash',
  'topCategoryIds',
  'topLocationIds',
  'typesOfWorking',
]

/** The part that other page apps' checks call, whatever else is there. */
const PROMISED = [
  'slugify',
  'encodeKeyword',
  'decodeKeyword',
  'buildSearchUrl',
  'parseSearchUrl',
  'buildListingUrl',
  'buildCategoryUrl',
  'buildLocationUrl',
  'routePairs',
  'localizeUrl',
  'detectLanguage',
  'pagePath',
  'alternateLinks',
  'attributionFor',
  'recordAttribution',
  'loginUrl',
  'registerUrl',
  'logoutUrl',
  'employerUrl',
  'onboardingUrl',
  'displayName',
  'shortName',
  'formatTimestamp',
  'defineConfig',
  'defaultTaxonomy',
  'educationLevels',
  'languages',
  'typesOfWorking',
  'jobLevels',
  'salaryBands',
  'benefits',
]

const exported = new Map<string, unknown>(Object.entries(core))

describe('the core door', () => {
  it('exports these names and no others', () => {
    expect([...exported.keys()].sort()).toEqual([...FUNCTIONS, ...VALUES].sort())
  })

  it('keeps the promised names', () => {
    expect(PROMISED.filter((name) => !exported.has(name))).toEqual([])
  })

  it('has functions where functions are listed', () => {
    const isFunction = (name: string): boolean => typeof exported.get(name) === 'function'
    expect(FUNCTIONS.filter((name) => !isFunction(name))).toEqual([])
    expect(VALUES.filter(isFunction)).toEqual([])
  })

  it('has no default export', () => {
    expect(exported.has('default')).toBe(false)
  })

  it('hands out tables that cannot be written to', () => {
    const open = VALUES.filter((name) => {
      const value = exported.get(name)
      return typeof value === 'object' && !Object.isFrozen(value)
    })
    expect(open).toEqual([])
  })
})
