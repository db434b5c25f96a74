import * as core from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

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
  it('keeps the promised names', () => {
    expect(PROMISED.filter((name) => !exported.has(name))).toEqual([])
  })

  it('has no default export', () => {
    expect(exported.has('default')).toBe(false)
  })

  it('exports frozen tables', () => {
    const tables = [...exported].filter(([, value]) => typeof value === 'object')
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter(([, value]) => !Object.isFrozen(value)).map(([name]) => name)).toEqual([])
  })
})
