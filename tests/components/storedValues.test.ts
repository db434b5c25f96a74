import { cookieNames, storageKeys } from '@jobsite/shell/core'
import { expect, it } from 'vitest'
import { storeLandings, takeLandings } from '../../src/browser/attribution/landings.ts'
import { advanceBannerRotation } from '../../src/browser/banners/bannerViews.ts'
import { readCookies } from '../../src/browser/cookies/cookies.ts'
import { readLanguageCookie } from '../../src/browser/cookies/languageCookie.ts'
import { readInitialData } from '../../src/browser/storage/initialData.ts'
import { parseClosedBanners, readClosedBanners, rememberClosedBanner } from '../../src/browser/stored/closedBanners.ts'
import { readRecentSearches, rememberSearch } from '../../src/browser/stored/recentSearches.ts'
import { clearStoredSearch, readStoredSearch, writeStoredSearch } from '../../src/browser/stored/storedSearch.ts'
import { expireStoredTheme, readStoredTheme } from '../../src/browser/stored/storedTheme.ts'
import { parseSeasonalTheme } from '../../src/core/theme/seasonalTheme.ts'
import { ADVERSARIAL_VALUES } from '../support/inputs/adversarialValues.ts'

const SILENT = { warn: () => undefined }
const areStrings = (values: readonly unknown[]) => values.every((value) => typeof value === 'string')

/** Readers of stored values. Each returns whether its result has the documented type. */
const USES: Readonly<Record<string, () => boolean>> = {
  'the last search': () => {
    const stored = readStoredSearch()
    return stored === null || (typeof stored.query === 'string' && Array.isArray(stored.locations))
  },
  'a search on top of the last one': () => {
    writeStoredSearch({ query: 'java' })
    clearStoredSearch()
    return readStoredSearch()?.query === ''
  },
  'recent searches': () => {
    const isFine = areStrings(readRecentSearches())
    rememberSearch('java')
    return isFine && readRecentSearches()[0] === 'java'
  },
  'banner rotation': () =>
    [0, 1].includes(advanceBannerRotation({ companyIndustries: [], jobFunctionIds: [] }, [1, 2], true)),
  'closed banners': () => {
    const isFine = areStrings(parseClosedBanners(readClosedBanners()))
    rememberClosedBanner(7)
    return isFine && parseClosedBanners(readClosedBanners()).includes('7')
  },
  'the seasonal theme': () => {
    expireStoredTheme()
    const theme = parseSeasonalTheme(readStoredTheme())
    return theme === null || areStrings(Object.values(theme).filter((value) => value !== undefined))
  },
  'reference data': () => {
    const data = readInitialData(SILENT)
    return data === null || Array.isArray(data.locations)
  },
  landings: () => {
    const visit = { url: 'https://www.example.com/', referrer: '', now: new Date('2026-11-20T10:00:00Z') }
    return storeLandings([visit]) && takeLandings().every(({ now }) => !Number.isNaN(now.getTime()))
  },
  cookies: () => [undefined, 'vi', 'en'].includes(readLanguageCookie()) && areStrings([...readCookies().values()]),
}

it.each(ADVERSARIAL_VALUES.map((value) => [value.slice(0, 100), value] as const))(
  'all work with %j stored',
  (_, value) => {
    for (const [name, use] of Object.entries(USES)) {
      for (const key of Object.values(storageKeys)) {
        localStorage.setItem(key, value)
        sessionStorage.setItem(key, value)
      }
      for (const cookie of Object.values(cookieNames)) document.cookie = `${cookie}=${value.slice(0, 3500)}; path=/`
      expect(use(), name).toBe(true)
      expect(Object.hasOwn(Object.prototype, 'polluted'), name).toBe(false)
    }
  },
)

it('the latest closed banners are remembered, however many there are', () => {
  const all = Array.from({ length: 210 }, (_, id) => id)
  for (const id of all) rememberClosedBanner(id)
  expect(parseClosedBanners(readClosedBanners())).toEqual(all.slice(-200).map(String))
})
