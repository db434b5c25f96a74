import { defineConfig, type ShellConfig } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { fetchBottomText } from '../../src/api/bottomText.ts'
import type { CallOptions } from '../../src/api/callEndpoint.ts'
import { fetchEndpoint } from '../../src/api/fetchEndpoint.ts'
import { fetchJobFunctions } from '../../src/api/jobFunctions.ts'
import { fetchSeoKeywords } from '../../src/api/keywordSeo.ts'
import { fetchCompanyIndustries, fetchJobLevels } from '../../src/api/namedRows.ts'
import { fetchResumeSummary } from '../../src/api/resumeSummary.ts'
import { fetchSidebarBanner } from '../../src/api/sidebarBanner.ts'
import { fetchTheme } from '../../src/api/themes.ts'
import { fetchTopBanners } from '../../src/api/topBanner.ts'
import { FAULTS } from '../support/faults.ts'
import { keepLog, withService } from './server.ts'

const service = withService()
const TOKEN = 'very-secret-token'
const TIMEOUT_MS = 400

type Call = (config: ShellConfig, options: CallOptions) => Promise<unknown>

const asked = { keyword: 'kế toán', language: 'vi' } as const
const zone = { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], language: 'vi' } as const

/** Every call that the shell makes. */
const CALLS: Readonly<Record<string, Call>> = {
  jobLevels: fetchJobLevels,
  companyIndustries: fetchCompanyIndustries,
  jobFunctions: fetchJobFunctions,
  keywordSeo: (config, options) => fetchSeoKeywords(config, 'vi', options),
  bottomText: (config, options) => fetchBottomText(config, 'https://www.jobsite.example/viec-lam', options),
  topBanner: (config, options) => fetchTopBanners(config, zone, options),
  sidebarBanner: (config, options) => fetchSidebarBanner(config, 'vi', options),
  themes: fetchTheme,
  resumeSummary: (config, options) => fetchResumeSummary(config, { userId: 7, accessToken: TOKEN }, options),
  hotKeywords: (config, options) => fetchEndpoint(config, 'hotKeywords', { language: 'vi' }, options),
  keywordSuggestions: (config, options) => fetchEndpoint(config, 'keywordSuggestions', asked, options),
  suggestJobTitle: (config, options) => fetchEndpoint(config, 'suggestJobTitle', asked, options),
  searchbarHighlight: (config, options) => fetchEndpoint(config, 'searchbarHighlight', { language: 'vi' }, options),
  jobSearch: (config, options) => fetchEndpoint(config, 'jobSearch', { query: 'java' }, options),
  resumeSettingInfo: (config, options) =>
    fetchEndpoint(config, 'resumeSettingInfo', undefined, { ...options, token: TOKEN }),
  attachedProfile: (config, options) =>
    fetchEndpoint(config, 'attachedProfile', undefined, { ...options, token: TOKEN }),
  checkingPopup: (config, options) => fetchEndpoint(config, 'checkingPopup', undefined, options),
  resumeChangeSearchable: (config, options) =>
    fetchEndpoint(config, 'resumeChangeSearchable', { isSearchable: true }, { ...options, token: TOKEN }),
  updateResumeFile: (config, options) =>
    fetchEndpoint(config, 'updateResumeFile', { file: 'cv.pdf' }, { ...options, token: TOKEN }),
  jobAlertsAnonymous: (config, options) =>
    fetchEndpoint(config, 'jobAlertsAnonymous', { email: 'an@example.com' }, options),
}

/** A list that says nothing is a fine answer of these: they have none to give. */
const LISTS = new Set(['hotKeywords', 'keywordSuggestions', 'suggestJobTitle', 'searchbarHighlight'])

/** What the log says, where the specification has the words. */
const words = (call: string, status: string | undefined): RegExp => {
  if (call === 'topBanner')
    return status ? new RegExp(`^error: status code ${status}$`) : /^error: Error when getting Top Banner: ./
  if (call === 'keywordSeo') return /^debug: \[@jobsite\/shell\] /
  return /^warn: \[@jobsite\/shell\] /
}

const STATUS: Readonly<Record<string, string>> = {
  'no content': '204',
  'a bad request': '400',
  'a missing login': '401',
  'nothing there': '404',
  'too many requests': '429',
  'a server fault': '500',
  'a closed service': '503',
}

const matrix = Object.keys(CALLS).flatMap((call) => Object.keys(FAULTS).map((fault) => ({ call, fault })))

describe('a call', () => {
  it.each(matrix)('$call answered with $fault gives nothing, and says so in one line', async ({ call, fault }) => {
    const isFine = fault === 'a list' && LISTS.has(call)
    service.answer(FAULTS[fault] ?? (FAULTS['nothing there'] as never))
    const { origin } = service
    const config = defineConfig({
      hosts: { api: origin(), metadata: origin(), metaService: origin(), banners: origin() },
    })
    const { lines, logger } = keepLog()
    const before = performance.now()
    const result = await CALLS[call]?.(config, { logger, timeoutMs: TIMEOUT_MS })
    // The deadline holds, whatever the service does; the rest is for a machine that is busy.
    expect(performance.now() - before).toBeLessThan(TIMEOUT_MS + 5000)
    expect(result ?? []).toEqual([])
    if (isFine) expect(lines).toEqual([])
    else {
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(words(call, STATUS[fault]))
    }
    expect(lines.join()).not.toContain(TOKEN)
  })
})
